// Which offices there are: their names, colours and order of precedence.
import '#features/people/office.css'
import { offices as contract, MOST_OFFICES } from '@aerie/contract/offices'
import { type Office, OfficeColor, settings } from '@aerie/contract/settings'
import { useState } from 'react'
import { MEMBER_QUERY_KEYS } from '#features/people/member-query-keys.ts'
import { call, keysOf } from '#lib/api.ts'
import { Input } from '#ui/controls/input.tsx'
import { Select } from '#ui/controls/select.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { RowList } from '#ui/lists/row-list.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'

interface EditOfficesDialogProps {
  offices: readonly Office[]
  onClose: () => void
}

const COLORS = OfficeColor.options.map((color) => ({
  value: color,
  label: color === 'other' ? 'Grey' : `As ${color.replaceAll('-', ' ')}`,
}))

interface OfficeRow {
  id: string
  slug: string | null
  label: string
  color: OfficeColor
}

export function EditOfficesDialog({ offices, onClose }: EditOfficesDialogProps) {
  const [known] = useState(() => offices.map(({ label }) => label))
  const [rows, setRows] = useState<OfficeRow[]>(() => offices.map((office) => ({ id: office.slug, ...office })))
  const change = (at: number, parts: Partial<OfficeRow>) =>
    setRows(rows.map((row, place) => (place === at ? { ...row, ...parts } : row)))
  const act = useAct({
    call: () =>
      call(contract.change, {
        body: { offices: rows.map(({ slug, label, color }) => ({ slug, label, color })), known },
      }),
    stale: [...keysOf(contract.terms), ...keysOf(settings.show), ...MEMBER_QUERY_KEYS],
    done: () => ({ title: 'Offices Saved', description: 'Records and the roll follow.' }),
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Edit offices"
      description="In their order of precedence. Renaming keeps its terms. An office somebody holds cannot be removed."
      width={700}
      onSubmit={() => act.mutate(undefined, { onSuccess: onClose })}
      submitLabel="Save"
      pendingLabel="Saving..."
      pending={act.isPending}
    >
      <RowList
        rows={rows}
        fewest={1}
        most={MOST_OFFICES}
        noun="office"
        addLabel="Add an office"
        onAdd={() => setRows([...rows, { id: crypto.randomUUID(), slug: null, label: '', color: 'other' }])}
        onRemove={(at) => setRows(rows.filter((_, place) => place !== at))}
        onMove={(from, to) => setRows(moved(rows, from, to))}
      >
        {(at) => (
          <div className="grid gap-2 sm:grid-cols-[1fr_200px]">
            <Input
              aria-label={`Name of office ${at + 1}`}
              required
              maxLength={60}
              value={rows[at]?.label ?? ''}
              onChange={({ target }) => change(at, { label: target.value })}
            />
            <div className="flex items-center gap-2" data-office={rows[at]?.color}>
              <span className="office-dot" aria-hidden />
              <Select
                className="grow"
                label={`Colour of ${rows[at]?.label || `office ${at + 1}`}`}
                options={COLORS}
                value={rows[at]?.color ?? 'other'}
                onChange={(color) => change(at, { color })}
              />
            </div>
          </div>
        )}
      </RowList>
    </FormDialog>
  )
}

function moved(rows: OfficeRow[], from: number, to: number) {
  const next = [...rows]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
