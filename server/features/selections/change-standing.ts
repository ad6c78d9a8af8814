// Deactivating all members of a selection, or giving them a role, by the rules of the single act.
import type { Role } from '@aerie/contract/person'
import type { MemberSelection, StandingAct, StandingPlan } from '@aerie/contract/selections'
import { plural } from '@aerie/text/plurals'
import { standing, writeRecords } from '#features/members/service.ts'
import { toPersonRef } from '#features/people/person.ts'
import { announceMembers } from '#features/people/service.ts'
import { recordEach } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { endSessionsOfMany, refreshSessions } from '#platform/session/sessions.ts'
import { inTransaction } from '#platform/transaction.ts'
import { type ChosenMember, listChosen } from './chosen.ts'

/** Null where the act is none of a role. */
const ROLES: Record<StandingAct, Role | null> = {
  deactivate: null,
  make_member: 'member',
  make_admin: 'admin',
  make_super_admin: 'super_admin',
}

export async function planStanding(
  ctx: MemberContext,
  selection: MemberSelection,
  act: StandingAct,
): Promise<StandingPlan> {
  const superAdmins = await standing.countSuperAdmins(ctx.db)
  const { changing, unchanged, refused } = judge(ctx, await listChosen(ctx, selection), act, superAdmins)
  return { changes: changing.length, unchanged, refused }
}

/** Refused, with nothing done, unless exactly as many change as were confirmed. */
export const changeStanding = (
  ctx: MemberContext,
  { selection, act, confirmed }: { selection: MemberSelection; act: StandingAct; confirmed: number },
) =>
  inTransaction(ctx, async (tx) => {
    const superAdmins = await standing.lockSuperAdmins(tx.db)
    const { changing } = judge(tx, await listChosen(tx, selection, true), act, superAdmins)
    const ids = changing.map(({ id }) => id)
    const role = ROLES[act]
    const written = await writeRecords(tx, ids, role ? { role } : { inactive_since: tx.now() })
    if (written.length !== confirmed) throw new Refusal('conflict', changedSince(written.length, confirmed))
    await recordChanges(tx, changing, act, written)
    await (role ? refreshSessions(tx, ...ids) : endSessionsOfMany(tx, ids))
    await announceMembers(tx, 'count', ids)
    return { message: sentence(written.length, act), changed: written.length }
  })

/** Each is judged as if those before him had changed already: the last super admin stays. */
function judge(ctx: MemberContext, chosen: ChosenMember[], act: StandingAct, superAdmins: number) {
  const role = ROLES[act]
  const changing: ChosenMember[] = []
  const refused: StandingPlan['refused'] = []
  let left = superAdmins
  let unchanged = 0
  for (const row of chosen) {
    const facts = {
      id: row.id,
      role: row.role as Role,
      isActive: row.inactive_since === null,
      hasPassed: row.passed_since !== null,
    }
    if (role ? facts.role === role : !facts.isActive) {
      unchanged += 1
      continue
    }
    const lock = (role ? standing.roleLock : standing.departureLock)(ctx.actor, facts, left)
    if (lock !== null) refused.push({ member: toPersonRef(row), reason: lock })
    else {
      changing.push(row)
      left = standing.superAdminsWithout(facts, left)
    }
  }
  return { changing, unchanged, refused }
}

/** As a save of each record is kept. */
function recordChanges(
  tx: MemberContext,
  changing: ChosenMember[],
  act: StandingAct,
  written: { id: number; version: number }[],
) {
  const versions = new Map(written.map(({ id, version }) => [id, version]))
  const role = ROLES[act]
  return recordEach(
    tx,
    changing.map((row) => ({
      action: 'member.update',
      objectId: row.id,
      before: role ? { role: row.role } : { inactive_since: null },
      after: {
        ...(role ? { role, fields: ['role'] } : { inactive_since: tx.now().toISOString(), fields: ['isActive'] }),
        version: versions.get(row.id),
      },
    })),
  )
}

const members = (count: number) => `${count} ${plural(count, 'member')}`

const changedSince = (changes: number, confirmed: number) =>
  `Something has changed: ${members(changes)} would change by now, not ${confirmed}. Look again, and confirm that number.`

const ROLE_NAMES: Record<Role, [string, string]> = {
  member: ['a member', 'members'],
  admin: ['an admin', 'admins'],
  super_admin: ['a super admin', 'super admins'],
}

function sentence(count: number, act: StandingAct) {
  const role = ROLES[act]
  const is = `${members(count)} ${plural(count, 'is', 'are')}`
  if (!role) return `${is} inactive and signed out everywhere.`
  return `${is} ${plural(count, ...ROLE_NAMES[role])} now.`
}
