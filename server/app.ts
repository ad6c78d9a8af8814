// The whole server without a port: main.ts listens with it, the tests inject into it.
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { readSettings } from '#features/settings/service.ts'
import type { Services } from '#platform/feature.ts'
import { admitCallers, type Platform } from '#platform/http/admission.ts'
import { followChangeNumbers } from '#platform/http/change-numbers.ts'
import { logRequests, setHeaders } from '#platform/http/headers.ts'
import { healthRoutes } from '#platform/http/health.ts'
import { answerProblems } from '#platform/http/problems.ts'
import { referenceRoutes } from '#platform/http/reference.ts'
import { requestIds } from '#platform/http/request-ids.ts'
import { eventRoutes } from '#platform/http/stream-events.ts'
import { BUILT, webPages } from '#platform/http/web-pages.ts'
import { openPictures } from '#platform/pictures/pictures.ts'
import { features } from './features.ts'

const MEGABYTE = 1_048_576

export interface Parts extends Platform {
  version: string
  logLevel: string
  trustProxy: boolean
  services: Services
  /** Where members reach this installation, without a slash at the end. */
  publicUrl: () => string
}

export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { version, logLevel, trustProxy, services, publicUrl, ...platform } = parts
  const app = Fastify({
    logger: { level: logLevel, base: null },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit: MEGABYTE,
    genReqId: requestIds(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
  })
  app.decorate('endpoints', [])
  answerProblems(app)
  setHeaders(app, { googleMaps: services.googleMapsKey !== null })
  await app.register(compress, { threshold: 4096, encodings: ['gzip'], zlibOptions: { level: 1 } })
  await app.register(multipart)
  logRequests(app)
  followChangeNumbers(app, platform.bus)
  admitCallers(app, platform)

  const pictures = openPictures()
  app.addHook('onClose', async () => pictures.close())
  healthRoutes(app, platform.db)
  eventRoutes(app, platform.bus)
  referenceRoutes(app, version)
  for (const { routes } of features) await routes?.(app, { services, publicUrl, pictures })
  await webPages(app, BUILT, () => readSettings(platform))
  return app
}
