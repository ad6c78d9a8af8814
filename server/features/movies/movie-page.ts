// A page of movies and shows: read from what TMDB answers, with posters at our own addresses.
import { type MovieResult, movies } from '@aerie/contract/movies'
import { z } from 'zod'

export type MoviePage = z.output<typeof movies.search.response>

/** What all addresses of posters begin with. */
export const POSTERS = movies.poster.path.replace(':file', '')

export const addressOfPoster = (file: string) =>
  movies.poster.params.safeParse({ file }).success ? `${POSTERS}${file}` : null

/** The file names of the posters that a page shows. */
export const postersOn = ({ results }: MoviePage) =>
  results.flatMap(({ poster_path }) => poster_path?.slice(POSTERS.length) ?? [])

const text = z.string().nullish()
const Page = z.object({ results: z.array(z.unknown()), total_pages: z.int(), total_results: z.int() })
const Listed = z.object({
  id: z.int(),
  media_type: z.enum(['movie', 'tv']),
  title: z.string().optional(),
  name: z.string().optional(),
  release_date: text,
  first_air_date: text,
  poster_path: text,
  overview: text,
})

/** Null for what is no such page. People are left out, and posters get addresses of our own. */
export function readPage(body: string): MoviePage | null {
  const page = Page.safeParse(parse(body))
  if (!page.success) return null
  return { ...page.data, results: page.data.results.flatMap((entry) => toResult(entry) ?? []) }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** Null for a person, and for what has no title to choose it by. */
function toResult(entry: unknown): MovieResult | null {
  const read = Listed.safeParse(entry)
  if (!read.success || !(read.data.title || read.data.name)) return null
  const { title, name, release_date = null, first_air_date = null, poster_path, overview } = read.data
  return {
    id: read.data.id,
    media_type: read.data.media_type,
    title,
    name,
    release_date,
    first_air_date,
    poster_path: addressOfPoster(poster_path?.slice(1) ?? ''),
    overview: overview ?? '',
  }
}
