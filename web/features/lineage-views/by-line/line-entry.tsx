// One brother in the list of his line, with the list of those below him.
import './line-entry.css'
import type { ReactNode } from 'react'
import type { Lineage } from '#features/lineage/model/lineage.ts'
import { Portrait } from '#features/people/portrait.tsx'
import { Link } from '#ui/controls/link.tsx'

interface LineEntryProps {
  lineage: Lineage
  index: number
  /** How far he is set in; none in a card. */
  depth?: number
  /** The list of those below him. */
  children?: ReactNode
}

/** Lines of many generations are set in only so far. */
const DEEPEST = 12

export function LineEntry({ lineage, index, depth = 0, children }: LineEntryProps) {
  const { brother, name } = lineage.forest.people[index] ?? { brother: null, name: '' }
  const big = lineage.forest.parent[index] ?? -1
  const content = (
    <>
      <Portrait name={name} src={brother?.profileImageUrl} isRemembered={brother?.isRemembered} width={32} decorative />
      <span>
        <b>{name}</b>
        {depth > 0 && <small>little of {lineage.nameOf(big)}</small>}
      </span>
      <small>{brother ? lineage.labelOf(index) : 'Not a member'}</small>
    </>
  )
  return (
    <li className="line-entry" style={{ '--depth': Math.min(depth, DEEPEST) }} data-is-below={depth > 0 || undefined}>
      {brother ? <Link to={`/profile/${brother.id}`}>{content}</Link> : <span>{content}</span>}
      {children}
    </li>
  )
}
