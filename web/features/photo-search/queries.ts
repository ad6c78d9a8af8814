// What the pages ask of the search for photos.
import { photoSearch } from '@aerie/contract/photo-search'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { endpointQuery } from '#lib/api.ts'
import { pagesQuery } from '#lib/pages-query.ts'
import type { PhotoFilters } from './media-filters.ts'

const PAGE = '100'

/** The photos that are found, the newest first. */
export const foundPhotosQuery = (filters: PhotoFilters, limit = PAGE) =>
  pagesQuery(photoSearch.find, { query: { ...textsOf(filters), limit } })

/** How many they are, and what the filters are called. */
export const searchSummaryQuery = (filters: PhotoFilters) =>
  endpointQuery(photoSearch.summary, { query: textsOf(filters) })

/** For what is typed; what was offered before stays until it is here. */
export const suggestionsQuery = (typed: string) =>
  queryOptions({
    ...endpointQuery(photoSearch.suggestions, { query: { q: typed.trim() } }),
    placeholderData: keepPreviousData,
  })

const textsOf = ({ member, beside, tag, album, year }: PhotoFilters) => ({
  member: member?.toString(),
  beside: beside?.toString(),
  tag: tag?.toString(),
  album: album?.toString(),
  year: year?.toString().padStart('2026'.length, '0'),
})
