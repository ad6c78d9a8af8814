// What the pages ask about documents that are to be read.
import { documentReadings } from '@aerie/contract/document-readings'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { callPage, endpointQuery } from '#lib/api.ts'

export const ownReadingsQuery = endpointQuery(documentReadings.own)

export const readingsQuery = ({ id }: { id: number }) =>
  endpointQuery(documentReadings.list, { params: { documentId: String(id) } })

/** Whose names hold what is typed, all for nothing. */
export const waitingQuery = ({ id }: { id: number }, name: string) =>
  infiniteQueryOptions({
    queryKey: [documentReadings.waiting.path, id, name],
    queryFn: ({ pageParam: cursor, signal }) =>
      callPage(documentReadings.waiting, {
        params: { documentId: String(id) },
        query: { limit: '20', cursor, ...(name && { name }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
