// Changes a part of one's record in place: the city, phone and mail, or the work.
import './right-card.css'
import type { RecordPart } from '@aerie/contract/freshness'
import { MEMBER_FIELDS } from '@aerie/contract/member-fields'
import type { Member } from '@aerie/contract/members'
import { type FormEvent, useState } from 'react'
import { PlaceInput } from '#features/places/place-input.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { faultsIn, useChangePart } from './mutations.ts'

const FIELDS = {
  place: ['location'],
  contact: ['phone', 'email'],
  work: ['currentPosition', 'currentCompany'],
} as const satisfies Record<RecordPart, readonly (keyof typeof MEMBER_FIELDS)[]>

const TYPES = { phone: 'tel', email: 'email' } as const

interface PartFormProps {
  part: RecordPart
  record: Member
  onClose: () => void
}

export function PartForm({ part, record, onClose }: PartFormProps) {
  const fields: readonly (typeof FIELDS)[RecordPart][number][] = FIELDS[part]
  const before = Object.fromEntries(fields.map((field) => [field, record[field] ?? '']))
  const [typed, setTyped] = useState(before)
  const change = useChangePart(part)
  const type = (field: string, text: string) => setTyped((now) => ({ ...now, [field]: text }))
  const isDirty = fields.some((field) => typed[field] !== before[field])
  const faultOf = (field: string) => faultsIn(change.error).find(({ path }) => path === field)?.message
  const send = (event: FormEvent) => {
    event.preventDefault()
    const changed = fields.filter((field) => typed[field]?.trim() !== before[field])
    change.mutate(Object.fromEntries(changed.map((field) => [field, typed[field] ?? ''])), { onSuccess: onClose })
  }
  return (
    <form
      className="right-card-form"
      noValidate
      onSubmit={send}
      // What was typed is not lost to a key that was meant for a list of cities.
      onKeyDown={({ key }) => key === 'Escape' && !isDirty && onClose()}
    >
      {fields.map((field, at) => {
        const input = { value: typed[field] ?? '', autoFocus: at === 0 }
        return (
          <Field key={field} label={MEMBER_FIELDS[field].label} error={faultOf(field)}>
            {field === 'location' ? (
              <PlaceInput {...input} onChange={(text) => type(field, text)} />
            ) : (
              <Input
                {...input}
                type={field in TYPES ? TYPES[field as keyof typeof TYPES] : 'text'}
                onChange={({ target }) => type(field, target.value)}
              />
            )}
          </Field>
        )
      })}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" size="sm" pending={change.isPending}>
          Save
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
