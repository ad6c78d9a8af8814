// The gathering that belongs to an election, such as a candidates' evening: one of those to come, or none.
import type { GatheringCard } from '@aerie/contract/gatherings'
import { longDay } from '@aerie/text/dates'
import { useQuery } from '@tanstack/react-query'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { gatheringQuery, gatheringsQuery } from '#features/gatherings/queries.ts'
import { useSettings } from '#features/settings/queries.ts'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import type { ElectionForm } from '../form/election-form.ts'

interface GatheringInputProps {
  form: UseFormReturn<ElectionForm>
}

/** Nothing where the organisation has no gatherings. */
export const GatheringInput = ({ form }: GatheringInputProps) =>
  useSettings().gatherings ? <GatheringField form={form} /> : null

function GatheringField({ form: { control, formState } }: GatheringInputProps) {
  const { gatheringId: kept } = formState.defaultValues ?? {}
  const query = useQuery(gatheringsQuery('upcoming'))
  // It may have begun, or been called off, since it was chosen.
  const { data: chosen } = useQuery({ ...gatheringQuery(kept ?? ''), enabled: Boolean(kept) })
  return (
    <QueryState
      query={query}
      skeleton={
        <Loading label="Loading the gatherings">
          <Skeleton height={60} />
        </Loading>
      }
      failure="The gatherings could not be loaded"
    >
      {(upcoming) => (
        <Controller
          control={control}
          name="gatheringId"
          render={({ field: { value, onChange } }) => (
            <Field
              label="Gathering"
              optional
              error={formState.errors.gatheringId?.message}
              hint="Such as an evening with the candidates. Who is asked to it finds it on the page of the election."
            >
              <Select
                value={value}
                onChange={onChange}
                options={[{ value: '', label: 'None' }, ...optionsOf(upcoming, chosen)]}
              />
            </Field>
          )}
        />
      )}
    </QueryState>
  )
}

/** Those that stand, the soonest first, and after them the one that was chosen before. */
function optionsOf(upcoming: readonly GatheringCard[], chosen: GatheringCard | undefined) {
  const standing = upcoming.filter(({ calledOffAt }) => calledOffAt === null)
  const others = chosen && !standing.some(({ id }) => id === chosen.id) ? [chosen] : []
  return [...standing, ...others].map(({ id, title, startDate, calledOffAt }) => ({
    value: String(id),
    label: title,
    hint: calledOffAt === null ? longDay(startDate) : 'called off',
  }))
}
