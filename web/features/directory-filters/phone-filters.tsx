// On a phone the search comes first; the filters, and the map under them, fold.
import { formatCount } from '@aerie/text/numbers'
import '#ui/layout/card.css'
import './phone-filters.css'
import { LocateFixed, Map as MapIcon, SlidersHorizontal } from 'lucide-react'
import { useId } from 'react'
import { useKeptFold } from '#lib/kept-fold.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { countChosen, FilterChips } from './filter-chips.tsx'
import { FilterSelects, type FiltersProps, RememberedToggle, SearchInput } from './filter-fields.tsx'
import { SortSelect } from './sort-select.tsx'

export type PhoneFiltersProps = FiltersProps & { isMapOpen: boolean; onMap: (open: boolean) => void }

export function PhoneFilters({ isMapOpen, onMap, ...props }: PhoneFiltersProps) {
  const { found, controls, nearby } = props
  const [isOpen, setOpen] = useKeptFold('aerie-directory-filters', false)
  const panel = useId()
  const chosen = countChosen(controls.filters)
  const clear = () => {
    controls.clear()
    nearby.reset()
  }
  return (
    <search className="phone-filters">
      <SearchInput controls={controls} label="Search" />
      <div className="phone-filters-folds">
        <Button
          icon={<SlidersHorizontal />}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          Filters
          {chosen > 0 && (
            <span className="phone-filters-count">
              {chosen} <span className="sr-only">active</span>
            </span>
          )}
        </Button>
        <Button
          icon={<LocateFixed />}
          aria-pressed={nearby.isOn}
          pending={nearby.isAsking}
          pendingLabel="Locating..."
          onClick={nearby.toggle}
        >
          Nearby
        </Button>
        <Button icon={<MapIcon />} aria-pressed={isMapOpen} onClick={() => onMap(!isMapOpen)}>
          Map
        </Button>
      </div>
      <section id={panel} aria-label="Filters" className="card phone-filters-panel" hidden={!isOpen}>
        <FilterSelects {...props} />
        <Field label="Sort by">
          <SortSelect controls={controls} />
        </Field>
        <RememberedToggle {...props} />
        <Button variant="ghost" onClick={clear}>
          Clear Filters
        </Button>
        <Button variant="primary" onClick={() => setOpen(false)}>
          Show {found !== undefined && formatCount(found)}
        </Button>
      </section>
      <FilterChips {...props}>
        <Button variant="link" onClick={clear}>
          Clear
        </Button>
      </FilterChips>
    </search>
  )
}
