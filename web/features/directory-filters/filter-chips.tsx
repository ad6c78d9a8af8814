// A chip for each filter in force but the search, whose words stand in its field; each can be taken off.
import './filter-chips.css'
import { pledgeClassLabel } from '@aerie/contract/classes'
import { type ReactNode, useRef } from 'react'
import { Tag } from '#ui/lists/tag.tsx'
import type { FiltersProps } from './filter-fields.tsx'
import type { DirectoryFilters } from './filters.ts'

interface Chip {
  name: string
  value: string
  remove: () => void
}

/** How many of the filters that are chosen from lists are in force. */
export const countChosen = ({ country, class: one, role, remembered }: DirectoryFilters) =>
  [country, one, role, remembered].filter((value) => value !== undefined).length

/** Takes no room while there are none; `children` stand behind them. */
export function FilterChips({
  children,
  ...props
}: Pick<FiltersProps, 'controls' | 'nearby' | 'settings'> & { children?: ReactNode }) {
  const list = useRef<HTMLUListElement>(null)
  const chips = chipsOf(props)
  const remove = (chip: Chip, byKey: boolean) => {
    const search = list.current?.closest('section, search')?.querySelector('input')
    chip.remove()
    // The focus goes on to the next chip, or to the search after the last.
    if (byKey) requestAnimationFrame(() => (list.current?.querySelector('button') ?? search)?.focus())
  }
  if (chips.length === 0) return null
  return (
    <div className="filter-chips">
      <ul ref={list} aria-label="Filters in force">
        {chips.map((chip) => (
          <li key={chip.name}>
            <Tag
              tone="foil"
              removeLabel={`Remove filter ${chip.name} ${chip.value}`.trim()}
              onRemove={(byKey) => remove(chip, byKey)}
            >
              <span>{chip.name}</span>
              {chip.value}
            </Tag>
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}

function chipsOf({ controls, nearby, settings }: Pick<FiltersProps, 'controls' | 'nearby' | 'settings'>) {
  const { filters, choose } = controls
  const chips: Chip[] = []
  if (filters.country !== undefined)
    chips.push({ name: 'Country', value: filters.country, remove: () => choose({ country: undefined }) })
  if (filters.class !== undefined) {
    const value = pledgeClassLabel(filters.class, settings.shortName)
    chips.push({ name: 'Class', value, remove: () => choose({ class: undefined }) })
  }
  if (filters.role !== undefined)
    chips.push({ name: 'Role', value: filters.role, remove: () => choose({ role: undefined }) })
  if (filters.remembered)
    chips.push({ name: 'In Memoriam', value: '', remove: () => choose({ remembered: undefined }) })
  if (nearby.isOn) chips.push({ name: 'Nearby', value: `${settings.nearbyRadiusKm} km`, remove: nearby.reset })
  return chips
}
