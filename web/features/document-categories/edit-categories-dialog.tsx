// Which categories of documents there are: their names and their order.
import {
  type CountedCategory,
  documentCategories,
  LONGEST_CATEGORY,
  MOST_CATEGORIES,
} from '@aerie/contract/document-categories'
import { settings } from '@aerie/contract/settings'
import { useState } from 'react'
import { call, keysOf } from '#lib/api.ts'
import { Input } from '#ui/controls/input.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { RowList } from '#ui/lists/row-list.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'

interface EditCategoriesDialogProps {
  categories: readonly CountedCategory[]
  onClose: () => void
}

interface CategoryRow {
  id: string
  slug: string | null
  label: string
}

export function EditCategoriesDialog({ categories, onClose }: EditCategoriesDialogProps) {
  const [known] = useState(() => categories.map(({ label }) => label))
  const [rows, setRows] = useState<CategoryRow[]>(() =>
    categories.map(({ slug, label }) => ({ id: slug, slug, label })),
  )
  const act = useAct({
    call: () =>
      call(documentCategories.change, {
        body: { categories: rows.map(({ slug, label }) => ({ slug, label })), known },
      }),
    stale: [...keysOf(documentCategories.list), ...keysOf(settings.show)],
    done: () => ({ title: 'Categories Saved', description: 'Documents have the new names at once.' }),
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Edit categories"
      description="In the order in which they are offered. A category with documents in it can be renamed, not removed."
      width={560}
      onSubmit={() => act.mutate(undefined, { onSuccess: onClose })}
      submitLabel="Save"
      pendingLabel="Saving..."
      pending={act.isPending}
    >
      <RowList
        rows={rows}
        fewest={1}
        most={MOST_CATEGORIES}
        noun="category"
        addLabel="Add a category"
        onAdd={() => setRows([...rows, { id: crypto.randomUUID(), slug: null, label: '' }])}
        onRemove={(at) => setRows(rows.filter((_, place) => place !== at))}
        onMove={(from, to) => setRows(rows.with(from, rows[to] as CategoryRow).with(to, rows[from] as CategoryRow))}
      >
        {(at) => (
          <Input
            aria-label={`Name of category ${at + 1}`}
            required
            maxLength={LONGEST_CATEGORY}
            value={rows[at]?.label ?? ''}
            onChange={({ target }) =>
              setRows(rows.map((row, place) => (place === at ? { ...row, label: target.value } : row)))
            }
          />
        )}
      </RowList>
    </FormDialog>
  )
}
