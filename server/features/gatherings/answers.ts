// Answers to a gathering: who goes, who waits for a seat, and who moves up, in the transaction that holds the gathering.
import type { GatheringAnswer } from '@aerie/contract/gathering-forms'
import type { Standing } from '@aerie/contract/gathering-values'
import type { Answer } from '@aerie/contract/gatherings'
import { counted } from '@aerie/text/plurals'
import { notifySeated, offerSeats, type WaitingParty } from '#features/gathering-news/service.ts'
import { fitsNow, inTurn, moveUp, sizeOf } from '#features/gathering-seats/service.ts'
import { toPersonRef } from '#features/people/person.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { must, notFound, Refusal } from '#platform/errors.ts'
import { inTransaction, writeAtClose } from '#platform/transaction.ts'
import * as data from './answers-data.ts'
import { lock } from './data.ts'
import { announceGathering, announceOf, findGathering, lockGathering, showOne } from './find.ts'
import { answerLock, isInLastHours } from './policy.ts'
import { type GatheringRow, viewerOf } from './row.ts'
import { stateOf } from './show.ts'

/** Answers, or changes his answer. Who would go where too few seats are free waits for them. */
export async function answer(ctx: MemberContext, id: number, said: GatheringAnswer) {
  await inTurn(id, () => inTransaction(ctx, (tx) => writeAnswer(tx, id, said)))
  return showOne(ctx, id)
}

async function writeAnswer(tx: MemberContext, id: number, said: GatheringAnswer) {
  const row = await lock(tx.db, id)
  const seats = row && (await data.readSeats(tx.db, await viewerOf(tx), id))
  if (!row || !seats?.is_seen) throw notFound('Gathering')
  const why = answerLock(stateOf(row), tx.now())
  if (why !== null) throw new Refusal('conflict', why)
  const guests = said.reply === 'cannot' ? 0 : said.guests
  const kept = { ...standingFor(row, seats, said, tx.now()), guests, lets_pass: said.letsPass }
  const mayMove = isSeatFor(row, seats, kept)
  for (const write of writesOf(tx, row, kept)) {
    if (mayMove) await write.execute()
    else writeAtClose(tx, write)
  }
  if (mayMove) await fill(tx, row)
  await announceOf(tx, row)
}

/** Who hosts it from now on goes, or waits for a seat, unless he has said otherwise. */
export async function countIn(tx: MemberContext, row: GatheringRow) {
  if (row.own_standing !== null || answerLock(stateOf(row), tx.now()) !== null) return
  const seats = await data.readSeats(tx.db, await viewerOf(tx), row.id)
  if (!seats) return
  const said = { reply: 'going', guests: 0, letsPass: true } as const
  const kept = { ...standingFor(row, seats, said, tx.now()), guests: 0, lets_pass: true }
  for (const write of writesOf(tx, row, kept)) await write.execute()
}

/**
 * Moves up whoever gets a seat now and tells him; in the last hours nobody, since a free one is offered to all who wait.
 * Answers whether anybody has moved.
 */
export async function fillSeats(tx: Context, id: number) {
  const row = await lock(tx.db, id)
  return row !== undefined && answerLock(stateOf(row), tx.now()) === null && fill(tx, row)
}

type HeldRow = NonNullable<Awaited<ReturnType<typeof lock>>>

async function fill(tx: Context, row: HeldRow) {
  const { free, waiting } = partiesOf(row, await data.listAnswers(tx.db, row.id))
  if (isInLastHours({ startsAt: row.starts_at }, tx.now())) {
    await offerSeats(tx, row, { free, to: waiting })
    return false
  }
  const { up, tooLarge } = moveUp(free, waiting)
  if (up.length > 0) {
    await data.letGo(
      tx.db,
      row.id,
      up.map(({ memberId }) => memberId),
    )
    await notifySeated(tx, row, up)
  }
  await offerSeats(tx, row, { free: free === null ? null : free - sizeOf(up), to: tooLarge })
  return up.length > 0
}

/** Free seats, null without a limit, and who waits for them in order. */
function partiesOf({ seats }: HeldRow, answers: data.AnswerRow[]) {
  const taken = answers.reduce((sum, { standing, guests }) => sum + (standing === 'going' ? 1 + guests : 0), 0)
  const waiting = answers.flatMap(({ member_id, guests, lets_pass, place }): WaitingParty[] =>
    place === null ? [] : [{ memberId: member_id, size: 1 + guests, letsPass: lets_pass, place }],
  )
  return { free: seats === null ? null : seats - taken, waiting }
}

interface Stand {
  standing: Standing
  /** In the line of those who wait. */
  place: number | null
}

type Seated = Pick<HeldRow, 'seats' | 'starts_at' | 'last_place'>

function standingFor(row: Seated, given: data.SeatsRow, { reply, guests }: GatheringAnswer, now: Date): Stand {
  if (reply !== 'going') return { standing: reply, place: null }
  const { standing: before, guests: guestsBefore, place, all_let_pass: allLetPass } = given
  const free = freeOf(row, given)
  if (before === 'going') {
    // Fewer guests always fit, even where more go than there are seats.
    const more = guests > (guestsBefore ?? 0)
    if (more && !fitsNow(free, 1 + guests, allLetPass)) throw new Refusal('conflict', noRoom(free))
    return { standing: before, place: null }
  }
  const isLate = isInLastHours({ startsAt: row.starts_at }, now)
  // Who waits is in his turn: whether he goes now is decided with all others.
  if (before === 'waiting' && !isLate) return { standing: before, place }
  if (fitsNow(free, 1 + guests, isLate || allLetPass)) return { standing: 'going', place: null }
  return { standing: 'waiting', place: place ?? row.last_place + 1 }
}

/** Null without a limit; the seat that he has himself counts as free. */
const freeOf = ({ seats }: Pick<HeldRow, 'seats'>, { taken }: data.SeatsRow) => (seats === null ? null : seats - taken)

/** Whether, once he has answered so, there is a free seat and somebody who waits, be it he. */
function isSeatFor(row: Seated, given: data.SeatsRow, { standing, guests }: Stand & { guests: number }) {
  const free = freeOf(row, given)
  const left = free === null ? 1 : free - (standing === 'going' ? 1 + guests : 0)
  return left > 0 && given.waiting + (standing === 'waiting' ? 1 : 0) > 0
}

/** His answer, and his number where it is new. */
function writesOf(
  tx: MemberContext,
  row: Seated & { id: number },
  kept: Stand & { guests: number; lets_pass: boolean },
) {
  const answered = { gathering_id: row.id, member_id: tx.actor.id, ...kept, answered_at: tx.now() }
  const { place } = kept
  const numbered = place !== null && place > row.last_place ? [data.keepLastPlace(tx.db, row.id, place)] : []
  return [...numbered, data.keepAnswer(tx.db, answered)]
}

const noRoom = (free: number | null) =>
  `${counted(Math.max(0, (free ?? 0) - 1), 'guest')} of yours can have a seat. Your answer stays as it was.`

export async function listAnswers(ctx: MemberContext, id: number): Promise<Answer[]> {
  await findGathering(ctx, id)
  return (await data.listComing(ctx.db, id)).map((row) => ({
    member: toPersonRef(row),
    pledgeClass: row.pledge_class,
    standing: row.standing,
    guests: row.guests,
    isHost: row.is_host,
    wasThere: row.was_there ?? row.standing === 'going',
  }))
}

interface Correction {
  memberId: number
  wasThere: boolean
}

/** Who was there, once it is over: hosts of anybody, everybody of himself if he had answered; he has the last word. */
export async function correctAttendance(ctx: MemberContext, id: number, { memberId, wasThere }: Correction) {
  await inTransaction(ctx, async (tx) => {
    const { row, isHost } = await lockGathering(tx, id)
    if (row.over_at > tx.now() || row.called_off_at) throw new Refusal('conflict', 'This gathering is not over yet.')
    must(isHost || memberId === tx.actor.id, 'Only its hosts say who else was there.')
    const said = { gathering_id: id, member_id: memberId, was_there: wasThere, corrected_by: tx.actor.id }
    const isKnown = (await data.correct(tx.db, said)) || (isHost && wasThere && (await data.addThere(tx.db, said)))
    if (!isKnown) throw notFound('Answer')
    await announceGathering(tx, id)
  })
  return listAnswers(ctx, id)
}
