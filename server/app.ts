// The whole server without a port: main.ts listens with it, the tests inject into it.
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyServerFactory, LogController } from 'fastify'
import { readSettings } from '#features/settings/service.ts'
import type { AuditWatch } from '#platform/audit/watch.ts'
import type { BackupPlace } from '#platform/backup/place.ts'
import { openDocumentReader } from '#platform/documents/documents.ts'
import type { Installation, Services } from '#platform/feature.ts'
import { openFilms } from '#platform/films/films.ts'
import { admitCallers, type Platform } from '#platform/http/admission.ts'
import { boundAnswers } from '#platform/http/answer-boundaries.ts'
import type { BlockLog } from '#platform/http/block-log.ts'
import { followChangeNumbers } from '#platform/http/change-numbers.ts'
import { openFastPath } from '#platform/http/fast-path.ts'
import { formerAssets } from '#platform/http/former-assets.ts'
import { logRequests, POLICY_HEADER, safetyHeaders, setHeaders } from '#platform/http/headers.ts'
import { healthRoutes } from '#platform/http/health.ts'
import { LARGEST_OF_VISITORS, readJsonBodies } from '#platform/http/json-bodies.ts'
import { packAnswers } from '#platform/http/pack-answers.ts'
import { answerNoRequest, answerProblems, answerUnrouted } from '#platform/http/problems.ts'
import { referenceRoutes } from '#platform/http/reference.ts'
import { requestIds } from '#platform/http/request-ids.ts'
import { endSlowClients, serverTimeouts, TIMEOUTS, type Timeouts } from '#platform/http/slow-clients.ts'
import { watchStorageSpace } from '#platform/http/storage-space.ts'
import { eventRoutes } from '#platform/http/stream-events.ts'
import { BUILT, webPages } from '#platform/http/web-pages.ts'
import { type Office, openOffice } from '#platform/office/office.ts'
import { openPictures } from '#platform/pictures/pictures.ts'
import { openPushSender, type PushSender } from '#platform/push/push-sender.ts'
import { openScanner } from '#platform/scanning/clamd.ts'
import type { WatermarkKeys } from '#platform/watermark/keys.ts'
import { openWatermark } from '#platform/watermark/watermark.ts'
import { features, registry } from './features.ts'
import { firstAnswers } from './first-answers.ts'

export interface AppParts extends Platform {
  installation: Installation
  logLevel: string
  /** Takes the lines of the log; without it they go to the standard output one by one. */
  log?: BlockLog
  /** How many proxies are believed about the caller's address, or the addresses of those. */
  trustProxy: number | string[]
  services: Services
  auditLog: AuditWatch['state']
  watermarkKeys: WatermarkKeys
  backupPlace: BackupPlace
  /** Without it no Office file is converted. */
  office?: Office
  timeouts?: Timeouts
  /** How long a picture, a film, a document or a copy may take, in milliseconds; without it each has a limit of its own. */
  readersTimeoutMs?: number
  /** Where the virus scanner listens; null where there is none. */
  clamd?: string | null
  /** Where members reach this installation, without a slash at the end. */
  publicUrl: () => string
  /** Hosts of push services besides those that are known. */
  pushHosts?: readonly string[]
  /** The push service of a test. */
  pushTestOrigin?: string
  /** Makes the server that the app answers on, where it is not the app's own. */
  serverFactory?: FastifyServerFactory
}

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const {
    installation,
    logLevel,
    log,
    trustProxy,
    services,
    auditLog,
    watermarkKeys,
    backupPlace,
    office = openOffice(),
    publicUrl,
    timeouts = TIMEOUTS,
    readersTimeoutMs,
    clamd = null,
    pushHosts = [],
    pushTestOrigin,
    serverFactory,
    ...platform
  } = parts
  const isSecure = publicUrl().startsWith('https:')
  const safety = safetyHeaders({ googleMaps: services.googleMapsKey !== null, isSecure })
  const app = openFramework(platform, { logLevel, log, trustProxy, timeouts, serverFactory, isSecure, safety })
  app.decorate('endpoints', [])
  app.decorate('responders', new Map())
  app.decorate('isSecure', isSecure)
  app.decorate('storage', watchStorageSpace(platform.bus))
  boundAnswers(app)
  answerProblems(app)
  readJsonBodies(app)
  setHeaders(app, safety)
  endSlowClients(app, timeouts, safety)
  packAnswers(app)
  // What is no text by then, as a file that is written while it is sent.
  await app.register(compress, { threshold: 4096, encodings: ['gzip'], zlibOptions: { level: 1 } })
  // By itself a file that is too large would end a call that has others.
  await app.register(multipart, { throwFileSizeLimit: false })
  logRequests(app)
  admitCallers(app, platform)
  followChangeNumbers(app, platform)

  app.decorate('office', office)
  openReaders(app, { watermarkKeys, timeoutMs: readersTimeoutMs, clamd })
  const keyFolder = platform.voteKeys.folder
  app.decorate(
    'pushSender',
    openPushSender({ keyFolder, publicUrl, hosts: pushHosts, ...(pushTestOrigin && { testOrigin: pushTestOrigin }) }),
  )
  healthRoutes(app, platform.db, auditLog)
  const tops = features.flatMap(({ tops = [] }) => tops)
  eventRoutes(app, platform, tops)
  referenceRoutes(app, installation.version)
  for (const { routes } of features)
    await routes?.(app, { services, publicUrl, installation, auditLog, backupPlace, registry, ...jobPartsOf(app) })
  await webPages(app, BUILT, {
    formerAssets: formerAssets(BUILT, installation.dataFolder),
    settings: () => readSettings(platform),
    firstAnswers: (ctx, url) =>
      firstAnswers(ctx, url, (caller, settings) => registry.capabilitiesOf(caller, services, settings)),
    policy: safety[POLICY_HEADER],
  })
  return app
}

declare module 'fastify' {
  interface FastifyInstance {
    pushSender: PushSender
  }
}

interface Framing {
  logLevel: string
  log: BlockLog | undefined
  trustProxy: AppParts['trustProxy']
  serverFactory: FastifyServerFactory | undefined
  timeouts: Timeouts
  isSecure: boolean
  safety: Record<string, string>
}

/** The framework, behind what is answered before it. */
function openFramework(platform: Platform, framing: Framing): FastifyInstance {
  const { logLevel, log, trustProxy, timeouts, serverFactory, isSecure, safety } = framing
  const nextId = requestIds()
  const { answerMs } = timeouts
  const fastPath = openFastPath(platform, { isSecure, safety, nextId, answerMs, log: () => app.log })
  const fastFirst: FastifyServerFactory | undefined =
    serverFactory && ((framework, options) => serverFactory(fastPath.before(framework), options))
  const app: FastifyInstance = Fastify({
    logger: { level: logLevel, base: null, ...(log && { stream: log }) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: LARGEST_OF_VISITORS,
    genReqId: nextId,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    ...serverTimeouts(timeouts),
    frameworkErrors: answerUnrouted(safety),
    clientErrorHandler: answerNoRequest(safety),
    ...(fastFirst && { serverFactory: fastFirst }),
  })
  app.decorate('fastPath', fastPath)
  app.addHook('preClose', async () => fastPath.end())
  return app
}

interface Readers {
  watermarkKeys: WatermarkKeys
  timeoutMs: number | undefined
  clamd: string | null
}

function openReaders(app: FastifyInstance, { watermarkKeys, timeoutMs, clamd }: Readers) {
  const limits = timeoutMs === undefined ? {} : { timeoutMs }
  app.decorate('pictures', openPictures(limits))
  app.decorate('films', openFilms(limits))
  app.decorate('documentReader', openDocumentReader(limits))
  app.decorate('watermark', openWatermark(watermarkKeys, limits))
  app.decorate('scanner', clamd === null ? null : openScanner(clamd))
  app.addHook('onClose', async () => {
    for (const reader of Object.values(readersOf(app))) reader?.close()
  })
}

/** What jobs and routes work with besides the context. */
export const jobPartsOf = (app: FastifyInstance) => ({
  ...readersOf(app),
  pushSender: app.pushSender,
  openPages: app.openPages,
})

/** What takes files apart and marks them. */
const readersOf = ({ pictures, films, office, documentReader, watermark, scanner }: FastifyInstance) => ({
  pictures,
  films,
  office,
  documentReader,
  watermark,
  scanner,
})
