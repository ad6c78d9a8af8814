// The head of a profile: matted portrait, class, name and the facts to reach him by.
import './profile-hero.css'
import type { ReactNode } from 'react'

type ProfileHeroProps = {
  photo: ReactNode
  mark?: ReactNode
  /** The name; what stands in <em> is the middle name. */
  name: ReactNode
  /** The heading's level: 1 where the page has no title above it. */
  level?: 1 | 2
  children?: ReactNode
}

export const ProfileHero = ({ photo, mark, name, level = 2, children }: ProfileHeroProps) => (
  <section className="profile-hero">
    {photo}
    <div>
      {mark}
      {level === 1 ? <h1>{name}</h1> : <h2>{name}</h2>}
      {children}
    </div>
  </section>
)
