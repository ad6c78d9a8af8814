// Looks for photos over all albums: the field, and under it what it is searched by.
import './photo-search.css'
import { FiltersInForce } from './filters-in-force.tsx'
import { isSearching, type PhotoFilters } from './media-filters.ts'
import { PhotoSearchField } from './photo-search-field.tsx'

interface PhotoSearchBarProps {
  filters: PhotoFilters
  onChange: (filters: PhotoFilters) => void
}

export const PhotoSearchBar = ({ filters, onChange }: PhotoSearchBarProps) => (
  <search className="photo-search">
    <PhotoSearchField filters={filters} onPick={onChange} />
    {isSearching(filters) && <FiltersInForce filters={filters} onChange={onChange} />}
  </search>
)
