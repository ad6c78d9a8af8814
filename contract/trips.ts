// Trips: where a brother is going and when, for himself or for the brothers near.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { page, pageQuery } from './page.ts'
import { PersonName, PersonRef } from './person.ts'
import { Id, line, PathId, required } from './values.ts'

export const MOST_DESTINATIONS = 5

const coordinate = z.nullable(z.number())
const text = z.nullable(z.string())

/** A destination as it was typed, and the city it was found to mean; all null where it means none, and notifies nobody. */
export const TripStop = z.object({
  location: z.string(),
  city: text,
  country: text,
  latitude: coordinate,
  longitude: coordinate,
  /** Brothers living near, without the traveller; the first few by name. */
  nearbyCount: z.int(),
  nearby: z.array(PersonName),
})
export type TripStop = z.infer<typeof TripStop>

/** Days are calendar days without a time zone. */
export const Trip = z.object({
  id: Id,
  title: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  locations: z.array(z.string()),
  stops: z.array(TripStop),
  isShared: z.boolean(),
  isActive: z.boolean(),
  traveller: PersonRef,
})
export type Trip = z.infer<typeof Trip>

const LOCATIONS = 'At least one location is required'
const DATES = 'Start date and end date are required'
const title = required('Trip title is required', 200)
const day = z.iso.date(DATES)
const locations = z.pipe(
  z.transform((given) =>
    Array.isArray(given) ? given.filter((one: unknown) => !(typeof one === 'string' && !one.trim())) : given,
  ),
  z
    .array(line(200), LOCATIONS)
    .check(z.minLength(1, LOCATIONS), z.maxLength(MOST_DESTINATIONS, `At most ${MOST_DESTINATIONS} locations`)),
)
const endsAfterStart = z.refine<{ startDate?: string | undefined; endDate?: string | undefined }>(
  ({ startDate, endDate }) => startDate === undefined || endDate === undefined || startDate < endDate,
  { error: 'End date must be after start date', path: ['endDate'] },
)

/** In the order in which the form says what is missing. */
export const NewTrip = z
  .strictObject({ title, locations, startDate: day, endDate: day, isShared: z._default(z.boolean(), false) })
  .check(endsAfterStart)
export const TripChanges = z
  .strictObject({
    title: z.optional(title),
    locations: z.optional(locations),
    startDate: z.optional(day),
    endDate: z.optional(day),
    isShared: z.optional(z.boolean()),
    isActive: z.optional(z.boolean()),
  })
  .check(endsAfterStart)
export type TripChanges = z.infer<typeof TripChanges>

const tripId = z.object({ tripId: PathId })

export const trips = endpoints('trips', {
  list: endpoint('GET', '/api/trips', {
    summary:
      "Your own trips; with scope=shared, the current and coming trips of the others' that are shared; with scope=near, those of them that come near where you live. Without limit the whole list.",
    ...page(Trip),
    query: z.extend(pageQuery, { scope: z.optional(z.enum(['own', 'shared', 'near'])) }),
  }),
  create: endpoint('POST', '/api/trips', {
    summary: 'Plan a trip; a shared one notifies the brothers near.',
    body: NewTrip,
    response: Trip,
  }),
  update: endpoint('PUT', '/api/trips/:tripId', {
    summary:
      'Change your trip; what no longer holds of a shared one is withdrawn, and those it newly concerns hear of it.',
    params: tripId,
    body: TripChanges,
    response: Trip,
  }),
  remove: endpoint('DELETE', '/api/trips/:tripId', {
    summary: 'Delete your trip, and its notifications.',
    params: tripId,
  }),
})
