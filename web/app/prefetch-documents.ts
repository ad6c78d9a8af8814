// What the page of documents asks as soon as somebody is on the way to it.
import type { QueryClient } from '@tanstack/react-query'
import { documentsQuery } from '../features/documents/queries.ts'

export const prefetchDocuments = (cache: QueryClient) => cache.prefetchQuery(documentsQuery)
