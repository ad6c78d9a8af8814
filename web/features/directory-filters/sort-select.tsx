// By what the directory is sorted.
import { Select } from '#ui/controls/select.tsx'
import { SORTS } from './filters.ts'
import type { FilterControls } from './use-directory-filters.ts'

const OPTIONS = [
  { value: '', label: 'Name' },
  { value: 'class', label: 'Class' },
  { value: 'newest', label: 'Newest' },
]

/** `label` names it where no field around it does. */
export const SortSelect = ({
  controls,
  label,
  compact,
}: {
  controls: FilterControls
  label?: string
  compact?: boolean
}) => (
  <Select
    {...(label && { label })}
    compact={compact ?? false}
    value={controls.filters.sort ?? ''}
    options={OPTIONS}
    onChange={(chosen) => controls.choose({ sort: SORTS.find((sort) => sort === chosen) })}
  />
)
