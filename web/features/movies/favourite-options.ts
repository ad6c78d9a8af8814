// What stands under the favourites' field: found movies and shows, one's own words, or the way to search again.

import { LONGEST_CUSTOM_INTEREST } from '@aerie/contract/member-values'
import type { Member } from '@aerie/contract/members'
import type { MovieResult } from '@aerie/contract/movies'
import { sentenceOf } from '#lib/call-errors.ts'

export type Favourite = Member['interests'][number]

export type FavouriteOption =
  | { kind: 'found'; key: string; favourite: Favourite; about: string; isChosen: boolean }
  | { kind: 'own'; key: string; favourite: Favourite }
  | { kind: 'again'; key: string }

export type SearchState =
  | { is: 'idle' | 'searching' }
  | { is: 'failed'; error: unknown }
  | { is: 'found'; results: readonly MovieResult[] }

export const tidy = (typed: string) => typed.trim().replace(/\s+/g, ' ')

export const isAmong = (favourites: readonly Favourite[], title: string) =>
  favourites.some((one) => one.title.toLowerCase() === title.toLowerCase())

/** Null when there is nothing to put on the list, or too much of it. */
export function ownFavourite(typed: string): Favourite | null {
  const title = tidy(typed)
  return title && title.length <= LONGEST_CUSTOM_INTEREST ? { title, type: 'custom', image: null } : null
}

export function favouriteOptions(typed: string, search: SearchState, chosen: readonly Favourite[]): FavouriteOption[] {
  const own = ownFavourite(typed)
  return [
    ...(search.is === 'found' ? search.results.map((result) => toOption(result, chosen)) : []),
    ...(search.is === 'failed' ? [{ kind: 'again', key: 'again' } as const] : []),
    ...(own ? [{ kind: 'own', key: 'own', favourite: own } as const] : []),
  ]
}

/** The sentence before the options, where there is something to say. */
export function searchNote(typed: string, search: SearchState) {
  if (search.is === 'searching') return 'Searching...'
  if (search.is === 'failed') return `Failed to search movies and shows. ${sentenceOf(search.error)}`
  if (search.is === 'found' && search.results.length === 0)
    return `No results found for "${tidy(typed)}"${ownFavourite(typed) ? '' : `. ${TOO_LONG}`}`
  return undefined
}

const TOO_LONG = `Words of your own may have ${LONGEST_CUSTOM_INTEREST} characters.`

function toOption(result: MovieResult, chosen: readonly Favourite[]): FavouriteOption {
  const { id, media_type, poster_path } = result
  const title = tidy(result.title ?? result.name ?? '')
  const year = (result.release_date ?? result.first_air_date ?? '').slice(0, 4)
  const kind = media_type === 'movie' ? 'Movie' : 'TV'
  return {
    kind: 'found',
    key: `${media_type} ${id}`,
    favourite: { title, type: media_type, image: poster_path },
    about: year ? `${year}, ${kind}` : kind,
    isChosen: isAmong(chosen, title),
  }
}
