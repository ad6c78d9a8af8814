// The albums whose originals a leak can be laid beside, all of them.
import { albums } from '@aerie/contract/albums'
import { useEffect } from 'react'
import { useListInPages } from '#lib/list-in-pages.ts'
import { pagesQuery } from '#lib/pages-query.ts'

const choicesQuery = pagesQuery(albums.list, { query: { limit: '100' } })

export function useAlbumChoices() {
  const { data: all = [], hasNextPage, isFetching, fetchMore } = useListInPages(choicesQuery)
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchMore()
  }, [hasNextPage, isFetching, fetchMore])
  return all.map(({ id, title }) => ({ value: String(id), label: title }))
}
