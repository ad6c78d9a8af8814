// Several columns for one field: which of them is read.
import type { ColumnQuestion } from '@aerie/contract/roster-questions'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { fieldLabel } from './field-label.ts'

interface ColumnChoiceProps {
  question: ColumnQuestion
  /** The place of the column that was chosen. */
  chosen: number | undefined
  onChoose: (at: number) => void
}

export function ColumnChoice({ question: { field, taken, columns }, chosen, onChoose }: ColumnChoiceProps) {
  const options = columns.map(({ at, header, examples }) => ({
    value: String(at),
    label: columns.some((other) => other.at !== at && other.header === header)
      ? `${header || 'No name'}, column ${at + 1}`
      : header || 'No name',
    hint: examples.map((cell) => (cell.length > 30 ? `${cell.slice(0, 29)}…` : cell)).join(', '),
  }))
  return (
    <Field
      label={`${fieldLabel(field)}: which column counts?`}
      hint={`${columns.length} columns of the file say different things for it.`}
    >
      <Select options={options} value={String(chosen ?? taken)} onChange={(at) => onChoose(Number(at))} />
    </Field>
  )
}
