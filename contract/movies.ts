// Movies and shows to choose favourites from, as TMDB lists them.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { searched } from './values.ts'

const text = z.nullable(z.string())

export const MovieResult = z.object({
  id: z.int(),
  media_type: z.enum(['movie', 'tv']),
  /** Movies have a title, shows a name. */
  title: z.optional(z.string()),
  name: z.optional(z.string()),
  release_date: z.optional(text),
  first_air_date: z.optional(text),
  /** An address on this site, 185 pixels wide; null where there is no poster. */
  poster_path: text,
  overview: z.string(),
})
export type MovieResult = z.infer<typeof MovieResult>

export const movies = endpoints('movies', {
  search: endpoint('GET', '/api/tmdb/search', {
    summary: 'Movies and shows by title.',
    refuses: ['too_many'],
    query: z.strictObject({ q: searched() }),
    response: z.object({ results: z.array(MovieResult), total_pages: z.int(), total_results: z.int() }),
  }),
  poster: endpoint('GET', '/api/tmdb/posters/:file', {
    summary: 'A poster, 185 pixels wide.',
    params: z.object({ file: z.string().check(z.regex(/^[\w-]{1,80}\.jpg$/)) }),
    answers: 'image/jpeg',
  }),
})
