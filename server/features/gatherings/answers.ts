// Answers to a gathering: who goes, who waits for a seat, and who moves up, in the transaction that holds the gathering.
import type { GatheringAnswer } from '@aerie/contract/gathering-forms'
import type { Answer } from '@aerie/contract/gatherings'
import { counted } from '@aerie/text/plurals'
import { notifySeated, offerSeats, type WaitingParty } from '#features/gathering-news/service.ts'
import { fitsNow, inTurn, moveUp, sizeOf } from '#features/gathering-seats/service.ts'
import { toPersonRef } from '#features/people/person.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { must, notFound, Refusal } from '#platform/errors.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './answers-data.ts'
import { lock } from './data.ts'
import { announceGathering, findGathering, lockGathering, showOne } from './find.ts'
import { answerLock, isInLastHours } from './policy.ts'
import type { GatheringRow } from './row.ts'
import { stateOf } from './show.ts'

/** Answers, or changes his answer. Who would go where too few seats are free waits for them. */
export async function answer(ctx: MemberContext, id: number, said: GatheringAnswer) {
  await inTurn(id, () => inTransaction(ctx, (tx) => writeAnswer(tx, id, said)))
  return showOne(ctx, id)
}

async function writeAnswer(tx: MemberContext, id: number, said: GatheringAnswer) {
  const { row } = await lockGathering(tx, id)
  const why = answerLock(stateOf(row), tx.now())
  if (why !== null) throw new Refusal('conflict', why)
  const guests = said.reply === 'cannot' ? 0 : said.guests
  const kept = { ...(await standingFor(tx, row, said)), guests, lets_pass: said.letsPass, answered_at: tx.now() }
  await data.keepAnswer(tx.db, { gathering_id: id, member_id: tx.actor.id, ...kept })
  await fillSeats(tx, id)
  await announceGathering(tx, id)
}

/** Who hosts it from now on goes, or waits for a seat, unless he has said otherwise. */
export async function countIn(tx: MemberContext, row: GatheringRow) {
  if (row.own_standing !== null || answerLock(stateOf(row), tx.now()) !== null) return
  const said = { reply: 'going', guests: 0, letsPass: true } as const
  const kept = { ...(await standingFor(tx, row, said)), guests: 0, lets_pass: true, answered_at: tx.now() }
  await data.keepAnswer(tx.db, { gathering_id: row.id, member_id: tx.actor.id, ...kept })
}

/**
 * Moves up whoever gets a seat now and tells him; in the last hours nobody, since a free one is offered to all who wait.
 * Answers whether anybody has moved.
 */
export async function fillSeats(tx: Context, id: number) {
  const row = await lock(tx.db, id)
  if (!row || answerLock(stateOf(row), tx.now()) !== null) return false
  const { free, waiting } = seatsOf(row, await data.listAnswers(tx.db, id))
  if (isInLastHours({ startsAt: row.starts_at }, tx.now())) {
    await offerSeats(tx, row, { free, to: waiting })
    return false
  }
  const { up, tooLarge } = moveUp(free, waiting)
  if (up.length > 0) {
    await data.letGo(
      tx.db,
      id,
      up.map(({ memberId }) => memberId),
    )
    await notifySeated(tx, row, up)
  }
  await offerSeats(tx, row, { free: free === null ? null : free - sizeOf(up), to: tooLarge })
  return up.length > 0
}

type SeatedRow = Pick<GatheringRow, 'seats'>

/** Free seats, null without a limit, and who waits for them in order; `except` leaves somebody's own party out. */
function seatsOf({ seats }: SeatedRow, answers: data.AnswerRow[], except?: number) {
  const others = answers.filter(({ member_id }) => member_id !== except)
  const taken = others.reduce((sum, { standing, guests }) => sum + (standing === 'going' ? 1 + guests : 0), 0)
  const waiting = others.flatMap(({ member_id, guests, lets_pass, place }): WaitingParty[] =>
    place === null ? [] : [{ memberId: member_id, size: 1 + guests, letsPass: lets_pass, place }],
  )
  return { free: seats === null ? null : seats - taken, waiting }
}

async function standingFor(tx: MemberContext, row: GatheringRow, { reply, guests }: GatheringAnswer) {
  if (reply !== 'going') return { standing: reply, place: null }
  const { own_standing: before, own_place: place, own_guests: beforeGuests } = row
  const { free, waiting } = seatsOf(row, await data.listAnswers(tx.db, row.id), tx.actor.id)
  if (before === 'going') {
    // Fewer guests always fit, even where more go than there are seats.
    const more = guests > (beforeGuests ?? 0)
    if (more && !fitsNow(free, 1 + guests, waiting)) throw new Refusal('conflict', noRoom(free))
    return { standing: before, place: null }
  }
  const isLate = isInLastHours({ startsAt: row.starts_at }, tx.now())
  // Who waits is in his turn: whether he goes now is decided with all others.
  if (before === 'waiting' && !isLate) return { standing: before, place }
  if (fitsNow(free, 1 + guests, isLate ? [] : waiting)) return { standing: 'going' as const, place: null }
  return { standing: 'waiting' as const, place: place ?? (await data.nextPlace(tx.db, row.id)) }
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
