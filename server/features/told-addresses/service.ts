// An address that another has told opens nothing by itself: who comes by it says something that his record knows first.
import type { RecordQuestion } from '@aerie/contract/sign-in'
import { notify } from '#features/notifications/service.ts'
import { displayName } from '#features/people/person.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { isRight, type Known, MOST_TRIES, questionOf } from './policy.ts'

/** Kept until he has come in by it; an address that is his already is none. */
export const keepTold = (tx: Context, memberId: number, address: string, toldBy: number) =>
  data.addTold(tx.db, memberId, address, toldBy)

/** What a link to his address asks him first; null where nobody has told it. Refuses where it opens nothing any more. */
export async function readQuestion(ctx: Context, memberId: number): Promise<RecordQuestion | null> {
  const told = await data.findUnproved(ctx.db, memberId)
  return told ? questionAbout(told, await knownOf(ctx, told)) : null
}

/** Refuses unless the answer is right, where one is asked for; wrong ones are counted whatever comes of the call. */
export async function checkAnswer(ctx: Context, memberId: number, answer: string | null | undefined) {
  const wrong = await inTransaction(ctx, async (tx) => {
    const told = await data.findUnproved(tx.db, memberId, true)
    if (!told) return null
    const known = await knownOf(tx, told)
    const asks = questionAbout(told, known)
    if (!answer) return SENTENCES[asks]
    if (isRight(known, answer)) return null
    await data.countTry(tx.db, memberId, told.address)
    if (told.tries + 1 < MOST_TRIES) return `That is not what we know. ${TRIES_LEFT[MOST_TRIES - told.tries - 1]}`
    await record(tx, { action: 'member.refuse-told-address', objectId: memberId })
    return NO_MORE
  })
  if (wrong !== null) throw new Refusal('conflict', wrong)
}

/** In the transaction that lets him in: officers and who told the address hear that he is. */
export async function noteProved(tx: Context, memberId: number) {
  const told = await data.findUnproved(tx.db, memberId, true)
  if (!told) return
  await data.markProved(tx.db, memberId, told.address, tx.now())
  await record(tx, { action: 'member.prove-told-address', objectId: memberId, actorId: memberId })
  const ids = new Set((await data.listOfficers(tx.db)).map(({ id }) => id))
  if (told.told_by !== null) ids.add(told.told_by)
  ids.delete(memberId)
  await notify(
    tx,
    [...ids].map((id) => ({
      memberId: id,
      subject: { type: 'lost_member', id: memberId },
      key: 'in',
      kind: 'lost_found' as const,
      aboutId: memberId,
      facts: { name: displayName(told) },
      until: null,
    })),
  )
}

type ToldAddress = NonNullable<Awaited<ReturnType<typeof data.findUnproved>>>

const knownOf = async (ctx: Context, told: ToldAddress): Promise<Known> => ({
  pledgeClass: told.pledge_class,
  bigNames: await data.findBigNames(ctx.db, told.member_id),
})

function questionAbout({ tries }: ToldAddress, known: Known) {
  const asks = questionOf(known)
  if (asks === null || tries >= MOST_TRIES) throw new Refusal('gone', NO_MORE)
  return asks
}

const NO_MORE = 'This link opens nothing by itself any more. Speak to an officer who knows you.'
const SENTENCES: Record<RecordQuestion, string> = {
  big: 'Say who your big brother is.',
  class: 'Say which class is yours.',
}
const TRIES_LEFT: Record<number, string> = { 1: 'You can try once more.', 2: 'You can try twice more.' }
