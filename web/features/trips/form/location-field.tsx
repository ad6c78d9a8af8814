// One place of a trip, with the cities of the world offered while it is typed.
import '#ui/controls/field.css'
import type { TripStop } from '@aerie/contract/trips'
import { MapPin, X } from 'lucide-react'
import { type RefCallback, useId } from 'react'
import { PlaceInput } from '#features/places/place-input.tsx'
import { PlaceTaken } from '#features/places/place-taken.tsx'
import { useTakenCities } from '#features/places/taken-cities.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { isUnplaced, UNPLACED } from '../unplaced.ts'

interface LocationFieldProps {
  number: number
  name: string
  value: string
  onChange: (text: string) => void
  onBlur: () => void
  ref: RefCallback<HTMLInputElement>
  stops: readonly TripStop[]
  invalid: boolean
  /** Left out where it is the only one. */
  onRemove: (() => void) | undefined
}

const LONGEST = 200

export function LocationField({ number, stops, invalid, onRemove, ...input }: LocationFieldProps) {
  const noteId = useId()
  const { cities = [] } = useTakenCities(input.value)
  const isLost = stops.some((stop) => isUnplaced(stop) && stop.location === input.value)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-1">
      <PlaceInput
        {...input}
        icon={<MapPin />}
        maxLength={LONGEST}
        aria-label={`Location ${number}`}
        aria-invalid={invalid || undefined}
        aria-describedby={isLost && cities.length < 2 ? noteId : undefined}
      />
      {onRemove && (
        <IconButton label={`Remove location ${number}`} className="ml-1.5" onClick={onRemove}>
          <X />
        </IconButton>
      )}
      {isLost && cities.length < 2 && (
        <p className="field-hint col-span-full" id={noteId}>
          {UNPLACED}
        </p>
      )}
      {cities.length > 1 && (
        <div className="col-span-full">
          <PlaceTaken location={input.value} cities={cities} onPick={input.onChange} />
        </div>
      )}
    </div>
  )
}
