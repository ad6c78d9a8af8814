// What the pages ask about documents that are to be read.
import { documentReadings } from '@aerie/contract/document-readings'
import { keepPreviousData } from '@tanstack/react-query'
import { endpointQuery } from '#lib/api.ts'
import { pagesQuery } from '#lib/pages-query.ts'

export const ownReadingsQuery = endpointQuery(documentReadings.own)

export const readingsQuery = ({ id }: { id: number }) =>
  endpointQuery(documentReadings.list, { params: { documentId: String(id) } })

/** Whose names hold what is typed, all for nothing. */
export const waitingQuery = ({ id }: { id: number }, name: string) => ({
  ...pagesQuery(documentReadings.waiting, {
    params: { documentId: String(id) },
    query: { limit: '20', ...(name && { name }) },
  }),
  placeholderData: keepPreviousData,
})
