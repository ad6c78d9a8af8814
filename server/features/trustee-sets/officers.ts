// Trustee sets for officers: naming one, more time, beginning anew, and declaring one void.
import { MOST_SETS, type NewRun, type NewTrusteeSet, type TrusteeSetState } from '@aerie/contract/trustee-sets'
import { displayName } from '#features/people/person.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { invalid, Refusal } from '#platform/errors.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { follow } from './notices.ts'
import * as policy from './policy.ts'
import { announceSet, lockSeen, showSet } from './service.ts'
import type { SetState } from './show.ts'

const CHANGED = 'This has changed since you opened the page. Load it again.'

export async function createSet(ctx: MemberContext, { name, memberIds, threshold }: NewTrusteeSet) {
  const id = await inTransaction(ctx, async (tx) => {
    if ((await data.countSets(tx.db)) >= MOST_SETS)
      throw new Refusal('conflict', `There are ${MOST_SETS} sets of trustees, and no room for another.`)
    await mustBeActive(tx, memberIds)
    const deadline = policy.deadlineFrom(tx.now())
    const set = await data.insertSet(tx.db, { name, threshold, deadline, created_by: tx.actor.id })
    await data.seat(tx.db, set.id, memberIds)
    await record(tx, { action: 'trustee-set.create', objectId: set.id, after: { name, memberIds, threshold } })
    await follow(tx, set.id)
    return set.id
  })
  return showSet(ctx, id)
}

async function mustBeActive(tx: Context, memberIds: number[]) {
  const active = await data.listActive(tx.db, memberIds)
  if (active.length < memberIds.length) throw invalid('memberIds', 'One of them is no active member.')
  return active
}

/** Since the set was named, an election may have been called that it is to seal. */
async function mustNotStand(tx: Context, id: number, active: Awaited<ReturnType<typeof mustBeActive>>) {
  const ids = active.map((member) => member.id)
  const standing = await data.findStanding(tx.db, id, ids)
  const member = active.find((each) => each.id === standing?.member_id)
  if (standing && member)
    throw invalid(
      'memberIds',
      `${displayName(member)} stands in “${standing.title}”, which these trustees seal, and so cannot be one of them. Name another brother.`,
    )
}

type Right = keyof ReturnType<typeof policy.rightsOf>

async function lockFor(tx: MemberContext, id: number, right: Right): Promise<SetState> {
  const state = await lockSeen(tx, id)
  if (!policy.rightsOf(tx.actor, { ...state.set, state: state.set.state as TrusteeSetState })[right])
    throw new Refusal('conflict', CHANGED)
  return state
}

export async function extend(ctx: MemberContext, id: number, run: number) {
  await inTransaction(ctx, async (tx) => {
    const { set } = await lockFor(tx, id, 'extend')
    if (set.run !== run) throw new Refusal('conflict', CHANGED)
    const now = tx.now()
    const deadline = policy.deadlineFrom(set.deadline > now ? set.deadline : now)
    await data.updateSet(tx.db, id, { deadline, extended_at: now })
    await record(tx, {
      action: 'trustee-set.extend',
      objectId: id,
      before: { deadline: set.deadline.toISOString() },
      after: { deadline: deadline.toISOString() },
    })
    await follow(tx, id)
  })
  return showSet(ctx, id)
}

/** All that was sent is removed: it is of no use, since who sits where is signed in it. */
export async function restart(ctx: MemberContext, id: number, { run, memberIds, threshold }: NewRun) {
  await inTransaction(ctx, async (tx) => {
    const state = await lockFor(tx, id, 'restart')
    if (state.set.run !== run) throw new Refusal('conflict', CHANGED)
    await mustNotStand(tx, id, await mustBeActive(tx, memberIds))
    await data.seat(tx.db, id, memberIds)
    await data.updateSet(tx.db, id, {
      threshold,
      run: run + 1,
      state: 'round1',
      deadline: policy.deadlineFrom(tx.now()),
      extended_at: null,
      words: null,
      ...NOT_STOPPED,
    })
    await record(tx, {
      action: 'trustee-set.restart',
      objectId: id,
      before: factsOf(state),
      after: { run: run + 1, memberIds, threshold },
    })
    await announceSet(tx, state)
    await follow(tx, id)
  })
  return showSet(ctx, id)
}

const NOT_STOPPED = {
  stopped_why: null,
  stopped_at: null,
  stopped_dealer: null,
  stopped_receiver: null,
  stopped_envelope: null,
  stopped_reason: null,
}

const factsOf = ({ set, seats }: SetState) => ({
  run: set.run,
  memberIds: seats.map(({ member_id }) => member_id),
  threshold: set.threshold,
})

/** What was sent stays, and what its words open stays open to them. */
export async function voidSet(ctx: MemberContext, id: number, reason: string) {
  await inTransaction(ctx, async (tx) => {
    await lockFor(tx, id, 'void')
    if (await data.isRestedOn(tx.db, id))
      throw new Refusal('conflict', 'An election that is not over rests on these trustees. It has to end first.')
    await data.updateSet(tx.db, id, {
      ...NOT_STOPPED,
      state: 'void',
      stopped_why: 'voided',
      stopped_at: tx.now(),
      stopped_reason: reason,
    })
    await record(tx, { action: 'trustee-set.void', objectId: id, after: { reason } })
    await follow(tx, id)
  })
  return showSet(ctx, id)
}
