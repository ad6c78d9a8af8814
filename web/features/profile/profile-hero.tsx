// The head of a profile: matted portrait, class, name and the facts to reach him by.
import './profile-hero.css'
import type { ReactNode } from 'react'

type ProfileHeroProps = {
  photo: ReactNode
  mark?: ReactNode
  /** The name; what stands in <em> is the middle name. */
  name: ReactNode
  children?: ReactNode
}

export const ProfileHero = ({ photo, mark, name, children }: ProfileHeroProps) => (
  <section className="profile-hero">
    {photo}
    <div>
      {mark}
      <h2>{name}</h2>
      {children}
    </div>
  </section>
)
