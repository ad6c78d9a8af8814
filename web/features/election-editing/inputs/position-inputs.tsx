// The fields of one position: what it is, who may vote for it, and who stands where that does not come from nominations.
import { LONGEST_POLL_DESCRIPTION, LONGEST_POLL_TITLE } from '@aerie/contract/poll-values'
import { formatCount } from '@aerie/text/numbers'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { FewVotersNote } from '#features/ballots/forms/few-voters-note.tsx'
import { Field } from '#ui/controls/field.tsx'
import { FieldGroup } from '#ui/controls/field-group.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { CandidatesInputs } from './candidates-inputs.tsx'
import './election-inputs.css'
import type { ElectionForm } from '../form/election-form.ts'
import { isClass, isLastClass, isText } from '../form/election-rules.ts'
import { useElectorate } from './use-electorate.ts'

interface PositionInputsProps {
  form: UseFormReturn<ElectionForm>
  /** Its place among the positions. */
  at: number
}

export function PositionInputs({ form, at }: PositionInputsProps) {
  const { register, control, formState } = form
  const nominates = useWatch({ control, name: 'nominates' })
  const errors = formState.errors.positions?.[at]
  return (
    <div className="election-inputs-position">
      <div className="election-inputs-row">
        <Field label="Position title" error={errors?.title?.message}>
          <Input
            {...register(`positions.${at}.title`, { validate: isText('Position title is required') })}
            maxLength={LONGEST_POLL_TITLE}
          />
        </Field>
        <ClassesInputs form={form} at={at} />
      </div>
      <Field label="Position description" optional error={errors?.description?.message}>
        <Textarea
          {...register(`positions.${at}.description`)}
          growing="line"
          rows={1}
          maxLength={LONGEST_POLL_DESCRIPTION}
        />
      </Field>
      {!nominates && <CandidatesInputs form={form} at={at} />}
    </div>
  )
}

function ClassesInputs({ form: { register, control, formState, getValues }, at }: PositionInputsProps) {
  const [classFilter, classFrom, classTo] = useWatch({
    control,
    name: ['classFilter', `positions.${at}.classFrom`, `positions.${at}.classTo`],
  })
  const eligible = useElectorate({ classFilter, classFrom, classTo })
  const errors = formState.errors.positions?.[at]
  return (
    <div>
      <Field
        label="Classes"
        optional
        error={errors?.classFrom?.message ?? errors?.classTo?.message}
        hint={eligible !== undefined && <span role="status">{formatCount(eligible)} may vote</span>}
      >
        <FieldGroup className="election-inputs-classes">
          <Input
            {...register(`positions.${at}.classFrom`, { validate: isClass })}
            inputMode="numeric"
            aria-label="First class"
          />
          <span>to</span>
          <Input
            {...register(`positions.${at}.classTo`, {
              validate: (to) => isLastClass(to, getValues(`positions.${at}.classFrom`)),
            })}
            inputMode="numeric"
            aria-label="Last class"
          />
        </FieldGroup>
      </Field>
      <FewVotersNote eligible={eligible} />
    </div>
  )
}
