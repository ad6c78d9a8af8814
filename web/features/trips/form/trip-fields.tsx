// The fields of a trip: what it is called, where it leads, from when to when, and whether brothers hear of it.
import type { Trip } from '@aerie/contract/trips'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { GatheringsNear } from '#features/gathering-trips/gatherings-near.tsx'
import { useToday } from '#lib/use-today.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { LocationFields } from './location-fields.tsx'
import { earliestStart, type TripForm } from './trip-form.ts'

const LONGEST_TITLE = 200

/** `trip` is the one that is changed. */
export function TripFields({ trip }: { trip: Trip | undefined }) {
  const { register } = useFormContext<TripForm>()
  const { errors } = useFormState<TripForm>()
  return (
    <>
      <Field label="Trip Title" error={errors.title?.message}>
        <Input
          {...register('title')}
          placeholder="e.g., Business Trip to NYC"
          maxLength={LONGEST_TITLE}
          autoComplete="off"
        />
      </Field>
      <LocationFields stops={trip?.stops ?? []} />
      <DateFields trip={trip} />
      <TripGatherings />
      <ShareField />
    </>
  )
}

function DateFields({ trip }: { trip: Trip | undefined }) {
  const { register } = useFormContext<TripForm>()
  const { errors } = useFormState<TripForm>()
  const startDate = useWatch<TripForm, 'startDate'>({ name: 'startDate' })
  const earliest = earliestStart(trip, useToday())
  const [start, end] = [errors.startDate?.message, errors.endDate?.message]
  return (
    <div className="field-grid">
      <Field label="Start Date" error={start}>
        <Input {...register('startDate')} type="date" min={earliest} />
      </Field>
      {/* What is missing of both is said once. */}
      <Field label="End Date" error={end === start ? undefined : end}>
        <Input {...register('endDate')} type="date" min={startDate || earliest} aria-invalid={Boolean(end)} />
      </Field>
    </div>
  )
}

function TripGatherings() {
  const [locations, startDate, endDate] = useWatch<TripForm, ['locations', 'startDate', 'endDate']>({
    name: ['locations', 'startDate', 'endDate'],
  })
  return <GatheringsNear places={locations.map(({ text }) => text)} startDate={startDate} endDate={endDate} />
}

function ShareField() {
  const { register } = useFormContext<TripForm>()
  const isShared = useWatch<TripForm, 'isShared'>({ name: 'isShared' })
  return (
    <>
      <Switch
        {...register('isShared')}
        label="Share Trip"
        hint={
          isShared ? 'Trip will appear on map and notify nearby brothers' : 'Trip details will remain private to you'
        }
      />
      <div role="status">
        <Note tone={isShared ? 'foil' : 'info'}>
          {isShared
            ? 'Brothers near your destinations will be automatically notified and a news item will be created.'
            : 'This trip will remain private. Enable sharing to notify brothers and appear on the map.'}
        </Note>
      </div>
    </>
  )
}
