// What the trip form holds, what it sends, and what is wrong with it in the order in which it is said.
import { NewTrip, type Trip, type TripChanges } from '@aerie/contract/trips'
import type * as z from 'zod/mini'

export interface TripForm {
  title: string
  locations: { text: string }[]
  startDate: string
  endDate: string
  isShared: boolean
}

type TripField = Exclude<keyof TripForm, 'isShared'>

export interface TripFault {
  field: TripField
  message: string
}

const EMPTY: Omit<TripForm, 'locations'> = { title: '', startDate: '', endDate: '', isShared: false }

/** From when to when a new trip is suggested. */
export type TripDays = Pick<TripForm, 'startDate' | 'endDate'>

export const formOf = (trip: Trip | undefined, place = '', days?: TripDays): TripForm =>
  trip
    ? {
        title: trip.title,
        locations: trip.locations.map((text) => ({ text })),
        startDate: trip.startDate,
        endDate: trip.endDate,
        isShared: trip.isShared,
      }
    : { ...EMPTY, ...days, locations: [{ text: place }] }

export const bodyOf = ({ locations, ...rest }: TripForm): z.input<typeof NewTrip> => ({
  ...rest,
  locations: locations.map(({ text }) => text),
})

/** A day that has begun is not refused to a trip that had it before. */
export const earliestStart = (trip: Pick<Trip, 'startDate'> | undefined, today: string) =>
  trip && trip.startDate < today ? trip.startDate : today

/** The fields in the order in which they stand; the first fault is the one to say. */
export function faultsOf(form: TripForm, earliest: string): TripFault[] {
  const { error } = NewTrip.safeParse(bodyOf(form))
  const faults = (error?.issues ?? []).map(({ path: [field], message }) => ({ field: field as TripField, message }))
  if (faults.length === 0 && form.startDate < earliest)
    faults.push({ field: 'startDate', message: 'This day has passed. Choose today or a later one.' })
  return faults
}

/** What differs from the trip as it was opened; both days go together, as one is checked against the other. */
export function changesOf(form: TripForm, opened: TripForm): TripChanges {
  const [now, before] = [NewTrip.parse(bodyOf(form)), bodyOf(opened)]
  const isMoved = now.startDate !== before.startDate || now.endDate !== before.endDate
  return {
    ...(now.title !== before.title && { title: now.title }),
    ...(now.locations.join('\n') !== opened.locations.map(({ text }) => text).join('\n') && {
      locations: now.locations,
    }),
    ...(isMoved && { startDate: now.startDate, endDate: now.endDate }),
    ...(now.isShared !== before.isShared && { isShared: now.isShared }),
  }
}
