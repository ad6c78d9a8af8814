// The albums whose originals a leak can be laid beside, all of them.
import { albums } from '@aerie/contract/albums'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callPage } from '#lib/api.ts'

const choicesQuery = infiniteQueryOptions({
  queryKey: [albums.list.path, 'choices'],
  queryFn: ({ pageParam: cursor, signal }) => callPage(albums.list, { query: { limit: '100', cursor }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
})

export function useAlbumChoices() {
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(choicesQuery)
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage()
  }, [hasNextPage, isFetching, fetchNextPage])
  const all = data?.pages.flatMap(({ items }) => items) ?? []
  return all.map(({ id, title }) => ({ value: String(id), label: title }))
}
