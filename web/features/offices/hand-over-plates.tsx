// Who gives an office and who gets it, side by side, with the days of both.
import './hand-over-plates.css'
import type { OfficeTerm } from '@aerie/contract/offices'
import type { MemberSummary } from '@aerie/contract/people'
import { displayName } from '@aerie/contract/person'
import { daysAfter, longDay } from '@aerie/text/dates'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Portrait } from '#features/people/portrait.tsx'
import { Button } from '#ui/controls/button.tsx'
import { nameOf, spanOf } from './words.ts'

const PLATE = 96
/** Where several give an office up at once. */
const SMALL_PLATE = 64

interface HandOverPlatesProps {
  /** Whose terms end with it. */
  giving: readonly OfficeTerm[]
  taker: MemberSummary | undefined
  brothers: ReadonlyMap<number, MemberSummary>
  /** Empty while none is typed. */
  from: string
  until: string
  /** Where somebody is chosen. */
  onChooseAnother: () => void
}

export function HandOverPlates({ giving, taker, brothers, from, until, onChooseAnother }: HandOverPlatesProps) {
  return (
    <div className="hand-over-plates">
      <div className="hand-over-plates-side">
        {giving.length === 0 && <Plate name="Vacant" />}
        {giving.map((term) => (
          <Plate
            key={term.id}
            name={nameOf(term, brothers)}
            brother={brothers.get(term.memberId ?? 0)}
            width={giving.length > 1 ? SMALL_PLATE : PLATE}
          >
            <small className="num">{spanOf({ ...term, until: null })}</small>
            {from !== '' && <small className="num">{`Last day ${longDay(daysAfter(from, -1))}`}</small>}
          </Plate>
        ))}
      </div>
      <span className="hand-over-plates-arrow" aria-hidden>
        <ArrowRight />
      </span>
      <div className="hand-over-plates-side">
        <Plate name={taker ? displayName(taker) : 'New holder'} brother={taker}>
          <small className="num">{daysWords(from, until)}</small>
          {taker && (
            <Button variant="link" onClick={onChooseAnother}>
              Choose another
            </Button>
          )}
        </Plate>
      </div>
    </div>
  )
}

interface PlateProps {
  name: string
  brother?: MemberSummary | undefined
  width?: number
  children?: ReactNode
}

const Plate = ({ name, brother, width = PLATE, children }: PlateProps) => (
  <figure className="hand-over-plates-plate">
    {brother ? (
      <Portrait name={name} src={brother.profileImageUrl} hash={brother.profileImageHash} width={width} decorative />
    ) : (
      <span className="hand-over-plates-empty" style={{ '--plate': `${width}px` }} />
    )}
    <figcaption>
      <b>{name}</b>
      {children}
    </figcaption>
  </figure>
)

const daysWords = (from: string, until: string) =>
  [from && `From ${longDay(from)}`, until && `until ${longDay(until)}`].filter(Boolean).join(' ')
