// The filters of the audit log: text, who, action, object and time.
import './audit.css'
import { AUDIT_ACTIONS, AUDIT_KINDS } from '@aerie/contract/audit-actions'
import { Search } from 'lucide-react'
import { BrotherField } from '#features/people/brother-field.tsx'
import { useSettings } from '#features/settings/queries.ts'
import { useSearchField } from '#lib/use-search-field.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Select } from '#ui/controls/select.tsx'
import { type AuditView, TIMES } from './view.ts'

const byLabel = (one: { label: string }, other: { label: string }) => one.label.localeCompare(other.label, 'en')
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const KINDS = [
  { value: '', label: 'Everything' },
  ...Object.entries(AUDIT_KINDS)
    .map(([value, label]) => ({ value, label }))
    .sort(byLabel),
]
const ACTIONS = Object.entries(AUDIT_ACTIONS).map(([value, sentence]) => ({
  value,
  label: capital(sentence.replace(/ ?\{it\}/, ' …').trim()),
}))

interface AuditFiltersProps {
  view: AuditView
  onChange: (view: AuditView) => void
}

export function AuditFilters({ view, onChange }: AuditFiltersProps) {
  const { shortName } = useSettings()
  const field = useSearchField(view.text, (text) => onChange({ ...view, text }))
  const actions = ACTIONS.filter(({ value }) => view.kind === '' || value.startsWith(`${view.kind}.`)).sort(byLabel)
  const chooseKind = (kind: string) =>
    onChange({ ...view, kind, action: kind === '' || view.action.startsWith(`${kind}.`) ? view.action : '' })
  return (
    <search className="audit-filters">
      <Field label="Text">
        <Input icon={<Search />} placeholder="Name, title, address" {...field} />
      </Field>
      <Field label="Who">
        <BrotherField
          value={view.who}
          onChange={(who) => onChange({ ...view, who })}
          exclude={[]}
          shortName={shortName}
          placeholder="Anyone"
        />
      </Field>
      <Field label="Object">
        <Select options={KINDS} value={view.kind} onChange={chooseKind} />
      </Field>
      <Field label="Action">
        <Select
          options={[{ value: '', label: 'All actions' }, ...actions]}
          value={view.action}
          onChange={(action) => onChange({ ...view, action })}
        />
      </Field>
      <Field label="Time">
        <Select options={TIMES} value={view.days} onChange={(days) => onChange({ ...view, days })} />
      </Field>
    </search>
  )
}
