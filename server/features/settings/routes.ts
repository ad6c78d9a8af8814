// The organisation's words and the figures of the dashboard: endpoints to services.
import { settings } from '@aerie/contract/settings'
import type { FastifyInstance } from 'fastify'
import { countMembers } from '#features/members/service.ts'
import { serve, serveVisitors } from '#platform/http/serve.ts'
import { readWords } from './service.ts'

export function settingsRoutes(app: FastifyInstance) {
  serve(app, settings.words, (ctx) => readWords(ctx))
  serveVisitors(app, settings.publicWords, async (ctx) => readWords(ctx))
  serve(app, settings.stats, async (ctx) => {
    const [{ total, active, admins, superAdmins, verified }, { yearsOfHistory }] = await Promise.all([
      countMembers(ctx),
      readWords(ctx),
    ])
    return { totalMembers: total, activeMembers: active, admins, superAdmins, verified, yearsOfHistory }
  })
}
