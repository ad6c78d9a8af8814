// The fields of a section that are asked for in one line, each with who sees it where it is private.
import { MEMBER_FIELDS } from '@aerie/contract/member-fields'
import type { PrivateField } from '@aerie/contract/privacy'
import { useKeptHint } from '../form/editing.ts'
import { SeenBy } from '../form/seen-by.tsx'
import { TextField } from '../form/text-field.tsx'
import { FIELD_INPUTS, type LineInput, type LineInputName } from './field-inputs.ts'
import type { SectionName } from './section-list.ts'

export const LineFields = ({ section }: { section: SectionName }) =>
  LINES.flatMap(({ name, input }) => (input.section === section ? [<Line key={name} name={name} input={input} />] : []))

interface LineProps {
  name: LineInputName
  input: LineInput
}

function Line({ name, input: { section: _, ...input } }: LineProps) {
  const { label, privacy }: { label: string; privacy?: PrivateField } = MEMBER_FIELDS[name]
  const hint = useKeptHint(privacy) ?? input.hint
  return <TextField {...input} name={name} label={label} hint={hint} action={privacy && <SeenBy field={privacy} />} />
}

const isLine = (entry: { name: string; input: unknown }): entry is LineProps => typeof entry.input === 'object'

const LINES = Object.entries(FIELD_INPUTS)
  .map(([name, input]) => ({ name, input }))
  .filter(isLine)
