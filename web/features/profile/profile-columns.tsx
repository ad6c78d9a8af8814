// A profile's main column of sections and its narrower side column.
import './profile-columns.css'
import { type ReactNode, useId } from 'react'

export const ProfileColumns = ({ side, children }: { side: ReactNode; children: ReactNode }) => (
  <div className="profile-columns">
    <div>{children}</div>
    <aside>{side}</aside>
  </div>
)

/** A titled section; title left and content right, or stacked in the side column. */
export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="profile-section" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div>{children}</div>
    </section>
  )
}
