// Terms as bars on a grid of years: what ended, who holds an office now, and the chosen year as a wash over all of them.
import './roll-bars.css'
import type { OfficeTerm } from '@aerie/contract/offices'
import type { MemberSummary } from '@aerie/contract/people'
import type { Office } from '@aerie/contract/settings'
import { yearOf } from '@aerie/text/dates'
import { OfficeButton } from '#features/offices/office-button.tsx'
import { nameOf } from '#features/offices/words.ts'
import { cx } from '#ui/theme/cx.ts'
import { type Bar, barsOf, yearsAround } from './bars.ts'

/** Where more hold an office at once, the list of all of them tells the others. */
const MOST_LANES = 3

interface RollBarsProps {
  terms: readonly OfficeTerm[]
  names: readonly string[]
  brothers: ReadonlyMap<number, MemberSummary>
  offices: readonly Office[]
  year: number
  last: number
  today: string
  onOffice: (office: string) => void
}

export function RollBars({ terms, names, brothers, offices, year, last, today, onOffice }: RollBarsProps) {
  const years = yearsAround(year, last)
  const rows = names
    .map((office) => ({
      office,
      bars: barsOf(
        terms.filter((term) => term.office === office),
        years,
        today,
      ),
    }))
    .filter(({ bars }) => bars.length > 0)
  if (rows.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard
    <section className="roll-bars" tabIndex={0} aria-label={`Terms of office, ${years[0]} to ${years.at(-1)}`}>
      <div className="roll-bars-grid" style={{ '--chosen': years.indexOf(year), '--years': years.length }}>
        <div className="roll-bars-years num" aria-hidden>
          {years.map((one) => (
            <span key={one} data-chosen={one === year || undefined}>
              {one}
            </span>
          ))}
        </div>
        {rows.map(({ office, bars }) => (
          <div key={office} className="roll-bars-row">
            <h3>
              <OfficeButton {...{ office, offices, onOffice }} />
            </h3>
            <Lanes {...{ bars, brothers }} />
          </div>
        ))}
      </div>
    </section>
  )
}

function Lanes({ bars, brothers }: { bars: readonly Bar[]; brothers: ReadonlyMap<number, MemberSummary> }) {
  const shown = bars.filter(({ lane }) => lane < MOST_LANES)
  const lanes = Math.max(...shown.map(({ lane }) => lane + 1))
  return (
    <div>
      <ol style={{ '--lanes': lanes }}>
        {shown.map(({ term, begin, end, lane, isNow }) => (
          <li
            key={term.id}
            className={cx('roll-bars-term', isNow && 'roll-bars-now')}
            style={{ '--begin': begin, '--end': end, '--lane': lane }}
            title={nameOf(term, brothers)}
          >
            <span aria-hidden>{lastNameOf(term, brothers)}</span>
            <span className="sr-only">{`${nameOf(term, brothers)}, ${yearsOf(term)}`}</span>
          </li>
        ))}
      </ol>
      {shown.length < bars.length && <small>{`and ${bars.length - shown.length} more`}</small>}
    </div>
  )
}

const lastNameOf = ({ memberId }: OfficeTerm, brothers: ReadonlyMap<number, MemberSummary>) =>
  brothers.get(memberId ?? 0)?.lastName ?? 'Former brother'

const yearsOf = ({ from, until }: OfficeTerm) =>
  [from ? yearOf(from) : 'start unknown', until ? yearOf(until) : 'no end set'].join(' to ')
