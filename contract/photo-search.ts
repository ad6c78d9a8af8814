// Photos found by the brother, the custom tag, the album and the year they are of.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { page, pageQuery } from './page.ts'
import { PersonName } from './person.ts'
import { CustomTag, Photo } from './photos.ts'
import { Id, PathId, searched } from './values.ts'

/** More are not counted. */
export const MOST_COUNTED_PHOTOS = 1000

const Year = z.pipe(
  z.string().check(z.regex(/^\d{4}$/, 'A year has four digits')),
  z.transform((digits: string) => Number(digits)),
)

/** All that is given has to be so; the service refuses none at all. A brother whom nobody may tag is found on none. */
const filters = {
  member: z.optional(PathId),
  /** Another brother on the same photo. */
  beside: z.optional(PathId),
  tag: z.optional(PathId),
  album: z.optional(PathId),
  year: z.optional(Year),
}

const AlbumName = z.object({ id: Id, title: z.string() })

export const photoSearch = endpoints('photoSearch', {
  find: endpoint('GET', '/api/photos', {
    summary:
      'Photos by brother, and another beside him, custom tag, album and year, at least one of them; the newest first.',
    ...page(Photo),
    query: z.extend(pageQuery, filters),
  }),
  summary: endpoint('GET', '/api/photos/summary', {
    summary: 'How many photos a search finds, and what its ids are called.',
    query: z.strictObject(filters),
    response: z.object({
      /** Up to 1,000. */
      count: z.int(),
      hasMore: z.boolean(),
      /** Null where it was not asked for, or is gone. */
      member: z.nullable(PersonName),
      beside: z.nullable(PersonName),
      tag: z.nullable(CustomTag),
      album: z.nullable(AlbumName),
    }),
  }),
  suggestions: endpoint('GET', '/api/photos/suggestions', {
    summary:
      'Custom tags, albums and years to search photos by, for what is typed; a few of each, the commonest first.',
    query: z.strictObject({ q: z.optional(searched()) }),
    response: z.object({ tags: z.array(CustomTag), albums: z.array(AlbumName), years: z.array(z.int()) }),
  }),
})
