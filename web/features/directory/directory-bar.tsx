// The bar that stays over the list: its order, the letters or classes to jump to, how many were found.
import { formatCount } from '@aerie/text/numbers'
import './directory-bar.css'
import type { ReactNode } from 'react'
import { Counts } from '#features/directory-filters/counts.tsx'
import { SortSelect } from '#features/directory-filters/sort-select.tsx'
import type { FilterControls } from '#features/directory-filters/use-directory-filters.ts'
import { usePhone } from './sections/use-media.ts'

interface DirectoryBarProps {
  controls: FilterControls
  /** Undefined while they load. */
  all: number | undefined
  found: number | undefined
  /** What leads to the letters or classes of a long list. */
  children?: ReactNode
}

export function DirectoryBar({ controls, all, found, children: jump }: DirectoryBarProps) {
  const isPhone = usePhone()
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
            {formatCount(found)} of {all !== undefined && formatCount(all)} Brothers
          </span>
        ))}
    </div>
  )
}
