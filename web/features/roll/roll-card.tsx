// The roll by year: who held which office, as bars around a year and as a list of that year.
import './roll.css'
import type { OfficeTerm } from '@aerie/contract/offices'
import type { MemberSummary } from '@aerie/contract/people'
import type { Office } from '@aerie/contract/settings'
import { yearOf } from '@aerie/text/dates'
import { useState } from 'react'
import { heldIn, officeNames, yearsOf } from '#features/offices/terms.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { HoldersDialog } from './holders-dialog.tsx'
import { RollBars } from './roll-bars.tsx'
import { RollEntry } from './roll-entry.tsx'
import { RollYear } from './roll-year.tsx'
import type { RollView } from './view.ts'

const FEW = 18

interface RollCardProps {
  terms: readonly OfficeTerm[]
  brothers: ReadonlyMap<number, MemberSummary>
  offices: readonly Office[]
  mayManage: boolean
  today: string
  view: RollView
  onView: (next: RollView) => void
}

export function RollCard({ terms, brothers, offices, mayManage, today, view, onView }: RollCardProps) {
  const thisYear = yearOf(today)
  const year = view.year ?? thisYear
  const [all, setAll] = useState(false)
  const [first, last] = yearsOf(terms, thisYear)
  const names = officeNames(
    terms,
    offices.map(({ label }) => label),
  )
  const noted = names.flatMap((office) => heldIn(terms, office, year, thisYear))
  const held = all ? noted : noted.slice(0, FEW)
  const show = { brothers, offices, onOffice: (office: string) => onView({ ...view, office }) }
  return (
    <Card
      title="The roll, by year"
      flush
      action={
        <RollYear
          {...{ year, first, last }}
          onYear={(next) => onView({ ...view, year: next === thisYear ? null : next })}
        />
      }
    >
      <RollBars {...show} {...{ terms, names, year, last, today }} />
      {held.length === 0 ? (
        <EmptyState title={`No one on record for ${year}`} compact />
      ) : (
        <section className="roll-in-year">
          <h3>In {year}</h3>
          <ul className="roll">
            {held.map((term) => (
              <RollEntry key={term.id} {...{ term, brothers, offices, mayManage }} />
            ))}
          </ul>
          {held.length < noted.length && (
            <Button size="sm" onClick={() => setAll(true)}>
              Show all {noted.length}
            </Button>
          )}
        </section>
      )}
      {view.office !== null && (
        <HoldersDialog
          {...{ terms, brothers, offices }}
          office={view.office}
          onClose={() => onView({ ...view, office: null })}
        />
      )}
    </Card>
  )
}
