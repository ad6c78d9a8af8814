// One row of the file in the fields of its columns, to be mended and looked at again by the server.
import type { ImportReport } from '@aerie/contract/rosters'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { fieldLabel } from './field-label.ts'

interface MendRowProps extends Pick<ImportReport, 'columns'> {
  cells: readonly string[]
  isChecking: boolean
  onCheck: (cells: string[]) => void
  onClose: () => void
}

export function MendRow({ columns, cells, isChecking, onCheck, onClose }: MendRowProps) {
  // A row that is cut short has no cells in its last columns.
  const [typed, setTyped] = useState(() => columns.map((_, at) => cells[at] ?? ''))
  const type = (at: number, text: string) => setTyped((now) => now.with(at, text))
  const check = (event: FormEvent) => {
    event.preventDefault()
    if (!isChecking) onCheck(typed)
  }
  return (
    <form className="grid w-full gap-3" onSubmit={check}>
      <div className="field-grid">
        {columns.map(({ header, field, standsIn }, at) =>
          field === null && standsIn === null ? null : (
            // A file may call two columns the same: their order is all that tells them apart.
            <Field key={at} label={header || fieldLabel(field ?? standsIn ?? '')}>
              <Input
                value={typed[at] ?? ''}
                autoComplete="off"
                autoFocus={at === firstRead(columns)}
                onChange={(event) => type(at, event.target.value)}
              />
            </Field>
          ),
        )}
      </div>
      <div className="flex justify-end gap-2">
        <Button variant="ghost" size="sm" disabled={isChecking} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" size="sm" pending={isChecking} pendingLabel="Checking...">
          Check again
        </Button>
      </div>
    </form>
  )
}

const firstRead = (columns: ImportReport['columns']) => columns.findIndex(({ field }) => field !== null)
