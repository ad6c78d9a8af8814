// Who is asked: all, some classes, one's line, or brothers by name.

import { pledgeClassLabel } from '@aerie/contract/classes'
import { type Audience, MOST_ASKED } from '@aerie/contract/gathering-values'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { BrotherField } from '#features/people/brother-field.tsx'
import { directoryQuery } from '#features/people/queries.ts'
import { useSession } from '#features/session/queries.ts'
import { useSettings } from '#features/settings/queries.ts'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Field } from '#ui/controls/field.tsx'
import { FieldGroup } from '#ui/controls/field-group.tsx'
import { Select } from '#ui/controls/select.tsx'
import type { GatheringForm } from './gathering-form.ts'

const OPTIONS: { value: Audience; label: string }[] = [
  { value: 'all', label: 'All brothers' },
  { value: 'classes', label: 'Some classes' },
  { value: 'line', label: 'My line' },
  { value: 'named', label: 'Only those I ask' },
]

export function AudienceFields() {
  const audience = useWatch<GatheringForm, 'audience'>({ name: 'audience' })
  return (
    <>
      <Field label="Who is asked" hint="Nobody else sees that there is one; officers see all.">
        <Controller<GatheringForm, 'audience'>
          name="audience"
          render={({ field }) => <Select options={OPTIONS} {...field} />}
        />
      </Field>
      {audience === 'classes' && <ClassFields />}
      {audience === 'named' && <NamedFields />}
    </>
  )
}

function ClassFields() {
  const { shortName } = useSettings()
  const { errors } = useFormState<GatheringForm>()
  const { data: brothers = [] } = useQuery(directoryQuery)
  const classes = [...new Set(brothers.flatMap(({ pledgeClass }) => pledgeClass ?? []))].sort((a, b) => a - b)
  return (
    <Field label="Classes" error={errors.classes?.message}>
      <Controller<GatheringForm, 'classes'>
        name="classes"
        render={({ field: { value, onChange } }) => (
          <FieldGroup className="grid max-h-48 grid-cols-2 gap-2 overflow-y-auto sm:grid-cols-3">
            {classes.map((one) => (
              <Checkbox
                key={one}
                label={pledgeClassLabel(one, shortName)}
                checked={value.includes(one)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...value, one] : value.filter((other) => other !== one))
                }
              />
            ))}
          </FieldGroup>
        )}
      />
    </Field>
  )
}

function NamedFields() {
  const { setValue } = useFormContext<GatheringForm>()
  const { errors } = useFormState<GatheringForm>()
  const asked = useWatch<GatheringForm, 'asked'>({ name: 'asked' })
  const { shortName } = useSettings()
  const { id: ownId } = useSession()
  const [round, setRound] = useState(0)
  const choose = (ids: number[]) =>
    setValue('asked', ids, { shouldDirty: true, shouldValidate: errors.asked !== undefined })
  return (
    <Field label="Whom you ask" error={errors.asked?.message}>
      <FieldGroup className="grid gap-2">
        {asked.map((id) => (
          <BrotherField
            key={id}
            value={String(id)}
            onChange={() => choose(asked.filter((other) => other !== id))}
            exclude={asked}
            shortName={shortName}
          />
        ))}
        {asked.length < MOST_ASKED && (
          <BrotherField
            key={`next ${round}`}
            value={null}
            onChange={(picked) => {
              if (picked === null) return
              choose([...asked, Number(picked)])
              setRound(round + 1)
            }}
            exclude={[...asked, ownId]}
            shortName={shortName}
            aria-label="A brother to ask"
            placeholder="Look for a brother"
          />
        )}
      </FieldGroup>
    </Field>
  )
}
