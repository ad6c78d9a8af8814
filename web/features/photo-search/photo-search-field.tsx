// The one field in which photos are looked for, by whoever and whatever is on them, their album and their year.
import './photo-search.css'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { directoryQuery } from '#features/people/queries.ts'
import { Combobox } from '#ui/controls/combobox.tsx'
import { MatchedText } from '#ui/controls/matched-text.tsx'
import type { PhotoFilters } from './media-filters.ts'
import { suggestionsQuery } from './queries.ts'
import { type SearchOption, searchOptions } from './search-options.ts'

interface PhotoSearchFieldProps {
  filters: PhotoFilters
  onPick: (filters: PhotoFilters) => void
}

export function PhotoSearchField({ filters, onPick }: PhotoSearchFieldProps) {
  const [typed, setTyped] = useState('')
  const [isUsed, setUsed] = useState(false)
  const { data: brothers } = useQuery({ ...directoryQuery, enabled: isUsed })
  const { data: suggested } = useQuery({ ...suggestionsQuery(typed), enabled: isUsed })
  const options = searchOptions({ typed, brothers, suggested }, filters)
  const isLoading = isUsed && !suggested
  return (
    <Combobox<SearchOption>
      icon={<Search />}
      listLabel="What to find photos by"
      aria-label="Find photos"
      placeholder="Brother, tag, album or year"
      text={typed}
      onText={setTyped}
      onFocus={() => setUsed(true)}
      options={options}
      keyOf={({ kind, label, filters: one }) => `${kind} ${label} ${JSON.stringify(one)}`}
      note={isLoading ? 'Loading...' : options.length === 0 ? 'No brother, tag, album or year found.' : undefined}
      eager={typed !== ''}
      onPick={(option) => {
        setTyped('')
        onPick({ ...filters, ...option.filters })
      }}
    >
      {({ kind, label }) => (
        <span className="photo-search-option">
          <span>
            <MatchedText text={label} typed={typed} />
          </span>
          <small>{kind}</small>
        </span>
      )}
    </Combobox>
  )
}
