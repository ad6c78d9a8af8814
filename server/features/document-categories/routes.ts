// Categories of documents: endpoints to services.
import { documentCategories } from '@aerie/contract/document-categories'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { changeCategories, listCategories } from './service.ts'

export function documentCategoryRoutes(app: FastifyInstance) {
  serve(app, documentCategories.list, (ctx) => listCategories(ctx))
  serve(app, documentCategories.change, (ctx, { body }) => changeCategories(ctx, body))
}
