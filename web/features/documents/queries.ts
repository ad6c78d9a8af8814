// What the pages ask about documents.
import { documentSearch } from '@aerie/contract/document-search'
import { documents } from '@aerie/contract/documents'
import { endpointQuery } from '#lib/api.ts'

export const documentsQuery = endpointQuery(documents.list)

const SHOWN_ON_CARD = '4'
export const recentDocumentsQuery = endpointQuery(documents.list, { query: { limit: SHOWN_ON_CARD } })

/** In the text of documents. */
export const foundInsideQuery = (q: string) => endpointQuery(documentSearch.find, { query: { q } })

const paramsOf = ({ id }: { id: number }) => ({ params: { documentId: String(id) } })

export const versionsQuery = (document: { id: number }) => endpointQuery(documents.versions, paramsOf(document))
export const accessesQuery = (document: { id: number }) => endpointQuery(documents.accesses, paramsOf(document))
