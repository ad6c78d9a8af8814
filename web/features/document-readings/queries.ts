// What the pages ask about documents that are to be read.
import { documentReadings } from '@aerie/contract/document-readings'
import { endpointQuery } from '#lib/api.ts'

export const ownReadingsQuery = endpointQuery(documentReadings.own)

export const readingsQuery = ({ id }: { id: number }) =>
  endpointQuery(documentReadings.list, { params: { documentId: String(id) } })
