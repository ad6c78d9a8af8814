// Roles that change with an office, when a super admin says so: whoever hands it over is lowered, the new holder raised.
import type { HandOver } from '@aerie/contract/offices'
import type { Role } from '@aerie/contract/person'
import { lockRecord, type MemberRow, standing, writeRecord } from '#features/members/service.ts'
import { displayName } from '#features/people/person.ts'
import { announceMembers } from '#features/people/service.ts'
import { readToday } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { invalid, Refusal } from '#platform/errors.ts'
import { refreshSessions } from '#platform/session/sessions.ts'
import type { Term } from './data.ts'

interface Moving extends Pick<HandOver, 'lowering' | 'raising' | 'memberId' | 'from'> {
  ended: Term[]
  superAdmins: number
}

/** Whoever hands over an office today may hand over his role with it; nobody loses or gets one unasked. */
export async function moveRoles(tx: MemberContext, { lowering, raising, memberId, ended, from, superAdmins }: Moving) {
  if (lowering.length === 0 && !raising) return
  if (from === null || from > (await readToday(tx)))
    throw invalid(raising ? 'raising' : 'lowering', 'Roles change immediately. Change them on the day itself.')
  let left = superAdmins
  for (const id of new Set(lowering)) {
    if (!ended.some(({ member_id }) => member_id === id))
      throw invalid('lowering', 'Only the brother who hands the office over can lose his role with it.')
    const row = await lockRecord(tx, id)
    const member = {
      id,
      role: row.role as Role,
      isActive: row.inactive_since === null,
      hasPassed: row.passed_since !== null,
    }
    const lock = standing.roleLock(tx.actor, member, left)
    if (lock) throw new Refusal('not_allowed', `${displayName(row)}: ${lock}`)
    left = standing.superAdminsWithout(member, left)
    await giveRole(tx, row, 'member')
  }
  if (raising) await raise(tx, memberId)
}

async function raise(tx: MemberContext, id: number) {
  const row = await lockRecord(tx, id)
  if (!standing.mayRaiseRole(tx.actor, { role: row.role as Role, hasPassed: row.passed_since !== null }))
    throw invalid('raising', `${displayName(row)} is more than a member already.`)
  await giveRole(tx, row, 'admin')
}

async function giveRole(tx: MemberContext, { id, role: before }: MemberRow, role: Role) {
  const { version } = await writeRecord(tx, id, { role })
  await record(tx, {
    action: 'member.update',
    objectId: id,
    before: { role: before },
    after: { role, fields: ['role'], version },
  })
  await refreshSessions(tx, id)
  await announceMembers(tx, 'count', [id])
}
