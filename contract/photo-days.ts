// Correcting when photos and videos were taken: a day, with its hour where that is known, or a shift of all by the same.
import * as z from 'zod/mini'
import { MOST_PHOTOS_IN_ALBUM } from './album-values.ts'
import { endpoint, endpoints } from './endpoint.ts'
import { Id, PathId } from './values.ts'

/** No photograph is older. */
export const FIRST_PHOTO_YEAR = 1826
/** Minutes of two hundred years: as far as anything is moved. */
const MOST_MINUTES = 200 * 366 * 24 * 60

/** `set`: all on this day; without a time each keeps its place within the day. `shift`: all later by so many minutes, or earlier. */
export const DayChange = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('set'),
    day: z.iso.date('Please choose a day.'),
    time: z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time such as 19:30'))),
  }),
  z.strictObject({
    act: z.literal('shift'),
    minutes: z
      .int()
      .check(z.minimum(-MOST_MINUTES, 'At most 200 years earlier'), z.maximum(MOST_MINUTES, 'At most 200 years later')),
  }),
])
export type DayChange = z.infer<typeof DayChange>

export const photoDays = endpoints('photoDays', {
  correct: endpoint('POST', '/api/albums/:albumId/photo-days', {
    summary: 'Correct when photos of an album were taken, as who uploaded them or as officer; all of them or none.',
    params: z.object({ albumId: PathId }),
    body: z.strictObject({
      photoIds: z
        .array(Id)
        .check(
          z.minLength(1, 'Please choose a photo.'),
          z.maxLength(MOST_PHOTOS_IN_ALBUM, `At most ${MOST_PHOTOS_IN_ALBUM} photos`),
        ),
      change: DayChange,
    }),
    response: z.object({ corrected: z.int() }),
  }),
})
