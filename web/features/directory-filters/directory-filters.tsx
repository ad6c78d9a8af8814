// The card above the directory: how many there are, and what narrows them down.
import { LocateFixed } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Counts } from './counts.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterSelects, type FiltersProps, RememberedToggle, SearchInput } from './filter-fields.tsx'
import { FilterRow } from './filter-row.tsx'

export function DirectoryFilters(props: FiltersProps) {
  const { all, found, controls, nearby } = props
  const clear = () => {
    controls.clear()
    nearby.reset()
  }
  return (
    <Card title="Filters & Search" flush action={<Counts all={all} found={found} />}>
      <FilterRow selects={3}>
        <Field label="Search" className="filter-row-wide">
          <SearchInput controls={controls} />
        </Field>
        <FilterSelects {...props} />
        <Button icon={<LocateFixed />} pending={nearby.isAsking} pendingLabel="Locating..." onClick={nearby.toggle}>
          {nearby.isOn ? 'Show All' : 'Nearby'}
        </Button>
        <RememberedToggle {...props} />
        <Button variant="ghost" onClick={clear}>
          Clear Filters
        </Button>
      </FilterRow>
      <FilterChips {...props} />
    </Card>
  )
}
