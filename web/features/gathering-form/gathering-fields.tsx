// The fields of a gathering, in the order in which one thinks of them: what, where, when, what it is like, and who is asked.
import {
  LONGEST_GATHERING_TEXT,
  LONGEST_GATHERING_TITLE,
  MOST_SEATS,
  NEAR_GATHERING_KM,
} from '@aerie/contract/gathering-values'
import { MapPin } from 'lucide-react'
import { Controller, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { PlaceInput } from '#features/places/place-input.tsx'
import { PlaceTaken } from '#features/places/place-taken.tsx'
import { useTakenCities } from '#features/places/taken-cities.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { AudienceFields } from './audience-fields.tsx'
import { CoverFields } from './cover-fields.tsx'
import type { GatheringForm } from './gathering-form.ts'
import { MeetingPlaceFields } from './meeting-place-fields.tsx'
import { TimeFields } from './time-fields.tsx'

/** `isNew`: it is offered where most brothers would be. */
export function GatheringFields({ isNew }: { isNew: boolean }) {
  const { register } = useFormContext<GatheringForm>()
  const { errors } = useFormState<GatheringForm>()
  const audience = useWatch<GatheringForm, 'audience'>({ name: 'audience' })
  return (
    <>
      <Field label="What" error={errors.title?.message}>
        <Input {...register('title')} maxLength={LONGEST_GATHERING_TITLE} autoComplete="off" />
      </Field>
      {isNew && <MeetingPlaceFields />}
      <WhereFields />
      <TimeFields />
      <Field label="What it will be like" optional error={errors.description?.message}>
        <Textarea {...register('description')} rows={3} growing maxLength={LONGEST_GATHERING_TEXT} />
      </Field>
      <AudienceFields />
      <div className="field-grid">
        <Field label="Seats" optional hint="Empty: no limit. Guests need one each." error={errors.seats?.message}>
          <Input {...register('seats')} type="number" inputMode="numeric" min={1} max={MOST_SEATS} />
        </Field>
        <Field label="Answers by" optional error={errors.answerBy?.message}>
          <Input {...register('answerBy')} type="date" />
        </Field>
      </div>
      <CoverFields />
      {audience === 'all' && (
        <Switch
          {...register('tellsNear')}
          label={`Tell brothers within ${NEAR_GATHERING_KM} km`}
          hint="Who lives there, or is there by a shared trip. All others find it in the list."
        />
      )}
    </>
  )
}

function WhereFields() {
  const { register } = useFormContext<GatheringForm>()
  const { errors } = useFormState<GatheringForm>()
  const location = useWatch<GatheringForm, 'location'>({ name: 'location' })
  const { cities = [] } = useTakenCities(location)
  return (
    <>
      <Field label="Where" hint="The city. The map and the clock follow it." error={errors.location?.message}>
        <Controller<GatheringForm, 'location'>
          name="location"
          render={({ field }) => <PlaceInput {...field} icon={<MapPin />} maxLength={200} />}
        />
      </Field>
      {cities.length > 1 && (
        <Controller<GatheringForm, 'location'>
          name="location"
          render={({ field }) => <PlaceTaken location={location} cities={cities} onPick={field.onChange} />}
        />
      )}
      <Field label="Which building, which door" optional error={errors.place?.message}>
        <Input {...register('place')} maxLength={300} autoComplete="off" />
      </Field>
    </>
  )
}
