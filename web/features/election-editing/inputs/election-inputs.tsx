// The fields of an election.
import './election-inputs.css'
import { LONGEST_CLASS_FILTER, MOST_POSITIONS } from '@aerie/contract/election-values'
import { LONGEST_POLL_DESCRIPTION, LONGEST_POLL_TITLE } from '@aerie/contract/poll-values'
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form'
import { isQuorum, QuorumField } from '#features/ballots/forms/quorum-field.tsx'
import { MomentField } from '#features/settings/moment-field.tsx'
import { useTimeZone } from '#features/settings/queries.ts'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { RowList } from '#ui/lists/row-list.tsx'
import type { ElectionForm } from '../form/election-form.ts'
import { EMPTY_POSITION } from '../form/election-form.ts'
import { filterWords, isAfter, isText } from '../form/election-rules.ts'
import { GatheringInput } from './gathering-input.tsx'
import { NominationsInputs } from './nominations-inputs.tsx'
import { PositionInputs } from './position-inputs.tsx'
import { SealInputs } from './seal-inputs.tsx'
import { useElectorate } from './use-electorate.ts'

interface FormProps {
  form: UseFormReturn<ElectionForm>
}

interface ElectionInputsProps extends FormProps {
  /** Whether it may still be said that it begins with nominations. */
  isNew?: boolean
}

export function ElectionInputs({ form, isNew = false }: ElectionInputsProps) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <Field label="Title" error={errors.title?.message}>
        <Input {...register('title', { validate: isText('Title is required') })} maxLength={LONGEST_POLL_TITLE} />
      </Field>
      <Field label="Description" optional error={errors.description?.message}>
        <Textarea {...register('description')} growing="line" rows={1} maxLength={LONGEST_POLL_DESCRIPTION} />
      </Field>
      <Moments form={form} />
      <Voters form={form} />
      <Checkbox
        {...register('requiresQuorum')}
        label="The result is binding only with the quorum"
        hint="Otherwise the quorum is shown and prevents nothing."
      />
      {isNew && <NominationsInputs form={form} />}
      <GatheringInput form={form} />
      <SealInputs form={form} />
      <Numbers form={form} />
      <Positions form={form} />
    </>
  )
}

/** What trustees count, everybody can count. */
function Numbers({ form: { register, control } }: FormProps) {
  const secrecy = useWatch({ control, name: 'secrecy' })
  if (secrecy === 'trustees') return null
  return (
    <Checkbox
      {...register('showsNumbers')}
      label="Show the result with numbers"
      hint="Otherwise only who was elected is shown, and nobody sees how many voted for whom. Fixed once the vote begins."
    />
  )
}

function Moments({ form: { register, control, formState, getValues } }: FormProps) {
  const timeZone = useTimeZone()
  const [start, end] = useWatch({ control, name: ['start', 'end'] })
  const { errors } = formState
  return (
    <div className="election-inputs-row">
      <MomentField
        label="Start date"
        edge="start"
        typed={start}
        day={register('start.day', { required: 'Start date is required' })}
        time={register('start.time')}
        error={errors.start?.day?.message}
      />
      <MomentField
        label="End date"
        edge="end"
        typed={end}
        day={register('end.day', {
          required: 'End date is required',
          validate: () => isAfter(getValues('end'), getValues('start'), timeZone),
        })}
        time={register('end.time')}
        error={errors.end?.day?.message}
      />
    </div>
  )
}

function Voters({ form: { register, control, formState } }: FormProps) {
  const [classFilter, threshold] = useWatch({ control, name: ['classFilter', 'quorumThreshold'] })
  const eligible = useElectorate({ classFilter, classFrom: '', classTo: '' })
  const { errors } = formState
  return (
    <div className="election-inputs-row">
      <Field label="Class filter" optional error={errors.classFilter?.message} hint={filterWords(classFilter)}>
        <Input {...register('classFilter')} maxLength={LONGEST_CLASS_FILTER} />
      </Field>
      <QuorumField
        threshold={register('quorumThreshold', { validate: isQuorum })}
        value={threshold}
        eligible={eligible}
        error={errors.quorumThreshold?.message}
      />
    </div>
  )
}

function Positions({ form }: FormProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'positions' })
  const { positions } = form.formState.errors
  return (
    <section className="election-inputs-positions" aria-label="Positions">
      <h3>Positions</h3>
      <RowList
        rows={fields}
        fewest={1}
        most={MOST_POSITIONS}
        noun="position"
        addLabel="Add Position"
        onAdd={() => append(EMPTY_POSITION)}
        onRemove={remove}
        error={positions?.message ?? positions?.root?.message}
      >
        {(at) => <PositionInputs form={form} at={at} />}
      </RowList>
    </section>
  )
}
