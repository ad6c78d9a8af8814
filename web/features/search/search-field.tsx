// The field of the page with everything that was found; its words stand in the address a moment after they were typed.
import { Search } from 'lucide-react'
import { useSearchField } from '#lib/use-search-field.ts'
import { Input } from '#ui/controls/input.tsx'

interface SearchFieldProps {
  text: string
  onSearch: (text: string) => void
}

export const SearchField = ({ text, onSearch }: SearchFieldProps) => (
  <Input
    {...useSearchField(text, onSearch)}
    icon={<Search />}
    aria-label="Search everything"
    placeholder="A brother, a place, a sentence"
    autoComplete="off"
    spellCheck={false}
  />
)
