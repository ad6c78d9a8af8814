// A trip as a card: its tags, title and dates, the places it leads to, and at its foot what may be done with it.
import { MapPin } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from '#ui/theme/cx.ts'

type TripCardProps = {
  title: string
  dates: string
  tags?: ReactNode
  /** Takes Stops. */
  children: ReactNode
  foot?: ReactNode
  /** Highlighted: it is under way. */
  isNow?: boolean
  /** Steps back: it is over or called off. */
  isQuiet?: boolean
}

export function TripCard({ title, dates, tags, children, foot, isNow = false, isQuiet = false }: TripCardProps) {
  const titleId = useId()
  return (
    <article className={cx('sheet trip', isNow && 'trip-now', isQuiet && 'trip-quiet')} aria-labelledby={titleId}>
      <div className="trip-in">
        {tags && <div className="trip-tags">{tags}</div>}
        <div>
          <h2 id={titleId}>{title}</h2>
          <p className="trip-dates">{dates}</p>
        </div>
        <ul className="route">{children}</ul>
      </div>
      {foot && <div className="trip-foot">{foot}</div>}
    </article>
  )
}

/** One place of a trip; below it who or what is there. */
export const Stop = ({ place, children }: { place: string; children?: ReactNode }) => (
  <li>
    <MapPin />
    <div>
      {place}
      {children && <p className="stop-note">{children}</p>}
    </div>
  </li>
)
