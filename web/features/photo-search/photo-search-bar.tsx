// Looks for photos over all albums: the field, and under it what it is searched by.
import './photo-search.css'
import type { ComponentProps } from 'react'
import { FiltersInForce } from './filters-in-force.tsx'
import { isSearching } from './media-filters.ts'
import { PhotoSearchField } from './photo-search-field.tsx'

type PhotoSearchBarProps = ComponentProps<typeof FiltersInForce>

export const PhotoSearchBar = (search: PhotoSearchBarProps) => (
  <search className="photo-search">
    <PhotoSearchField filters={search.filters} onPick={search.onChange} />
    {isSearching(search.filters) && <FiltersInForce {...search} />}
  </search>
)
