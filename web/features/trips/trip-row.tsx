// A row for somebody's trip: who, what for, where to, and when.
import './trip-row.css'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Portrait } from '#features/people/portrait.tsx'
import { Link } from '#ui/controls/link.tsx'

type TripRowProps = {
  to: string
  name: string
  photo: string | null
  photoHash: string | null
  title: string
  /** In the order of travel. */
  places: readonly string[]
  dates: string
  tag?: ReactNode
}

export const TripRow = ({ to, name, photo, photoHash, title, places, dates, tag }: TripRowProps) => (
  <li className="trip-row">
    <Portrait name={name} src={photo} hash={photoHash} width={44} decorative />
    <div className="trip-row-who">
      <h3>
        <Link to={to}>{name}</Link>
      </h3>
      <p>{title}</p>
    </div>
    <p className="trip-row-places">
      {places.map((place, at) => (
        <span key={`${at} ${place}`}>
          {place}
          {at < places.length - 1 && <ArrowRight role="img" aria-label="then" />}
        </span>
      ))}
    </p>
    <div className="trip-row-dates">
      {tag}
      <span>{dates}</span>
    </div>
  </li>
)
