// A brother in the tree: his portrait with the ribbon of his line, and his name; a plain link to his profile.
import '../../people/lineage-colors.css'
import '../../people/portrait.css'
import './tree-node.css'
import { useEffect, useState } from 'react'
import { initials } from '#features/people/initials.ts'
import { whenOnline } from '#lib/connection.ts'
import { cx } from '#ui/theme/cx.ts'
import type { TreePerson } from '../model/forest.ts'
import { NodePhoto } from './node-photo.tsx'

interface TreeNodeProps {
  person: TreePerson
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
  /** In CSS pixels; what it stands in says the same as --plate. */
  portrait: number
  /** The name that fits; none where there is no room for names. */
  name?: string | undefined
  /** Of the life of one who has passed. */
  years?: string | undefined
}

/** What it stands in opens it: `useProfileLinks`. */
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
  years,
}: TreeNodeProps) {
  const { brother } = person
  const src = brother?.profileImageUrl
  const [broken, setBroken] = useState<string>()
  useEffect(() => (broken ? whenOnline(() => setBroken(undefined)) : undefined), [broken])
  const hasPhoto = src && src !== broken
  const props = {
    className: cx(
      'tree-node',
      isMe && 'tree-node-me',
      !brother && 'tree-node-name-only',
      brother?.isRemembered && 'tree-node-remembered',
      portrait < SMALL && 'tree-node-small',
    ),
    'data-index': index,
    'data-lineage': color ?? undefined,
    tabIndex: isTabStop ? 0 : -1,
    'aria-label': label,
    title: [name !== person.name && person.name, ...oddities].filter(Boolean).join(' · ') || undefined,
  }
  const content = (
    <>
      <span
        className={cx('tree-node-frame portrait-picture', !hasPhoto && 'portrait-initials')}
        data-initials={hasPhoto ? undefined : initials(person.name)}
        aria-hidden
      >
        {hasPhoto && <NodePhoto src={src} width={portrait} onBroken={() => setBroken(src)} />}
        {oddities.length > 0 && <span className="tree-node-flag">!</span>}
      </span>
      {name !== undefined && (name === person.name ? <b aria-hidden>{name}</b> : <b aria-hidden data-short={name} />)}
      {name !== undefined && years && <small aria-hidden data-years={years} />}
    </>
  )
  if (brother)
    return (
      <a {...props} href={`/profile/${brother.id}`}>
        {content}
      </a>
    )
  return (
    // The arrow keys pass through it, as through all others.
    <span {...props} role="img">
      {content}
    </span>
  )
}

/** Portraits below it have a smaller ribbon and no flag, in CSS pixels. */
const SMALL = 40
