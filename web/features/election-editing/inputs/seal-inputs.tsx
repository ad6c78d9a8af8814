// Who keeps the seal of an election: the server, or a committee of trustees, with what each protects from and what not.
import type { TrusteeSet } from '@aerie/contract/trustee-sets'
import { listOf } from '@aerie/text/lists'
import { counted } from '@aerie/text/plurals'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { MomentField } from '#features/settings/moment-field.tsx'
import { useTimeZone } from '#features/settings/queries.ts'
import { Field } from '#ui/controls/field.tsx'
import { Link } from '#ui/controls/link.tsx'
import { RadioList } from '#ui/controls/radio-list.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import type { ElectionForm } from '../form/election-form.ts'
import { isAfter } from '../form/election-rules.ts'
import './election-inputs.css'
import { useSealingSet, useTrusteeSets } from './use-trustee-sets.ts'

interface SealInputsProps {
  form: UseFormReturn<ElectionForm>
}

const SEALS = [
  {
    value: 'server',
    label: 'Sealed by the server',
    hint: 'The result comes at once. It keeps ballots from members, officers and whoever steals the database, and not from whoever runs the server, who could open them.',
  },
  {
    value: 'trustees',
    label: 'Sealed by trustees',
    hint: 'Not even whoever runs the server can open a ballot, unless enough trustees help, and anybody can check the count. It comes once enough have turned their keys; if too many lose theirs, you vote again.',
  },
] as const

export function SealInputs({ form }: SealInputsProps) {
  const { control } = form
  const secrecy = useWatch({ control, name: 'secrecy' })
  return (
    <section className="election-inputs-seal" aria-label="Who keeps the seal">
      <h3>Who keeps the seal</h3>
      <Controller
        control={control}
        name="secrecy"
        render={({ field: { value, onChange } }) => (
          <RadioList label="Who keeps the seal" options={SEALS} value={value} onChange={onChange} />
        )}
      />
      <p className="text-sm text-ink-3">
        We advise trustees where officers are elected, and the server for prizes and the like.
      </p>
      {secrecy === 'trustees' && <TrusteesInputs form={form} />}
    </section>
  )
}

function TrusteesInputs({ form }: SealInputsProps) {
  const { control, register, formState, getValues } = form
  const timeZone = useTimeZone()
  const publish = useWatch({ control, name: 'publish' })
  return (
    <div className="election-inputs-row">
      <CommitteeField form={form} />
      <MomentField
        label="Publish the result not before (optional)"
        edge="start"
        typed={publish}
        day={register('publish.day', {
          validate: (day) =>
            day === '' ||
            isAfter(getValues('publish'), getValues('end'), timeZone) === true ||
            'The hour of publishing comes after the end.',
        })}
        time={register('publish.time')}
        error={formState.errors.publish?.day?.message}
      />
    </div>
  )
}

function CommitteeField({ form: { control, formState } }: SealInputsProps) {
  const chosen = useWatch({ control, name: 'trusteeSetId' })
  const sets = useTrusteeSets(true, chosen)
  const set = useSealingSet(control)
  return (
    <div className="grid content-start gap-2">
      <QueryState
        query={sets}
        skeleton={
          <Loading label="Loading the committees">
            <Skeleton height={60} />
          </Loading>
        }
        failure="The committees could not be loaded"
        empty={
          <Note tone="warning">
            There are no trustees yet. <Link to="/governance/trustees">Name trustees</Link> first; what you have typed
            here is kept.
          </Note>
        }
      >
        {(all) => (
          <Controller
            control={control}
            name="trusteeSetId"
            rules={{
              validate: (id, { secrecy }) => secrecy === 'server' || id !== '' || 'Choose the trustees who seal it.',
            }}
            render={({ field: { value, onChange } }) => (
              <Field label="Trustees" error={formState.errors.trusteeSetId?.message} hint={set && thresholdWords(set)}>
                <Select
                  value={value}
                  onChange={onChange}
                  options={[
                    { value: '', label: 'Choose', disabled: true },
                    ...all.map((one) => ({ value: String(one.id), label: one.name, hint: readyWords(one) })),
                  ]}
                />
              </Field>
            )}
          />
        )}
      </QueryState>
      {set && set.state !== 'ready' && (
        <Note tone="warning">
          {set.state === 'void'
            ? 'These trustees are void: with them it never opens. Choose others.'
            : `Their keys are not ready, and the election opens only when they are. Waiting for ${listOf(set.waitingFor)}.`}
        </Note>
      )}
    </div>
  )
}

const readyWords = ({ state, threshold, size }: TrusteeSet) =>
  `${threshold} of ${size}, ${state === 'ready' ? 'ready' : state === 'void' ? 'void' : 'not ready yet'}`

/** Who they are, and how many of them it takes. */
function thresholdWords({ threshold, trustees }: TrusteeSet) {
  const names = listOf(trustees.map(({ name }) => name))
  if (!trustees.at(1)) return `${names} alone turns a key. He must not stand.`
  const needed =
    threshold === trustees.length
      ? `all ${counted(threshold, 'key')} are needed`
      : `any ${threshold} of ${trustees.length} keys are enough`
  return `${names}; ${needed}. None of them may stand.`
}
