// Whether an election begins with nominations, until when brothers can be named, and what is shown meanwhile.
import './election-inputs.css'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { MomentField } from '#features/settings/moment-field.tsx'
import { useTimeZone } from '#features/settings/queries.ts'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import type { ElectionForm } from '../form/election-form.ts'
import { isBeforeVote } from '../form/election-rules.ts'

interface NominationsInputsProps {
  form: UseFormReturn<ElectionForm>
}

export function NominationsInputs({ form }: NominationsInputsProps) {
  const nominates = useWatch({ control: form.control, name: 'nominates' })
  return (
    <>
      <Checkbox
        {...form.register('nominates')}
        label="Begin with nominations"
        hint="Until a date that you set, brothers name one another or themselves. Who says yes stands."
      />
      {nominates && <HowTheyGo form={form} />}
    </>
  )
}

function HowTheyGo({ form: { register, control, formState, getValues } }: NominationsInputsProps) {
  const timeZone = useTimeZone()
  const until = useWatch({ control, name: 'nominations.until' })
  const { errors } = formState
  return (
    <div className="election-inputs-nominations">
      <MomentField
        label="Nominations until"
        edge="end"
        typed={until}
        day={register('nominations.until.day', {
          required: 'Say until when brothers can be named',
          validate: () => isBeforeVote(getValues('nominations.until'), getValues('start'), timeZone),
        })}
        time={register('nominations.until.time')}
        error={errors.nominations?.until?.day?.message}
      />
      <Checkbox
        {...register('nominations.allowSeveral')}
        label="A brother may stand for several positions"
        hint="Otherwise he may be named for many, and stands for one."
      />
      <Checkbox
        {...register('nominations.showsNames')}
        label="Show who stands as they come"
        hint="Otherwise each position says only whether it has a candidate, and all are shown together at the close."
      />
    </div>
  )
}
