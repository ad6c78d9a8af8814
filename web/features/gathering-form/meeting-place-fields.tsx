// Fills in the place and the day at which most brothers would be together, and takes that back.
import { longDay, weekdayOf } from '@aerie/text/dates'
import { useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { goodDay } from '#features/meeting-places/good-day.ts'
import { MeetingPlaces } from '#features/meeting-places/meeting-places.tsx'
import { useToday } from '#lib/use-today.ts'
import { Button } from '#ui/controls/button.tsx'
import type { GatheringForm } from './gathering-form.ts'

type Filled = Pick<GatheringForm, 'location' | 'startDate' | 'endDate'>

export function MeetingPlaceFields() {
  const { setValue, getValues } = useFormContext<GatheringForm>()
  const { isSubmitted } = useFormState<GatheringForm>()
  const [location, startDate] = useWatch<GatheringForm, ['location', 'startDate']>({ name: ['location', 'startDate'] })
  const today = useToday()
  const [before, setBefore] = useState<Filled>()
  const fill = ({ location: place, startDate: first, endDate: last }: Filled) => {
    const how = { shouldDirty: true, shouldValidate: isSubmitted }
    setValue('location', place, how)
    setValue('startDate', first, how)
    setValue('endDate', last, how)
  }
  const day = startDate && `, ${weekdayOf(startDate)}, ${longDay(startDate)}`
  return (
    <div className="grid gap-2">
      <MeetingPlaces
        isChosen={(place) => before !== undefined && place.location === location}
        onChoose={(place) => {
          const { location: typed, startDate: first, endDate: last } = getValues()
          setBefore(before ?? { location: typed, startDate: first, endDate: last })
          const meets = goodDay(place, today)
          fill({ location: place.location, startDate: meets ?? first, endDate: meets === null ? last : '' })
        }}
      />
      <p className="field-hint flex flex-wrap items-center gap-x-3" role="status">
        {before && (
          <>
            {`Filled in: ${location}${day}.`}
            <Button
              variant="link"
              onClick={() => {
                fill(before)
                setBefore(undefined)
              }}
            >
              Take back
            </Button>
          </>
        )}
      </p>
    </div>
  )
}
