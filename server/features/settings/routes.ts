// The organisation's words: endpoints to services.
import { settings } from '@aerie/contract/settings'
import type { FastifyInstance } from 'fastify'
import { serve, serveVisitors } from '#platform/http/serve.ts'
import { readWords } from './service.ts'

export function settingsRoutes(app: FastifyInstance) {
  serve(app, settings.words, (ctx) => readWords(ctx))
  serveVisitors(app, settings.publicWords, async (ctx) => readWords(ctx))
}
