// What documents are narrowed down by, and how they are laid out.
import { counted } from '@aerie/text/plurals'
import './document-filter-card.css'
import type { Document } from '@aerie/contract/documents'
import { Search } from 'lucide-react'
import { useCategories } from '#features/settings/queries.ts'
import { useSearchField } from '#lib/use-search-field.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { type Option, Select } from '#ui/controls/select.tsx'
import { Card } from '#ui/layout/card.tsx'
import {
  categoryOptions,
  type DocumentSearch,
  FILE_TYPE_LABELS,
  FILE_TYPES,
  type FileType,
  isFiltering,
} from './document-filters.ts'

interface DocumentFilterCardProps {
  documents: readonly Document[]
  shown: number
  search: DocumentSearch
  onChange: (search: DocumentSearch) => void
}

const ALL = ''
const TYPES: Option<FileType | typeof ALL>[] = [
  { value: ALL, label: 'All types' },
  ...FILE_TYPES.map((value) => ({ value, label: FILE_TYPE_LABELS[value] })),
]
const LAYOUTS = [
  { value: 'grid' as const, label: 'Grid' },
  { value: 'list' as const, label: 'List' },
]

export function DocumentFilterCard({ documents, shown, search, onChange }: DocumentFilterCardProps) {
  const { q: _q, category: _category, type: _type, view: _view, ...others } = search
  const without = (name: keyof DocumentSearch) => {
    const { [name]: _, ...rest } = search
    return rest
  }
  const field = useSearchField(search.q ?? '', (q) => onChange(q === '' ? without('q') : { ...search, q }))
  const { categories: known } = useCategories()
  const categories: Option<string>[] = [{ value: ALL, label: 'All categories' }, ...categoryOptions(documents, known)]
  return (
    <Card
      title="Search & Filter"
      className="mb-5"
      action={
        <span className="num text-ink-2" role="status">
          {shown === documents.length ? documentCount(shown) : `${shown} of ${documentCount(documents.length)}`}
        </span>
      }
    >
      <search className="document-filter-card">
        <Field label="Search">
          <Input {...field} icon={<Search />} placeholder="Title, description or a word inside" />
        </Field>
        <Field label="Category">
          <Select
            options={categories}
            value={search.category ?? ALL}
            onChange={(category) => onChange(category === ALL ? without('category') : { ...search, category })}
          />
        </Field>
        <Field label="File type">
          <Select
            options={TYPES}
            value={search.type ?? ALL}
            onChange={(type) => onChange(type === ALL ? without('type') : { ...search, type })}
          />
        </Field>
        <Segments
          label="Layout"
          options={LAYOUTS}
          value={search.view ?? 'grid'}
          onChange={(view) => onChange(view === 'list' ? { ...search, view } : without('view'))}
        />
        <Button
          variant="ghost"
          disabled={!isFiltering(search)}
          onClick={() => onChange({ ...others, ...(search.view && { view: search.view }) })}
        >
          Clear
        </Button>
      </search>
    </Card>
  )
}

const documentCount = (count: number) => counted(count, 'document')
