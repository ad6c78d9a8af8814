// A trip as a card: its tags, title and dates, the places it leads to, and at its foot what may be done with it.
import '#ui/layout/card.css'
import './trip-card.css'
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
    <article
      className={cx('card trip-card', isNow && 'trip-card-now', isQuiet && 'trip-card-quiet')}
      aria-labelledby={titleId}
    >
      <div className="trip-card-in">
        {tags && <div className="trip-card-tags">{tags}</div>}
        <div>
          <h2 id={titleId}>{title}</h2>
          <p className="trip-card-dates">{dates}</p>
        </div>
        <ul className="trip-card-route">{children}</ul>
      </div>
      {foot && <div className="trip-card-foot">{foot}</div>}
    </article>
  )
}

/** One place of a trip; below it who or what is there. */
export const Stop = ({ place, children }: { place: string; children?: ReactNode }) => (
  <li>
    <MapPin />
    <div>
      {place}
      {children && <p className="trip-card-note">{children}</p>}
    </div>
  </li>
)
