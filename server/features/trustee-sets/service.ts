// Trustee sets for their trustees and officers, and what other features need of one.
import { stale, staleOf } from '@aerie/contract/stale'
import {
  type TrusteeSet,
  type TrusteeSetDetails,
  type TrusteeSetState,
  trusteeSets,
} from '@aerie/contract/trustee-sets'
import type { Context, MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import * as data from './data.ts'
import * as policy from './policy.ts'
import { keysLeftOf, nameOf, type SetState, toDetails, toSet, waitedFor } from './show.ts'

export async function listSets(ctx: MemberContext): Promise<TrusteeSet[]> {
  const sets = await data.listSets(ctx.db, policy.isOfficer(ctx.actor) ? null : ctx.actor.id)
  const ids = sets.map(({ id }) => id)
  if (ids.length === 0) return []
  const [seats, sent] = await Promise.all([data.listSeats(ctx.db, ids), data.listSent(ctx.db, ids)])
  const now = ctx.now()
  return sets.map((set) => {
    const state = { set, seats: seats.filter(({ set_id }) => set_id === set.id) }
    return toSet(ctx.actor, state, sent, now)
  })
}

export async function showSet(ctx: MemberContext, id: number): Promise<TrusteeSetDetails> {
  const state = await findSeen(ctx, id)
  const [sent, messages] = await Promise.all([
    data.listSent(ctx.db, [id]),
    data.listMessages(ctx.db, id, state.set.run),
  ])
  return toDetails(toSet(ctx.actor, state, sent, ctx.now()), state, messages)
}

/** Of who is neither an officer nor one of its trustees nobody may know that there is such a set. */
async function findSeen(ctx: MemberContext, id: number): Promise<SetState> {
  return mustBeSeen(ctx, await readState(ctx, await data.findSet(ctx.db, id)))
}

/** The same, held until the transaction ends. */
export const lockSeen = async (tx: MemberContext, id: number): Promise<SetState> =>
  mustBeSeen(tx, await readState(tx, await data.lockSet(tx.db, id)))

export const readState = async ({ db }: Context, set: data.SetRow | undefined): Promise<SetState | null> =>
  set ? { set, seats: await data.listSeats(db, [set.id]) } : null

function mustBeSeen({ actor }: MemberContext, state: SetState | null): SetState {
  if (!state || !(policy.isOfficer(actor) || state.seats.some(({ member_id }) => member_id === actor.id)))
    throw notFound('Trustee set')
  return state
}

export async function announceSet(tx: Context, { set, seats }: SetState) {
  const changed = [...staleOf([set.id], trusteeSets.show), ...stale(trusteeSets.list)]
  await announce(tx, changed, { role: 'admin' })
  await announce(tx, changed, { memberIds: seats.flatMap(({ member_id }) => member_id ?? []) })
}

/** A set as elections need it; whoever asks sees to it that nobody reads what he may not. */
export interface KeptSet {
  id: number
  name: string
  threshold: number
  state: TrusteeSetState
  /** JSON of the package's `Parameters`; null until the set is ready. */
  parameters: string | null
  keysLeft: number
  /** In the order of their places, from 1; `memberId` is null of who is gone. */
  trustees: { place: number; memberId: number | null; name: string; hasKey: boolean; isMissing: boolean }[]
}

/** Each of these sets that there is. */
export async function readSets(ctx: Context, ids: number[]): Promise<KeptSet[]> {
  if (ids.length === 0) return []
  const [sets, seats, sent] = await Promise.all([
    data.findSets(ctx.db, ids),
    data.listSeats(ctx.db, ids),
    data.listSent(ctx.db, ids),
  ])
  return sets.map((set) => toKept({ set, seats: seats.filter(({ set_id }) => set_id === set.id) }, sent))
}

/** The same of one, held until the transaction ends: nobody declares it void or begins it anew meanwhile. */
export async function holdSet(tx: Context, id: number): Promise<KeptSet | null> {
  const state = await readState(tx, await data.lockSet(tx.db, id))
  return state && toKept(state, await data.listSent(tx.db, [id]))
}

function toKept(state: SetState, sent: Awaited<ReturnType<typeof data.listSent>>): KeptSet {
  const { set, seats } = state
  const waited = waitedFor(state, sent)
  return {
    id: set.id,
    name: set.name,
    threshold: set.threshold,
    state: set.state as TrusteeSetState,
    parameters: set.parameters,
    keysLeft: keysLeftOf(state),
    trustees: seats.map((seat) => ({
      place: seat.index,
      memberId: seat.member_id,
      name: nameOf(seat),
      hasKey: policy.hasKey(policy.standingOf(seat), seat),
      isMissing: waited.includes(seat),
    })),
  }
}
