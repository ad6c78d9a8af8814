// The bar that stays over the list: its order, the letters or classes to jump to, how many were found.
import './directory-bar.css'
import type { RefObject } from 'react'
import { Counts } from './counts.tsx'
import type { GridLayout } from './sections/grid-layout.ts'
import { Jump } from './sections/jump.tsx'
import { usePhone } from './sections/use-media.ts'
import { SortSelect } from './sort-select.tsx'
import type { FilterControls } from './use-directory-filters.ts'

interface DirectoryBarProps {
  controls: FilterControls
  /** Undefined while they load. */
  all: number | undefined
  found: number | undefined
  list?: { grid: RefObject<HTMLElement | null>; layout: GridLayout }
}

export function DirectoryBar({ controls, all, found, list }: DirectoryBarProps) {
  const isPhone = usePhone()
  const jump = list && list.layout.sections.length > 1 && <Jump {...list} />
  if (isPhone)
    return (
      <>
        <Counts all={all} found={found} />
        <div className="directory-bar">{jump}</div>
      </>
    )
  return (
    <div className="directory-bar">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the select is in it */}
      <label className="directory-bar-sort">
        <span>Sort by</span>
        <SortSelect controls={controls} compact />
      </label>
      {jump ||
        (found !== undefined && (
          <span className="num text-ink-3">
            {found.toLocaleString('en')} of {all?.toLocaleString('en')} Brothers
          </span>
        ))}
    </div>
  )
}
