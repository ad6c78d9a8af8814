// The card above the directory: how many there are, and what narrows them down.

import { pledgeClassLabel } from '@aerie/contract/classes'
import type { Office } from '@aerie/contract/settings'
import { LocateFixed, Search } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Counts } from './counts.tsx'
import { type Directory, orderOffices } from './directory.ts'
import { FilterRow } from './filter-row.tsx'
import type { Nearby } from './nearby/use-nearby.ts'
import type { FilterControls } from './use-directory-filters.ts'

interface DirectoryFiltersProps {
  /** Undefined while it loads, as is how many were found. */
  directory: Directory | undefined
  found: number | undefined
  controls: FilterControls
  nearby: Nearby
  settings: { shortName: string; offices: readonly Office[] }
}

export function DirectoryFilters({ directory, found, controls, nearby, settings }: DirectoryFiltersProps) {
  const { typed, filters, type, settle, choose, clear } = controls
  const { countries = [], classes = [], offices = [] } = directory ?? {}
  const counts = [
    { label: 'Brothers', value: figure(directory?.members.length) },
    { label: 'Filtered Results', value: figure(found) },
  ]
  return (
    <Card title="Filters & Search" flush className="mb-6" action={<Counts counts={counts} />}>
      <FilterRow selects={3}>
        <Field label="Search" className="filter-row-wide">
          <Input
            type="search"
            icon={<Search />}
            placeholder="Name, company or city"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onBlur={settle}
          />
        </Field>
        <Field label="Country" className="filter-row-wide-on-phones">
          <Select
            value={filters.country ?? ''}
            options={options('All countries', countries, filters.country, String)}
            onChange={(country) => choose({ country: country || undefined })}
          />
        </Field>
        <Field label="Class">
          <Select
            value={String(filters.class ?? '')}
            options={options('All classes', classes, filters.class, (one) => pledgeClassLabel(one, settings.shortName))}
            onChange={(one) => choose({ class: one === '' ? undefined : Number(one) })}
          />
        </Field>
        <Field label="Role">
          <Select
            value={filters.role ?? ''}
            options={options('All roles', orderOffices(offices, labelsOf(settings.offices)), filters.role, String)}
            onChange={(role) => choose({ role: role || undefined })}
          />
        </Field>
        <Button icon={<LocateFixed />} pending={nearby.isAsking} pendingLabel="Locating..." onClick={nearby.toggle}>
          {nearby.isOn ? 'Show All' : 'Nearby'}
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            clear()
            nearby.reset()
          }}
        >
          Clear Filters
        </Button>
      </FilterRow>
    </Card>
  )
}

const figure = (count: number | undefined) => count?.toLocaleString('en') ?? '–'

/** A choice that came with the address is offered even where nobody has it. */
function options<T extends string | number>(
  all: string,
  found: readonly T[],
  chosen: T | undefined,
  label: (value: T) => string,
) {
  const offered = chosen === undefined || found.includes(chosen) ? found : [chosen, ...found]
  return [{ value: '', label: all }, ...offered.map((value) => ({ value: String(value), label: label(value) }))]
}

const labelsOf = (offices: readonly Office[]) => offices.map(({ label }) => label)
