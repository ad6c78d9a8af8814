// The class of a new member: a number, or one of the classes that have a name instead.
import { FOUNDING_CLASSES, pledgeClassLabel } from '@aerie/contract/classes'
import { Controller, useFormContext } from 'react-hook-form'
import { useSettings } from '#features/settings/queries.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Select } from '#ui/controls/select.tsx'
import type { NewMemberInput } from './new-member.ts'

export function ClassFields() {
  const { register, formState, watch } = useFormContext<NewMemberInput>()
  const { shortName } = useSettings()
  const named = FOUNDING_CLASSES.map((one) => ({ value: String(one), label: pledgeClassLabel(one, shortName) }))
  return (
    <>
      <Field label="Class" hint="From 1 to 35; empty where it is not known" error={formState.errors.class?.message}>
        <Input
          {...register('class', { setValueAs: readClass })}
          inputMode="numeric"
          autoComplete="off"
          readOnly={watch('pledgeClass') != null}
        />
      </Field>
      <Controller<NewMemberInput, 'pledgeClass'>
        name="pledgeClass"
        render={({ field: { value, onChange, ...field } }) => (
          <Field label="Founding class" hint="Instead of a number">
            <Select
              {...field}
              value={value == null ? '' : String(value)}
              options={[{ value: '', label: 'None: numbered' }, ...named]}
              onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
            />
          </Field>
        )}
      />
    </>
  )
}

/** An empty field means no class; anything but digits is left for the form to refuse. */
const readClass = (typed: string | number | null) => (typed === '' || typed === null ? null : Number(typed))
