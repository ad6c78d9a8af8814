// Who stands for a position: brothers looked for by name, each with what he says.
import { LONGEST_STATEMENT, MOST_CANDIDATES } from '@aerie/contract/election-values'
import { useQuery } from '@tanstack/react-query'
import { Controller, type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form'
import { BrotherField } from '#features/people/brother-field.tsx'
import { brothersById } from '#features/people/brother-index.ts'
import { directoryQuery } from '#features/people/queries.ts'
import { useSettings } from '#features/settings/queries.ts'
import { Field } from '#ui/controls/field.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { RowList } from '#ui/lists/row-list.tsx'
import './election-inputs.css'
import { type ElectionForm, NO_CANDIDATE } from '../form/election-form.ts'
import { hasCandidate, isOutside } from '../form/election-rules.ts'
import { useSealingSet } from './use-trustee-sets.ts'

interface CandidatesInputsProps {
  form: UseFormReturn<ElectionForm>
  /** The position's place among the positions. */
  at: number
}

export function CandidatesInputs({ form, at }: CandidatesInputsProps) {
  const { control, formState } = form
  const name = `positions.${at}.candidates` as const
  const { fields, append, remove } = useFieldArray({ control, name, rules: { validate: hasCandidate } })
  const errors = formState.errors.positions?.[at]?.candidates
  return (
    <section className="election-inputs-candidates" aria-label="Candidates">
      <h4>Candidates</h4>
      <RowList
        rows={fields}
        fewest={1}
        most={MOST_CANDIDATES}
        noun="candidate"
        addLabel="Add Candidate"
        onAdd={() => append(NO_CANDIDATE)}
        onRemove={remove}
        error={errors?.message ?? errors?.root?.message}
      >
        {(place) => <CandidateInputs form={form} at={at} place={place} />}
      </RowList>
    </section>
  )
}

function CandidateInputs({ form, at, place }: CandidatesInputsProps & { place: number }) {
  const { control, register, clearErrors } = form
  const { shortName } = useSettings()
  const name = `positions.${at}.candidates` as const
  const others = useWatch({ control, name }).flatMap(({ memberId }, other) =>
    memberId !== null && other !== place ? [Number(memberId)] : [],
  )
  return (
    <div className="election-inputs-candidate">
      <Controller
        control={control}
        name={`${name}.${place}.memberId`}
        render={({ field: { value, onChange } }) => (
          <Field label={`Candidate ${place + 1}`}>
            <BrotherField
              value={value}
              onChange={(next) => {
                clearErrors(name)
                onChange(next)
              }}
              exclude={others}
              shortName={shortName}
              placeholder="Search brothers"
            />
          </Field>
        )}
      />
      <OutsideNote form={form} at={at} place={place} />
      <TrusteeNote form={form} at={at} place={place} />
      <Field label="Statement" optional>
        <Textarea {...register(`${name}.${place}.statement`)} growing="line" rows={1} maxLength={LONGEST_STATEMENT} />
      </Field>
    </div>
  )
}

function OutsideNote({ form: { control }, at, place }: CandidatesInputsProps & { place: number }) {
  const [classFilter, classFrom, classTo, memberId] = useWatch({
    control,
    name: [
      'classFilter',
      `positions.${at}.classFrom`,
      `positions.${at}.classTo`,
      `positions.${at}.candidates.${place}.memberId`,
    ],
  })
  const { data: brothers } = useQuery(directoryQuery)
  const brother = brothers && memberId !== null ? brothersById(brothers).get(memberId) : undefined
  if (!brother || !isOutside({ classFilter, classFrom, classTo }, brother)) return null
  return <Note tone="warning">His class does not vote here. He may stand, but not vote.</Note>
}

function TrusteeNote({ form: { control }, at, place }: CandidatesInputsProps & { place: number }) {
  const memberId = useWatch({ control, name: `positions.${at}.candidates.${place}.memberId` })
  const set = useSealingSet(control)
  if (memberId === null || !set?.trustees.some(({ member }) => member?.id === Number(memberId))) return null
  return (
    <Note tone="danger">
      He holds a key of “{set.name}”. Whoever stands cannot be a trustee: choose other trustees.
    </Note>
  )
}
