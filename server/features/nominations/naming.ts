// Naming a brother for a position, or oneself, and taking it back.
import { MOST_CANDIDATES, votesAmong } from '@aerie/contract/election-values'
import { MOST_NAMED_BY_ONE } from '@aerie/contract/nomination-values'
import type { NewNomination } from '@aerie/contract/nominations'
import { mustNotBeTrustee } from '#features/election-sealing/choosing.ts'
import { listClasses } from '#features/election-states/data.ts'
import type { PositionState } from '#features/election-states/states.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { invalid, must, notFound, Refusal } from '#platform/errors.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import {
  announceNominations,
  asNobody,
  findNominee,
  findPosition,
  lockToChange,
  mustBeOpen,
  mustNotBeRefused,
  type Nominated,
} from './nominated.ts'
import { syncNotices } from './notices.ts'

export const nominate = (ctx: MemberContext, id: number, given: NewNomination) =>
  inTransaction(ctx, async (tx) => {
    const found = await lockToChange(tx, id)
    const position = findPosition(found, given.positionId)
    mustBeOpen(found, position)
    await mustFit(tx, found, position, given.memberId)
    if (given.memberId === tx.actor.id) await nameHimself(tx, found, position, given.statement ?? null)
    else await nameAnother(tx, found, position, { memberId: given.memberId, sentence: given.sentence ?? null })
    await record(asNobody(tx), { action: 'election.nominate', objectId: id, after: { position: position.asked.title } })
    await syncNotices(tx, id)
    await announceNominations(tx, id, [given.memberId])
  })

async function mustFit(tx: MemberContext, { state }: Nominated, { asked }: PositionState, memberId: number) {
  const classOf = new Map((await listClasses(tx.db, [tx.actor.id, memberId])).map((row) => [row.id, row.class]))
  const classes = { from: asked.from, to: asked.to, filter: state.call.classFilter }
  const isVoter = classOf.has(tx.actor.id) && votesAmong(classes)(classOf.get(tx.actor.id) ?? null)
  must(isVoter, 'Only those who vote for this position name brothers for it.')
  if (!classOf.has(memberId)) throw invalid('memberId', 'He is no active member.')
  await mustNotBeTrustee(tx, state.call, memberId)
}

/** With that he stands; also where others have named him already. */
async function nameHimself(tx: MemberContext, found: Nominated, position: PositionState, statement: string | null) {
  const me = tx.actor.id
  const before = found.nominees.find((each) => each.position_id === position.id && each.member_id === me)
  mustNotBeRefused(before)
  mustHaveRoom(found, position, me)
  const named = { position_id: position.id, member_id: me, named_at: found.now, state: 'stands', statement }
  const nomineeId = await data.addNominee(tx.db, named)
  await data.updateNominee(tx.db, nomineeId, { state: 'stands', statement, decline_word: null })
  await data.addNaming(tx.db, { nominee_id: nomineeId, nominator_id: me, sentence: null, named_at: found.now })
}

interface Naming {
  memberId: number
  sentence: string | null
}

async function nameAnother(
  tx: MemberContext,
  { nominees, now }: Nominated,
  position: PositionState,
  { memberId, sentence }: Naming,
) {
  const me = tx.actor.id
  if (sentence === null) throw invalid('sentence', 'Say in a sentence why he.')
  const ofPosition = nominees.filter((each) => each.position_id === position.id)
  const given = await data.listNamings(
    tx.db,
    ofPosition.map((each) => each.id),
  )
  const own = given.filter((each) => each.nominator_id === me && each.sentence !== null)
  const before = own.find(({ nominee_id: of }) =>
    ofPosition.some((each) => each.id === of && each.member_id === memberId),
  )
  // The same once more is an answer that got lost on its way.
  if (before?.sentence === sentence) return
  if (before) throw new Refusal('conflict', 'You have named him for this position already.')
  if (own.length >= MOST_NAMED_BY_ONE)
    throw new Refusal(
      'conflict',
      `You have named ${MOST_NAMED_BY_ONE} brothers for this position, and can name no more.`,
    )
  const named = { position_id: position.id, member_id: memberId, named_at: now, state: 'asked' }
  const nomineeId = await data.addNominee(tx.db, named)
  await data.addNaming(tx.db, { nominee_id: nomineeId, nominator_id: me, sentence, named_at: now })
}

/** He stands for one position unless the election allows more, and a ballot has room for so many. */
export function mustHaveRoom({ state, nominations, nominees }: Nominated, position: PositionState, memberId: number) {
  const standing = nominees.filter((each) => each.state === 'stands')
  const other = standing.find((each) => each.member_id === memberId && each.position_id !== position.id)
  if (other && !nominations.allowsSeveral) {
    const title = state.positions.find(({ id }) => id === other.position_id)?.asked.title ?? 'another position'
    throw new Refusal('conflict', `One brother stands for one position here, and it is “${title}”.`)
  }
  const others = standing.filter((each) => each.position_id === position.id && each.member_id !== memberId)
  if (others.length >= MOST_CANDIDATES)
    throw new Refusal('conflict', `A ballot has room for ${MOST_CANDIDATES} brothers, and it is full.`)
}

export const takeBack = (ctx: MemberContext, id: number, nomineeId: number) =>
  inTransaction(ctx, async (tx) => {
    const found = await lockToChange(tx, id)
    const { nominee, position } = await findOwnNaming(tx, found, nomineeId)
    mustBeOpen(found, position)
    if (nominee.state !== 'asked') throw new Refusal('conflict', 'He has answered, and it stays.')
    await data.removeNaming(tx.db, nomineeId, tx.actor.id)
    const after = { position: position.asked.title }
    await record(asNobody(tx), { action: 'election.take-back-nomination', objectId: id, after })
    await syncNotices(tx, id)
    await announceNominations(tx, id, [nominee.member_id])
  })

async function findOwnNaming(tx: MemberContext, found: Nominated, nomineeId: number) {
  const isOwn = await isNominator(tx, nomineeId)
  if (!isOwn) throw notFound('Nomination')
  return findNominee(found, nomineeId)
}

const isNominator = async (tx: MemberContext & Context, nomineeId: number) =>
  (await data.listNamings(tx.db, [nomineeId])).some((each) => each.nominator_id === tx.actor.id)
