// What to do with those who are chosen in Member Management.
import type { Role } from '@aerie/contract/person'
import type { MemberSelection, StandingAct } from '@aerie/contract/selections'
import { formatCount } from '@aerie/text/numbers'
import { MoreHorizontal, Send, ShieldCheck, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { ROLE_LABELS, ROLES } from '#features/people/roles.ts'
import { Button } from '#ui/controls/button.tsx'
import { ChosenBar } from '#ui/lists/chosen-bar.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx'
import { ChangeStandingDialog } from './change-standing-dialog.tsx'
import { InviteManyDialog } from './invite-many-dialog.tsx'

interface SelectionBarProps {
  /** How many are chosen. */
  count: number
  /** Whether they are all that the filter leaves. */
  isAll: boolean
  selection: () => MemberSelection
  mayChangeStanding: boolean
  onClear: () => void
}

interface Begun {
  act: StandingAct | 'invite'
  selection: MemberSelection
  open: boolean
  /** Counts what was begun, so that each finds its dialog as new. */
  turn: number
}

const ACTS: Record<Role, StandingAct> = { member: 'make_member', admin: 'make_admin', super_admin: 'make_super_admin' }

export function SelectionBar({ count, isAll, selection, mayChangeStanding, onClear }: SelectionBarProps) {
  const [begun, setBegun] = useState<Begun | null>(null)
  const begin = (act: Begun['act']) =>
    setBegun((last) => ({ act, selection: selection(), open: true, turn: (last?.turn ?? 0) + 1 }))
  const dialog = begun && {
    selection: begun.selection,
    open: begun.open,
    onClose: () => setBegun({ ...begun, open: false }),
    onDone: onClear,
  }
  return (
    <>
      {count > 0 && (
        <ChosenBar
          isFoot
          count={formatCount(count)}
          acts={
            <>
              {mayChangeStanding && <StandingMenu onBegin={begin} />}
              <Button variant="primary" icon={<Send />} onClick={() => begin('invite')}>
                Send Invitations
              </Button>
            </>
          }
        >
          {isAll && <span className="text-ink-2">all that match</span>}
          <Button variant="link" onClick={onClear}>
            Clear
          </Button>
        </ChosenBar>
      )}
      {begun && dialog && begun.act === 'invite' && <InviteManyDialog key={begun.turn} {...dialog} />}
      {begun && dialog && begun.act !== 'invite' && (
        <ChangeStandingDialog key={begun.turn} {...dialog} act={begun.act} />
      )}
    </>
  )
}

const StandingMenu = ({ onBegin }: { onBegin: (act: StandingAct) => void }) => (
  <Menu trigger={<Button icon={<MoreHorizontal />}>More</Button>}>
    {ROLES.map((role) => (
      <MenuItem key={role} icon={<ShieldCheck />} onSelect={() => onBegin(ACTS[role])}>
        Set role: {ROLE_LABELS[role]}
      </MenuItem>
    ))}
    <MenuSeparator />
    <MenuItem danger icon={<UserRoundX />} onSelect={() => onBegin('deactivate')}>
      Deactivate
    </MenuItem>
  </Menu>
)
