// The course of an election: when brothers are named, when the vote is, when it is counted, and where it is now.
import './course.css'
import type { ReactNode } from 'react'

interface Station {
  title: string
  /** A line or two: when it is, and how long still. */
  lines: readonly string[]
}

interface CourseProps {
  stations: readonly Station[]
  /** The place of the present one. */
  at: number
  /** How much of its time has gone, from 0 to 1. */
  gone: number
}

export const Course = ({ stations, at, gone }: CourseProps): ReactNode => (
  <ol className="course" aria-label="How far it has come">
    {stations.map(({ title, lines }, place) => (
      <li key={title} aria-current={place === at ? 'step' : undefined}>
        {place === at && <i className="course-gone" style={{ '--course-gone': `${Math.round(gone * 100)}%` }} />}
        <b>{title}</b>
        {lines.map((line) => (
          <small key={line}>{line}</small>
        ))}
      </li>
    ))}
  </ol>
)
