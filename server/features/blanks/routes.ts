// Endpoints of what says nothing.
import { blanks } from '@aerie/contract/blanks'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { listBlanks, removeBlanks } from './service.ts'

export function blankRoutes(app: FastifyInstance) {
  serve(app, blanks.list, listBlanks)
  serve(app, blanks.remove, (ctx, { body }) => removeBlanks(ctx, body))
}
