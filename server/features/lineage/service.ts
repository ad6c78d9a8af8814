// Lineage for other features: reading and changing a member's relatives, and comparing lines.
import { lineage, lines } from '@aerie/contract/lineage'
import { stale } from '@aerie/contract/stale'
import type { RawBuilder } from 'kysely'
import { findCard } from '#features/people/service.ts'
import { cached } from '#platform/cache/cached.ts'
import type { WithCaches } from '#platform/cache/caches.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { takeLock } from '#platform/db/locks.ts'
import { announce } from '#platform/events/announce.ts'
import { confirm, noteRefused, refuse } from './claims.ts'
import * as data from './data.ts'
import { keepName as keepNameOf, leaveTogether as leaveTogetherOf } from './departure-data.ts'
import { linesOf } from './lines.ts'
import { linkNamesOf, linkNamesOfNewcomers } from './link-names-data.ts'
import { addNewcomerTies } from './newcomer-ties-data.ts'
import { notifyRelatives, tellAwaited } from './notify-relatives.ts'
import type { DesiredLineage } from './planning/desired-lineage.ts'
import { namesOf, type RelativeRow, relativesAfter } from './planning/kinship.ts'
import { type Plan, planLineage } from './planning/plan.ts'

export type Relatives = RelativeRow[]
/** What a save wants of a member's lineage. */
export type Desired = DesiredLineage
export type Neighbours = data.Neighbour[]

export const inheritedColor = data.inheritedColor

export const readRelatives = ({ db }: Pick<Context, 'db'>, memberId: number): Promise<Relatives> =>
  data.listRelatives(db, memberId)

/** The same as a part of a query, which `toRelatives` reads. */
export const relativesOf = ({ db }: Context, memberId: number) => data.selectRelativesAsJson(db, memberId)
export const toRelatives = (rows: data.TieRow[]): Relatives => rows.map(data.toRelativeRow)

interface Change {
  memberId: number
  /** Null where the lineage is not among the changes. */
  desired: Desired | null
  /** His full names after it. */
  name: Parameters<typeof namesOf>[0]
  /** Whether the member himself reads why it cannot be. */
  own: boolean
}

export interface Planned {
  /** Which of the member's own fields are not what they were. */
  fields: Plan['fields']
  inheritedColor: string | null
  /** As they are before it. */
  relatives: Relatives
  /**
   * Writes the plan, and notifies members; returns the member's relatives after it, and the other members whose
   * records change.
   */
  write(actorId: number): Promise<{ relatives: Relatives; neighbours: Neighbours }>
}

/**
 * The plan of a change of a member's lineage, or a refusal. Where ties may change, the lines are locked (the
 * lock `lineage`) in an earlier statement.
 */
export async function planChange(tx: Context, { memberId, desired, name, own }: Change): Promise<Planned> {
  const facts = await data.readLineage(tx.db, memberId, desired, namesOf(name))
  const plan = planLineage(facts, desired, own)
  return {
    fields: plan.fields,
    inheritedColor: plan.inheritedColor,
    relatives: relativesAfter(facts, facts),
    async write(actorId) {
      const ties = await data.writeTies(tx.db, plan, actorId)
      if (plan.fields.length > 0) await announce(tx, stale(lines, lineage.list))
      const added = ties.filter((tie) => !plan.ties.includes(tie))
      await notifyRelatives(tx, { gone: plan.gone, added }, actorId)
      await noteRefused(tx, plan.refused, actorId)
      return { relatives: relativesAfter(facts, { ties }), neighbours: data.neighboursOf(plan, memberId) }
    },
  }
}

/** The plan of a change that concerns neither ties nor names. */
export const unchanged = (relatives: Relatives, inheritedColor: string | null): Planned => ({
  fields: [],
  inheritedColor,
  relatives,
  write: async () => ({ relatives, neighbours: [] }),
})

/** Both answer the two ends of the tie; null where the caller has given the same answer before. */
export const confirmTie = async (tx: MemberContext, tieId: number) => endsOf(await confirm(tx, tieId))
export const refuseTie = async (tx: MemberContext, tieId: number) => endsOf(await refuse(tx, tieId))

const endsOf = (tie: { big_id: number; little_id: number; claimed_by: number | null } | null) =>
  tie && { bigId: tie.big_id, littleId: tie.little_id, claimedBy: tie.claimed_by }

/** Ties these members to whoever waits for them by name. */
export async function linkNewcomers(tx: Context, memberIds: number[]) {
  await takeLock(tx.db, 'lineage')
  await tellAwaited(tx, await linkNamesOf(tx.db, memberIds))
  await announce(tx, stale(lines, lineage.list))
}

/** The same for many who bring along the names of their bigs and littles; see `addNewcomerTies` for the columns. */
export async function tieNewcomers(tx: MemberContext, newcomers: RawBuilder<unknown>) {
  await takeLock(tx.db, 'lineage')
  await addNewcomerTies(tx.db, newcomers, tx.actor.id)
  await tellAwaited(tx, await linkNamesOfNewcomers(tx.db))
  await announce(tx, stale(lines, lineage.list))
}

/** Takes off ties in which one end is but a name that says nothing; the records at the other ends are the caller's to write. */
export async function dropNamedTies(tx: Context, tieIds: number[]) {
  if (tieIds.length === 0) return
  await takeLock(tx.db, 'lineage')
  await data.dropNamedTies(tx.db, tieIds)
  await announce(tx, stale(lines, lineage.list))
}

/** To be called before a member is removed: his relatives keep his name. */
export async function keepName(tx: Context, memberId: number, name: string) {
  await keepNameOf(tx.db, memberId, name)
  await announce(tx, stale(lines, lineage.list))
}

/** To be called before many are removed who came together; see `departure-data.ts` for the parts. */
export async function leaveTogether(tx: Context, departure: Parameters<typeof leaveTogetherOf>[1]) {
  await takeLock(tx.db, 'lineage')
  await leaveTogetherOf(tx.db, departure)
  await announce(tx, stale(lines, lineage.list))
}

const readHeads = cached({ answers: [lines], load: async ({ db }) => linesOf(await data.listEdges(db)) })

/** Whether two are of one pledge class, or of one line by confirmed ties. */
export async function areOfOneLine(ctx: WithCaches, one: number, other: number) {
  const [heads, a, b] = await Promise.all([readHeads(ctx), findCard(ctx, one), findCard(ctx, other)])
  const head = heads.get(one)
  if (head !== undefined && head === heads.get(other)) return true
  return a?.pledgeClass != null && a.pledgeClass === b?.pledgeClass
}
