// The roll by year: who held which office. Super admins correct it.
import './roll.css'
import { offices as contract, type OfficeTerm } from '@aerie/contract/offices'
import type { MemberSummary } from '@aerie/contract/people'
import type { Office } from '@aerie/contract/settings'
import { ChevronLeft, ChevronRight, MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Portrait } from '#features/people/portrait.tsx'
import { SHOWING_MEMBERS } from '#features/people/showing-members.ts'
import { call, keysOf } from '#lib/api.ts'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { Card } from '#ui/layout/card.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Menu, MenuItem } from '#ui/overlays/menu.tsx'
import { OfficeName } from './office-name.tsx'
import { TermDialog } from './term-dialog.tsx'
import { heldIn, officeNames } from './terms.ts'
import { nameOf, spanOf } from './words.ts'

const FEW = 18

interface RollCardProps {
  terms: readonly OfficeTerm[]
  brothers: ReadonlyMap<number, MemberSummary>
  offices: readonly Office[]
  mayManage: boolean
}

export function RollCard({ terms, brothers, offices, mayManage }: RollCardProps) {
  const thisYear = new Date().getUTCFullYear()
  const [year, setYear] = useState(thisYear)
  const [all, setAll] = useState(false)
  const [task, setTask] = useState<{ kind: 'change' | 'remove'; term: OfficeTerm } | null>(null)
  const first = Math.min(thisYear, ...terms.flatMap(({ from, until }) => yearsIn([from, until])))
  const last = Math.max(thisYear, ...terms.flatMap(({ from }) => yearsIn([from])))
  const names = officeNames(
    terms,
    offices.map(({ label }) => label),
  )
  const noted = names.flatMap((office) => heldIn(terms, office, year, thisYear))
  const held = all ? noted : noted.slice(0, FEW)
  const remove = useAct({
    call: (term: OfficeTerm) => call(contract.removeTerm, { params: { termId: String(term.id) } }),
    stale: [...keysOf(contract.terms), ...SHOWING_MEMBERS],
    done: () => ({ title: 'Term Removed', description: 'It is off the roll.' }),
  })
  return (
    <Card
      title="The roll, by year"
      flush
      action={
        <div className="roll-year num">
          <IconButton label="The year before" size="sm" disabled={year <= first} onClick={() => setYear(year - 1)}>
            <ChevronLeft />
          </IconButton>
          <b aria-live="polite">{year}</b>
          <IconButton label="The year after" size="sm" disabled={year >= last} onClick={() => setYear(year + 1)}>
            <ChevronRight />
          </IconButton>
        </div>
      }
    >
      {held.length === 0 ? (
        <EmptyState title={`Nobody is noted for ${year}`} compact />
      ) : (
        <ul className="roll">
          {held.map((term) => (
            <Entry
              key={term.id}
              {...{ term, brothers, offices, mayManage }}
              onTask={(kind) => setTask({ kind, term })}
            />
          ))}
        </ul>
      )}
      {held.length < noted.length && (
        <div className="px-5 pb-4">
          <Button size="sm" onClick={() => setAll(true)}>
            Show all {noted.length}
          </Button>
        </div>
      )}
      {task?.kind === 'change' && (
        <TermDialog
          key={task.term.id}
          term={task.term}
          name={nameOf(task.term, brothers)}
          onClose={() => setTask(null)}
        />
      )}
      <ConfirmDialog
        open={task?.kind === 'remove'}
        onClose={() => setTask(null)}
        title="Take this term off the roll?"
        description="As if it had never been. To end one that was, hand the office over or correct its last day."
        confirmLabel="Take off"
        pending={remove.isPending}
        onConfirm={() => task && remove.mutate(task.term, { onSuccess: () => setTask(null) })}
      />
    </Card>
  )
}

const yearsIn = (days: (string | null)[]) => days.flatMap((day) => (day === null ? [] : [Number(day.slice(0, 4))]))

interface EntryProps extends Omit<RollCardProps, 'terms'> {
  term: OfficeTerm
  onTask: (kind: 'change' | 'remove') => void
}

function Entry({ term, brothers, offices, mayManage, onTask }: EntryProps) {
  const brother = brothers.get(term.memberId ?? 0)
  const name = nameOf(term, brothers)
  return (
    <li>
      <Portrait name={name} src={brother?.profileImageUrl} hash={brother?.profileImageHash} width={30} decorative />
      <div>
        <b>{name}</b>
        <OfficeName office={term.office} offices={offices} />
        <small className="num">{spanOf(term)}</small>
      </div>
      {mayManage && (
        <Menu
          trigger={
            <IconButton label={`Term of ${name}, ${term.office}`} size="sm">
              <MoreHorizontal />
            </IconButton>
          }
        >
          <MenuItem icon={<Pencil />} onSelect={() => onTask('change')}>
            Correct the days
          </MenuItem>
          <MenuItem icon={<Trash2 />} danger onSelect={() => onTask('remove')}>
            Take off the roll
          </MenuItem>
        </Menu>
      )}
    </li>
  )
}
