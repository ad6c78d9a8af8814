// A member's role, to be changed on the spot by those who may.
import type { ManagedMember } from '@aerie/contract/members'
import type { Role } from '@aerie/contract/person'
import { displayName } from '@aerie/contract/person'
import { ChevronDown } from 'lucide-react'
import { ROLE_LABELS, ROLES } from '#features/people/roles.ts'
import { Select } from '#ui/controls/select.tsx'
import { Tooltip } from '#ui/overlays/tooltip.tsx'

const OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }))

interface RoleSelectProps {
  member: ManagedMember
  onChange: (role: Role) => void
}

export function RoleSelect({ member, onChange }: RoleSelectProps) {
  const label = `Role of ${displayName(member)}`
  if (!member.can.changeRole) return <LockedRole label={label} member={member} />
  return <Select compact label={label} options={OPTIONS} value={member.role} onChange={onChange} />
}

// Not disabled in the browser's sense: it has to take the focus for its reason to be read.
const LockedRole = ({ label, member }: { label: string; member: ManagedMember }) => (
  <Tooltip label={member.roleLockedBecause ?? 'This role cannot be changed.'} pressable>
    <button
      type="button"
      className="select-wrap cursor-not-allowed! rounded-md *:opacity-55"
      aria-disabled
      aria-label={`${label}: ${ROLE_LABELS[member.role]}`}
    >
      <span className="input select select-compact pointer-events-none flex items-center">
        {ROLE_LABELS[member.role]}
      </span>
      <ChevronDown />
    </button>
  </Tooltip>
)
