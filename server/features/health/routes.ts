// The state of the installation: endpoints to services.
import { createHash, timingSafeEqual } from 'node:crypto'
import { health } from '@aerie/contract/health'
import type { FastifyInstance } from 'fastify'
import { listFindings, stateOf } from '#platform/audit/findings.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import type { RouteDeps } from '#platform/feature.ts'
import { serve, serveVisitors } from '#platform/http/serve.ts'
import { writeMetrics } from './metrics.ts'
import { readDetails } from './service.ts'

export function healthRoutes(app: FastifyInstance, { installation, publicUrl, auditLog, scanner }: RouteDeps) {
  const placeOf = async (ctx: Context) => {
    const faults = await listFindings(ctx.db)
    return {
      ctx,
      installation,
      scanner,
      publicUrl: publicUrl(),
      auditLog: { state: stateOf(auditLog(), faults.length > 0), faults },
    }
  }
  serve(app, health.details, async (ctx) => readDetails(await placeOf(ctx)))
  serveVisitors(app, health.metrics, async (ctx, { request, reply }) => {
    // Who has no token is not told that there is anything.
    if (!isToken(installation.metricsToken, request.headers.authorization)) throw notFound('Page')
    reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8')
    return reply.send(await writeMetrics(await placeOf(ctx)))
  })
}

/** Compared as sums, so that how long it takes says nothing of how much of it is right. */
function isToken(token: string | null, header = '') {
  const [, given = ''] = header.split(' ')
  return token !== null && timingSafeEqual(sumOf(given), sumOf(token))
}

const sumOf = (text: string) => createHash('sha256').update(text).digest()
