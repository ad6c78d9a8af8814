// One member in Member Management: a row of the table, an entry where it is narrow.
import { adminClassLabel } from '@aerie/contract/classes'
import type { ManagedMember } from '@aerie/contract/members'
import { displayName } from '@aerie/contract/person'
import { memo, type Ref } from 'react'
import { ClassMark } from '#features/people/class-mark.tsx'
import { jobLine } from '#features/people/job-line.ts'
import { Portrait } from '#features/people/portrait.tsx'
import { readableAddress } from '#lib/readable-address.ts'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { TableName } from '#ui/lists/table.tsx'
import type { Viewer } from './disabled-reasons.ts'
import { MemberActions } from './member-actions.tsx'
import { MemberStatus } from './member-status.tsx'
import { RoleSelect } from './role-select.tsx'
import type { Task } from './tasks.ts'

interface MemberRowProps {
  member: ManagedMember
  /** Its place among the rows shown, from 0. */
  index: number
  isPicked: boolean
  /** He has just come in. */
  isSought: boolean
  /** With the Shift key from the last one on. */
  onPick: (id: number, isOn: boolean, isRange: boolean) => void
  viewer: Viewer
  /** The organisation's short name, as in Pre-OSOP. */
  shortName: string
  onTask: (task: Task) => void
  ref: Ref<HTMLTableRowElement>
}

/** Shown in a wide table and in entries; in a narrow table the contact stands under the name. */
export const WIDE_ONLY = '@min-[47rem]:@max-[59rem]:hidden'

export const MemberRow = memo(function MemberRow(props: MemberRowProps) {
  const { member, index, isPicked, isSought, onPick, viewer, shortName, onTask, ref } = props
  const name = displayName(member)
  const classLabel = adminClassLabel(member, shortName)
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      className={isPicked || isSought ? 'data-table-picked' : undefined}
    >
      <td className="data-table-pick">
        <Checkbox
          label={<span className="sr-only">Select {name}</span>}
          checked={isPicked}
          onChange={({ target, nativeEvent }) =>
            onPick(member.id, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </td>
      <td>
        <TableName
          portrait={
            <Portrait
              name={name}
              src={member.profileImageUrl}
              hash={member.profileImageHash}
              isRemembered={member.isRemembered}
              width={36}
              decorative
            />
          }
          name={name}
          note={<About member={member} />}
        />
      </td>
      <td className={`data-table-full wrap-anywhere ${WIDE_ONLY}`}>
        <Email member={member} />
        {member.location && <small>{member.location}</small>}
      </td>
      <td>
        <RoleSelect member={member} onChange={(role) => onTask({ kind: 'change-role', member, role })} />
      </td>
      <td className="data-table-full order-4">
        <MemberStatus member={member} />
      </td>
      <td>{classLabel === 'N/A' ? <span className="text-ink-3">N/A</span> : <ClassMark label={classLabel} />}</td>
      <td className="text-right">
        <MemberActions member={member} viewer={viewer} onTask={onTask} />
      </td>
    </tr>
  )
})

function About({ member }: { member: ManagedMember }) {
  const position = jobLine(member)
  return (
    <>
      <span className="block @min-[47rem]:line-clamp-2" title={position}>
        {position}
      </span>
      <span className="hidden truncate @min-[47rem]:@max-[59rem]:block">
        <Email member={member} />
      </span>
    </>
  )
}

/** Where it is too long for its line, an address breaks before the at sign. */
function Email({ member: { email: kept, withheld } }: { member: ManagedMember }) {
  if (kept === null) return <span className="text-ink-3">{withheld.includes('email') ? 'Private' : 'No email'}</span>
  const email = readableAddress(kept)
  const at = email.lastIndexOf('@')
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
