// The letters or classes of a long list, each leading to where it begins; the one in view is marked.
import './jump.css'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type Group, gathered, LETTERS } from './gathered.ts'
import type { GridLayout, Section } from './grid-layout.ts'
import { useOneRow, usePhone } from './use-media.ts'

/** How many fit into one row: letters with a sign before and one after them, and what is wider than a letter. */
const MOST_LETTERS = 28
const MOST = 12
const MOST_ON_PHONES = 6

interface JumpProps {
  grid: RefObject<HTMLElement | null>
  layout: GridLayout
}

export function Jump({ grid, layout: { sections } }: JumpProps) {
  const bar = useRef<HTMLElement>(null)
  const groups = useMemo(() => sections.flatMap(({ group }) => group ?? []), [sections])
  const isPhone = usePhone()
  const hasRoom = useOneRow() && groups.some(isLetter)
  const most = isPhone ? MOST_ON_PHONES : hasRoom ? MOST_LETTERS : MOST
  const offered = useMemo(() => gathered(groups, most), [groups, most])
  const current = useCurrentGroup(grid, bar, sections)
  const jump = (group: Group) => {
    const top = sections.find((section) => section.group === group)?.top ?? 0
    const listTop = grid.current?.getBoundingClientRect().top ?? 0
    const below = bar.current?.parentElement?.offsetHeight ?? 0
    window.scrollBy({ top: listTop + top - below, behavior: 'instant' })
    // By then the list has drawn what was scrolled to.
    requestAnimationFrame(() => document.getElementById(headingId(group))?.focus({ preventScroll: true }))
  }
  return (
    <nav ref={bar} className="jump" aria-label="Jump to">
      {(hasRoom ? withAbsent(offered) : offered).map((one) =>
        typeof one === 'string' ? (
          <span key={one} aria-hidden="true">
            {one}
          </span>
        ) : (
          <JumpButton key={one[0]?.first} groups={one} current={current} onJump={jump} />
        ),
      )}
    </nav>
  )
}

/** Keeps its place until the list is known. */
export const JumpOutline = () => (
  <div className="jump" aria-hidden="true">
    {useOneRow() ? LETTERS.map((letter) => <span key={letter}>{letter}</span>) : <span />}
  </div>
)

interface JumpButtonProps {
  groups: readonly Group[]
  current: Group | undefined
  onJump: (group: Group) => void
}

function JumpButton({ groups, current, onJump }: JumpButtonProps) {
  const [first, last] = [groups[0], groups.at(-1)]
  if (!first || !last) return null
  const shown = first.short === last.short ? first.short : `${first.short}–${last.short}`
  const words = first === last ? first.label : `${first.label} to ${last.label}`
  return (
    <button
      type="button"
      aria-label={isLetter(first) ? undefined : `${shown}: ${words}`}
      aria-current={current && groups.includes(current) ? 'location' : undefined}
      onClick={() => onJump(first)}
    >
      {shown}
    </button>
  )
}

/** Of a heading in the list. */
export const headingId = ({ first }: Group) => `from-${first}`

const isLetter = ({ label }: Group) => LETTERS.includes(label)

/** Letters that no name begins with stand between the others. */
function withAbsent(offered: Group[][]): (Group[] | string)[] {
  const letters = LETTERS.map((letter) => offered.find(([one]) => one?.short === letter) ?? letter)
  const [from, to] = [
    offered.findIndex((one) => one.some(isLetter)),
    offered.findLastIndex((one) => one.some(isLetter)),
  ]
  return [...offered.slice(0, from), ...letters, ...offered.slice(to + 1)]
}

/** The group under the bar. */
function useCurrentGroup(grid: JumpProps['grid'], bar: RefObject<HTMLElement | null>, sections: readonly Section[]) {
  const [current, setCurrent] = useState<Group>()
  useEffect(() => {
    const look = () => {
      const under = bar.current?.parentElement?.getBoundingClientRect().bottom ?? 0
      const at = under + 1 - (grid.current?.getBoundingClientRect().top ?? 0)
      setCurrent(sections.find(({ bottom }) => bottom > at)?.group)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [grid, bar, sections])
  return current
}
