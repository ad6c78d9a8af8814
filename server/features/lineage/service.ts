// Lineage for other features: reading and changing a member's relatives, and comparing lines.
import { lineage, lines } from '@aerie/contract/lineage'
import { stale } from '@aerie/contract/stale'
import { ties } from '@aerie/contract/ties'
import type { RawBuilder } from 'kysely'
import type { DesiredLineage } from '#features/kinship/desired-lineage.ts'
import { isBetweenMembers, type MemberTie, namesOf, type RelativeRow, type Tie } from '#features/kinship/kinship.ts'
import { lineOf, linesOf } from '#features/kinship/lines.ts'
import { type Plan, planLineage } from '#features/kinship/plan.ts'
import { relativesIn } from '#features/kinship/relatives.ts'
import { notifyAwaited, notifyRelatives } from '#features/lineage-claims/notify-relatives.ts'
import { endSettled, propose } from '#features/lineage-claims/service.ts'
import { findCard } from '#features/people/service.ts'
import { cached } from '#platform/cache/cached.ts'
import type { WithCaches } from '#platform/cache/caches.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { takeLock } from '#platform/db/locks.ts'
import { announce } from '#platform/events/announce.ts'
import { confirm, noteRefused, refuse, withdraw } from './answers.ts'
import * as data from './data.ts'
import { keepName as keepNameOf, leaveTogether as leaveTogetherOf } from './departure-data.ts'
import { linkNamesOf, linkNamesOfNewcomers } from './link-names-data.ts'
import { matchName as matchNameOf } from './matching.ts'
import { addNewcomerTies } from './newcomer-ties-data.ts'
import { proposeTie as proposeTieOf } from './proposing.ts'
import { relationsTo as relationsToOf } from './relation.ts'
import * as relatives from './relatives-data.ts'

export type Relatives = RelativeRow[]
/** What a save wants of a member's lineage. */
export type Desired = DesiredLineage
export type Neighbours = data.Neighbour[]
export type { Match } from './matching.ts'

export const inheritedColor = data.inheritedColor

/** A member's relatives as a part of a query, which `toRelatives` reads. */
export const relativesOf = ({ db }: Pick<Context, 'db'>, memberId: number) =>
  relatives.selectRelativesAsJson(db, memberId)
export const toRelatives = (rows: relatives.TieRow[]): Relatives => rows.map(relatives.toRelativeRow)

interface LineageChange {
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
export async function planChange(tx: Context, { memberId, desired, name, own }: LineageChange): Promise<Planned> {
  const facts = await data.readLineage(tx.db, memberId, desired, namesOf(name))
  const plan = planLineage(facts, desired, own)
  // Who is proposed beside the record need not be among the facts.
  const read = async (ties: Tie[]) =>
    facts.proposals.length + plan.proposed.length > 0
      ? relatives.listRelatives(tx.db, memberId)
      : relativesIn(facts, ties)
  return {
    fields: plan.fields,
    inheritedColor: plan.inheritedColor,
    relatives: await read(facts.ties),
    async write(actorId) {
      const written = await data.writeTies(tx.db, plan, actorId)
      if (plan.fields.length > 0) await announce(tx, stale(lines, lineage.list, ties.waiting))
      const added = written.filter((tie) => !plan.ties.includes(tie))
      await notifyRelatives(tx, { gone: plan.gone, added }, actorId)
      await noteRefused(tx, plan.refused, actorId)
      if (added.some(isBetweenMembers)) await endSettled(tx)
      await propose(tx, plan.proposed, actorId)
      return { relatives: await read(written), neighbours: data.neighboursOf(plan, memberId) }
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

/** Who a tie is between, and who has claimed it. */
export interface AnsweredTie {
  bigId: number
  littleId: number
  claimedBy: number | null
  isProposed: boolean
}

/** Null where it was confirmed already. */
export async function confirmTie(tx: MemberContext, tieId: number) {
  const answered = await confirm(tx, tieId)
  return answered && { ...endsOf(answered.tie), replaced: answered.replaced, isOnRecord: answered.isOnRecord }
}

/** Null where the caller has refused it before. */
export async function refuseTie(tx: MemberContext, tieId: number, word: string | null): Promise<AnsweredTie | null> {
  const tie = await refuse(tx, tieId, word ?? undefined)
  return tie && endsOf(tie)
}

export const withdrawTie = async (tx: MemberContext, tieId: number) => endsOf(await withdraw(tx, tieId))
export const proposeTie = proposeTieOf
export const matchName = matchNameOf

const endsOf = ({ big_id, little_id, claimed_by, is_proposed }: MemberTie): AnsweredTie => ({
  bigId: big_id,
  littleId: little_id,
  claimedBy: claimed_by,
  isProposed: is_proposed,
})

/** Ties these members to whoever waits for them by name. */
export async function linkNewcomers(tx: Context, memberIds: number[]) {
  await takeLock(tx.db, 'lineage')
  await notifyAwaited(tx, await linkNamesOf(tx.db, memberIds))
  await announce(tx, stale(lines, lineage.list, ties.waiting))
}

/** The same for many who bring along the names of their bigs and littles; see `addNewcomerTies` for the columns. */
export async function tieNewcomers(tx: MemberContext, newcomers: RawBuilder<unknown>) {
  await takeLock(tx.db, 'lineage')
  await addNewcomerTies(tx.db, newcomers, tx.actor.id)
  await notifyAwaited(tx, await linkNamesOfNewcomers(tx.db))
  await announce(tx, stale(lines, lineage.list, ties.waiting))
}

/** Takes off ties in which one end is but a name that says nothing; the records at the other ends are the caller's to write. */
export async function dropNamedTies(tx: Context, tieIds: number[]) {
  if (tieIds.length === 0) return
  await takeLock(tx.db, 'lineage')
  await data.dropNamedTies(tx.db, tieIds)
  await announce(tx, stale(lines, lineage.list, ties.waiting))
}

/** To be called before a member is removed: his relatives keep his name. */
export async function keepName(tx: Context, memberId: number, name: string) {
  await keepNameOf(tx.db, memberId, name)
  await announce(tx, stale(lines, lineage.list, ties.waiting))
}

/** To be called before many are removed who came together; see `departure-data.ts` for the parts. */
export async function leaveTogether(tx: Context, departure: Parameters<typeof leaveTogetherOf>[1]) {
  await takeLock(tx.db, 'lineage')
  await leaveTogetherOf(tx.db, departure)
  await announce(tx, stale(lines, lineage.list, ties.waiting))
}

const readHeads = cached({ answers: [lines], load: async ({ db }) => linesOf(await data.listEdges(db)) })

/** Whether two are of one pledge class, or of one line by confirmed ties. */
export async function areOfOneLine(ctx: WithCaches, one: number, other: number) {
  const [heads, a, b] = await Promise.all([readHeads(ctx), findCard(ctx, one), findCard(ctx, other)])
  const head = heads.get(one)
  if (head !== undefined && head === heads.get(other)) return true
  return a?.pledgeClass != null && a.pledgeClass === b?.pledgeClass
}

/** Who shares his line by confirmed ties, himself among them; himself alone without one. */
export const listLine = async (ctx: WithCaches, memberId: number) => lineOf(await readHeads(ctx), memberId)

export const relationsTo = relationsToOf
