// The search in the text of documents: its endpoint.
import { documentSearch } from '@aerie/contract/document-search'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { searchDocuments } from './service.ts'

export function documentSearchRoutes(app: FastifyInstance) {
  serve(app, documentSearch.find, (ctx, { query }) => searchDocuments(ctx, query.q))
}
