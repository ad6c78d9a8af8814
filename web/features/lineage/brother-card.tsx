// Who was touched in the tree, at the foot of the window: his name, his class, and where to go from him.
import './brother-card.css'
import { Link2, Waypoints, X } from 'lucide-react'
import { Portrait } from '#features/people/portrait.tsx'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Link } from '#ui/controls/link.tsx'
import type { Lineage } from './model/lineage.ts'

interface BrotherCardProps {
  lineage: Lineage
  index: number
  onRelate: () => void
  /** Proposes who his big brother is. */
  onPropose: () => void
  onLine: () => void
  onClose: () => void
}

export function BrotherCard({ lineage, index, onRelate, onPropose, onLine, onClose }: BrotherCardProps) {
  const person = lineage.forest.people[index]
  if (!person) return null
  const { brother, name } = person
  const oddities = lineage.oddities(index)
  return (
    <section className="brother-card" aria-label={name}>
      <Portrait name={name} src={brother?.profileImageUrl} isRemembered={brother?.isRemembered} width={44} decorative />
      <div className="brother-card-words">
        <b>{name}</b>
        <small>{brother ? lineage.labelOf(index) : 'Not a member'}</small>
        {oddities.length > 0 && <small>{oddities.join(' · ')}</small>}
      </div>
      <IconButton label="Close" onClick={onClose}>
        <X />
      </IconButton>
      <div className="brother-card-actions">
        {brother && (
          <Link to={`/profile/${brother.id}`} className={buttonClass({ variant: 'primary' })}>
            Profile
          </Link>
        )}
        <Button onClick={onLine}>{index === lineage.me ? 'My line' : 'His line'}</Button>
        {brother && index !== lineage.me && (
          <Button icon={<Waypoints />} onClick={onRelate}>
            How are we related?
          </Button>
        )}
        {brother && (
          <Button icon={<Link2 />} onClick={onPropose}>
            Propose a tie
          </Button>
        )}
      </div>
    </section>
  )
}
