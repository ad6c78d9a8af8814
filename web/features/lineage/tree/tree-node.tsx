// A brother in the tree: his portrait with the ribbon of his line, and his name; a link to his profile.
import '../../people/lineage-colors.css'
import './tree-node.css'
import { Portrait } from '#features/people/portrait.tsx'
import { Link } from '#ui/controls/link.tsx'
import { cx } from '#ui/theme/cx.ts'
import type { Person } from '../layout/people.ts'

interface TreeNodeProps {
  person: Person
  /** By which the tree finds it again. */
  index: number
  color: string | null
  /** What is said of him. */
  label: string
  /** What is odd about his data, in words. */
  oddities: readonly string[]
  isMe: boolean
  /** Outside of the tree, where no arrow keys lead to it. */
  isTabStop?: boolean
  /** In CSS pixels. */
  portrait: number
  /** The name that fits; none where there is no room for names. */
  name?: string | undefined
}

export function TreeNode({
  person,
  index,
  color,
  label,
  oddities,
  isMe,
  isTabStop = false,
  portrait,
  name,
}: TreeNodeProps) {
  const { brother } = person
  const props = {
    className: cx(
      'tree-node',
      isMe && 'tree-node-me',
      !brother && 'tree-node-name-only',
      portrait < SMALL && 'tree-node-small',
    ),
    'data-index': index,
    'data-lineage': color ?? undefined,
    tabIndex: isTabStop ? 0 : -1,
    title: [name !== person.name && person.name, ...oddities].filter(Boolean).join(' · ') || undefined,
  }
  const content = (
    <>
      <span className="tree-node-frame">
        <Portrait name={person.name} src={brother?.profileImageUrl} width={portrait} decorative />
        {color && <span className="tree-node-ribbon" />}
        {oddities.length > 0 && (
          <span className="tree-node-flag" aria-hidden>
            !
          </span>
        )}
      </span>
      {name !== undefined && <b aria-hidden>{name}</b>}
      <span className="sr-only">{label}</span>
    </>
  )
  if (brother)
    return (
      <Link {...props} to={`/profile/${brother.id}`}>
        {content}
      </Link>
    )
  return (
    // The arrow keys pass through it, as through all others.
    <span {...props}>{content}</span>
  )
}

/** Portraits below it have a smaller ribbon and no flag, in CSS pixels. */
const SMALL = 40
