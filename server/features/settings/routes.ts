// The organisation's settings: endpoints to services.
import { settings } from '@aerie/contract/settings'
import type { FastifyInstance } from 'fastify'
import type { RouteDeps } from '#platform/feature.ts'
import { serve, serveVisitors } from '#platform/http/serve.ts'
import { serveKept } from '#platform/http/serve-kept.ts'
import { changeSettings, listLastChanges, presentSettings, readSettings } from './service.ts'
import { saveWords } from './words.ts'

export function settingsRoutes(app: FastifyInstance, { publicUrl }: Pick<RouteDeps, 'publicUrl'>) {
  serveKept(app, settings.show, readSettings, presentSettings)
  serveVisitors(app, settings.showPublic, async (ctx) => readSettings(ctx))
  serve(app, settings.change, (ctx, { body }) => changeSettings(ctx, body, publicUrl()))
  serve(app, settings.saveWords, (ctx, { body }) => saveWords(ctx, body))
  serve(app, settings.lastChanges, (ctx) => listLastChanges(ctx))
}
