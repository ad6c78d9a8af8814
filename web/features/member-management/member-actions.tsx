// The Actions menu of a row; what is not open says why.
import type { ManagedMember } from '@aerie/contract/members'
import { displayName } from '@aerie/contract/person'
import { Feather, KeyRound, MoreHorizontal, Send, Trash2, UserRound, UserRoundCheck, UserRoundX } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#ui/overlays/menu.tsx'
import { type Act, disabledReason, type Viewer } from './disabled-reasons.ts'
import { useInvite, useSetActive } from './mutations.ts'
import type { Task } from './tasks.ts'

interface MemberActionsProps {
  member: ManagedMember
  viewer: Viewer
  onTask: (task: Task) => void
}

export function MemberActions({ member, viewer, onTask }: MemberActionsProps) {
  const invite = useInvite()
  const setActive = useSetActive()
  const item = { member, viewer }
  const begin = (kind: 'deactivate' | 'reset-password' | 'mark-passed' | 'delete') => () => onTask({ kind, member })
  return (
    <Menu
      trigger={
        <IconButton label={`Actions for ${displayName(member)}`} size="sm">
          <MoreHorizontal />
        </IconButton>
      }
    >
      <MenuLink to={`/profile/${member.id}`} icon={<UserRound />}>
        View profile
      </MenuLink>
      <ActItem {...item} act="invite" icon={<Send />} onSelect={() => invite.mutate(member)}>
        {member.access === 'invited' ? 'Send invitation again' : 'Send invitation'}
      </ActItem>
      <ActItem {...item} act="resetPassword" icon={<KeyRound />} onSelect={begin('reset-password')}>
        Reset password
      </ActItem>
      {member.isActive ? (
        <ActItem {...item} act="setActive" icon={<UserRoundX />} onSelect={begin('deactivate')}>
          Deactivate
        </ActItem>
      ) : (
        <ActItem
          {...item}
          act="setActive"
          icon={<UserRoundCheck />}
          onSelect={() => setActive.mutate({ member, isActive: true })}
        >
          Activate
        </ActItem>
      )}
      {viewer.can.deleteMembers && (
        <ActItem {...item} act="markPassed" icon={<Feather />} onSelect={begin('mark-passed')}>
          Has passed...
        </ActItem>
      )}
      <MenuSeparator />
      <ActItem {...item} act="delete" danger icon={<Trash2 />} onSelect={begin('delete')}>
        Delete member
      </ActItem>
    </Menu>
  )
}

interface ActItemProps {
  act: Act
  member: ManagedMember
  viewer: Viewer
  icon: ReactNode
  danger?: boolean
  onSelect: () => void
  children: ReactNode
}

const ActItem = ({ act, member, viewer, ...rest }: ActItemProps) => (
  <MenuItem {...rest} refusal={disabledReason(act, member, viewer)} />
)
