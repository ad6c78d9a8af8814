// The organisation's settings: endpoints to services.
import { settings } from '@aerie/contract/settings'
import type { FastifyInstance } from 'fastify'
import { serve, serveVisitors } from '#platform/http/serve.ts'
import { readSettings } from './service.ts'

export function settingsRoutes(app: FastifyInstance) {
  serve(app, settings.show, (ctx) => readSettings(ctx))
  serveVisitors(app, settings.showPublic, async (ctx) => readSettings(ctx))
}
