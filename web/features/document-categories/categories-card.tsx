// The categories of documents in System Settings, each with how many documents are of it; super admins change them.
import { plural } from '@aerie/text/plurals'
import './categories.css'
import type { CountedCategory } from '@aerie/contract/document-categories'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EditCategoriesDialog } from './edit-categories-dialog.tsx'
import { categoriesQuery } from './queries.ts'

export function CategoriesCard({ mayChange }: { mayChange: boolean }) {
  const query = useQuery(categoriesQuery)
  const [editing, setEditing] = useState(false)
  return (
    <Card
      title="Document categories"
      flush
      action={
        mayChange && (
          <Button size="sm" variant="ghost" icon={<Pencil />} disabled={!query.data} onClick={() => setEditing(true)}>
            Edit categories
          </Button>
        )
      }
    >
      <QueryState query={query} skeleton={<CategoriesSkeleton />} failure="The categories could not be loaded">
        {(categories) => <Categories categories={categories} />}
      </QueryState>
      {editing && query.data && <EditCategoriesDialog categories={query.data} onClose={() => setEditing(false)} />}
    </Card>
  )
}

export const Categories = ({ categories }: { categories: readonly CountedCategory[] }) => (
  <ol className="categories">
    {categories.map(({ slug, label, documents }) => (
      <li key={slug}>
        {documents > 0 ? <Link to={`/documents?category=${slug}`}>{label}</Link> : label}
        <small className="num">
          {documents} {plural(documents, 'document')}
        </small>
      </li>
    ))}
  </ol>
)

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six']

const CategoriesSkeleton = () => (
  <Loading label="Loading the categories" className="categories">
    {ROWS.map((row) => (
      <Skeleton key={row} width="80%" height={18} />
    ))}
  </Loading>
)
