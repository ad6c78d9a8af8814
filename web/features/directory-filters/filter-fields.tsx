// The fields that narrow the directory, each as it is offered on a desk and on a phone.
import { pledgeClassLabel } from '@aerie/contract/classes'
import type { Office } from '@aerie/contract/settings'
import { Search } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Select } from '#ui/controls/select.tsx'
import { type Directory, orderOffices } from './directory.ts'
import type { Nearby } from './nearby/use-nearby.ts'
import type { FilterControls } from './use-directory-filters.ts'

export interface FiltersProps {
  /** Undefined while it loads. */
  directory: Directory | undefined
  /** How many there are, and were found; undefined while that is not known. */
  all: number | undefined
  found: number | undefined
  controls: FilterControls
  nearby: Nearby
  settings: { shortName: string; offices: readonly Office[]; nearbyRadiusKm: number }
}

/** `label` names it where no field around it does. */
export const SearchInput = ({ controls, label }: { controls: FilterControls; label?: string }) => (
  <Input
    type="search"
    icon={<Search />}
    aria-label={label}
    placeholder="Name, company or city"
    autoComplete="off"
    spellCheck={false}
    value={controls.typed}
    onChange={(event) => controls.type(event.target.value)}
    onBlur={controls.settle}
  />
)

export function FilterSelects({ directory, controls, settings }: Omit<FiltersProps, 'all' | 'found' | 'nearby'>) {
  const { filters, choose } = controls
  const { countries = [], classes = [], offices = [] } = directory ?? {}
  const known = settings.offices.map(({ label }) => label)
  return (
    <>
      <Field label="Country">
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
          options={options('All roles', orderOffices(offices, known), filters.role, String)}
          onChange={(role) => choose({ role: role || undefined })}
        />
      </Field>
    </>
  )
}

/** Those who have passed, and no others; where there is nobody its place stays empty, so that nothing moves once that is known. */
export function RememberedToggle({ directory, controls }: Pick<FiltersProps, 'directory' | 'controls'>) {
  const { filters, choose } = controls
  const isOffered = filters.remembered || directory?.remembered.length
  return (
    <Button
      variant="ghost"
      className={isOffered ? undefined : 'invisible'}
      aria-pressed={filters.remembered ?? false}
      onClick={() => choose({ remembered: filters.remembered ? undefined : true })}
    >
      In Memoriam
    </Button>
  )
}

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
