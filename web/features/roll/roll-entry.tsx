// A term on the roll; super admins correct it or take it off.
import { offices as contract, type OfficeTerm } from '@aerie/contract/offices'
import type { MemberSummary } from '@aerie/contract/people'
import type { Office } from '@aerie/contract/settings'
import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { OfficeName } from '#features/offices/office-name.tsx'
import { nameOf, spanOf } from '#features/offices/words.ts'
import { MEMBER_QUERY_KEYS } from '#features/people/member-query-keys.ts'
import { Portrait } from '#features/people/portrait.tsx'
import { call, keysOf } from '#lib/api.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Menu, MenuItem } from '#ui/overlays/menu.tsx'
import { TermDialog } from './term-dialog.tsx'

interface RollEntryProps {
  term: OfficeTerm
  brothers: ReadonlyMap<number, MemberSummary>
  offices: readonly Office[]
  mayManage: boolean
}

export function RollEntry({ term, brothers, offices, mayManage }: RollEntryProps) {
  const brother = brothers.get(term.memberId ?? 0)
  const name = nameOf(term, brothers)
  return (
    <li>
      <Portrait
        name={name}
        src={brother?.profileImageUrl}
        hash={brother?.profileImageHash}
        isRemembered={brother?.isRemembered}
        width={32}
        decorative
      />
      <div>
        <b>{name}</b>
        <OfficeName office={term.office} offices={offices} />
        <small className="num">{spanOf(term)}</small>
      </div>
      {mayManage && <TermMenu term={term} name={name} />}
    </li>
  )
}

function TermMenu({ term, name }: { term: OfficeTerm; name: string }) {
  const [task, setTask] = useState<'change' | 'remove' | null>(null)
  const close = () => setTask(null)
  const remove = useAct({
    call: () => call(contract.removeTerm, { params: { termId: String(term.id) } }),
    stale: [...keysOf(contract.terms), ...MEMBER_QUERY_KEYS],
    done: () => ({ title: 'Term Removed', description: 'It is off the roll.' }),
  })
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`Term of ${name}, ${term.office}`} size="sm">
            <MoreHorizontal />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil />} onSelect={() => setTask('change')}>
          Correct the days
        </MenuItem>
        <MenuItem icon={<Trash2 />} danger onSelect={() => setTask('remove')}>
          Take off the roll
        </MenuItem>
      </Menu>
      {task === 'change' && <TermDialog term={term} name={name} onClose={close} />}
      <ConfirmDialog
        open={task === 'remove'}
        onClose={close}
        title="Take this term off the roll?"
        description="As if it had never existed. To end a real term, hand the office over or correct its last day."
        confirmLabel="Take off"
        pending={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: close })}
      />
    </>
  )
}
