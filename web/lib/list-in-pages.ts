// The entries of a list that comes page by page, as far as they are here; apart from what is asked, which pages know before they show it.
import { type QueryKey, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fetchMore } from './more-of-list.ts'
import type { Cursor, ListPage, ListPages } from './pages-query.ts'

/** The entries of a list of `pagesQuery` as `data`; `fetchMore` brings one more page and answers why it could not be loaded, null where it was. */
export function useListInPages<Entry, Key extends QueryKey>(
  options: UseInfiniteQueryOptions<ListPage<Entry>, Error, ListPages<Entry>, Key, Cursor>,
) {
  const query = useInfiniteQuery(options)
  const { error, isFetching, isFetchNextPageError, hasNextPage, refetch } = query
  const data = useMemo(() => query.data?.pages.flatMap(({ items }) => items), [query.data])
  return {
    ...{ data, error, isFetching, isFetchNextPageError, hasNextPage, refetch },
    fetchMore: () => fetchMore(query),
  }
}
