// A whole server on a database of its own with the cast in it, for one test file.
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyServerFactory } from 'fastify'
import { inject } from 'vitest'
import type { BackupPlace } from '#platform/backup/place.ts'
import { openBallotChecks } from '#platform/ballot-checks/ballot-checks.ts'
import { openCaches } from '#platform/cache/caches.ts'
import { contextOf } from '#platform/context.ts'
import { type Db, type Location, openDatabase } from '#platform/db/db.ts'
import { openBus } from '#platform/events/bus.ts'
import type { Installation, Services } from '#platform/feature.ts'
import { openFolderStore } from '#platform/files/store.ts'
import type { Platform } from '#platform/http/admission.ts'
import type { BlockLog } from '#platform/http/block-log.ts'
import { makeServer } from '#platform/http/port.ts'
import type { Timeouts } from '#platform/http/slow-clients.ts'
import type { BounceBox } from '#platform/mail/bounce-box.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { Office } from '#platform/office/office.ts'
import { cookieName } from '#platform/session/cookie.ts'
import { startSession } from '#platform/session/sessions.ts'
import { openVoteKeys } from '#platform/vote-keys.ts'
import type { WatermarkKeys } from '#platform/watermark/keys.ts'
import { buildApp, jobPartsOf } from '../app.ts'
import { type CastKey, cast } from '../demo/cast.ts'
import { injectAsByPort } from './as-by-port.ts'
import { findClockAhead } from './clock-ahead.ts'
import { openMail, PUBLIC_URL } from './mail.ts'
import { speaker } from './speak.ts'
import { administer, at, createDatabase, scratchFolder } from './test-server.ts'

export type World = Awaited<ReturnType<typeof openWorld>>

interface Served extends Partial<Services> {
  publicUrl?: string
  trustProxy?: number
  timeouts?: Timeouts
  /** How long a picture, a film, a document or a copy may take; short where that is the subject. */
  readersTimeoutMs?: number
  installation?: Partial<Installation>
  backupPlace?: BackupPlace
  office?: Office
  /** Where a virus scanner listens. */
  clamd?: string | null
  /** The address of a push service that the test has opened. */
  pushTestOrigin?: string
  /** Takes all lines of the log; without it there are none. */
  log?: BlockLog
}

interface Options extends Served {
  /** False for an empty installation. */
  people?: boolean
  /** Takes the mail instead of the outbox. */
  mailer?: Mailer
  /** What is read of what comes back. */
  bounceBox?: BounceBox
}

/** With which the copies of photos are marked here. */
export const TEST_KEYS: WatermarkKeys = [{ id: 1, bytes: Buffer.alloc(32, 7) }]

const TEST_INSTALLATION: Installation = {
  version: 'test',
  startedAt: new Date(),
  dataFolder: tmpdir(),
  backupFolder: null,
  keyFolders: [],
  hasMailServer: false,
  readsBounces: false,
  hasOwnDatabase: true,
  hasFfmpeg: false,
  office: 'no soffice',
  isPublicUrlSet: true,
  trustsProxy: true,
  metricsToken: null,
}

/** Longer than any test, so that none is decided by what else the machine does. */
const AMPLE_MS = 120_000
const NO_SERVICES = { linkedin: null, movies: null, googleMapsKey: null }

export async function openWorld({
  people = true,
  mailer,
  bounceBox,
  publicUrl = PUBLIC_URL,
  timeouts,
  clamd = null,
  ...services
}: Options = {}) {
  const { location, ownersLocation, drop } = await copyTemplate()
  const folder = await scratchFolder('aerie-world-')
  const database = openDatabase(location, { pool: 5, timeoutMs: AMPLE_MS })
  const { db } = database
  const owners = openDatabase(ownersLocation, { pool: 1, timeoutMs: AMPLE_MS })
  if (!people) await removeMembers(db)
  const bus = await openBus(database)
  const files = openFolderStore(join(folder, 'files'))
  const voteKeys = openVoteKeys(join(folder, 'vote-keys'))
  const ballotChecks = openBallotChecks()
  const platform = { db, bus, files, voteKeys, ballotChecks, caches: openCaches(db, bus) }
  const backupPlace = placeOf({ folder, database: location, owner: ownersLocation })
  const app = await buildTestApp(platform, {
    publicUrl,
    backupPlace,
    clamd,
    ...(timeouts && { timeouts }),
    ...services,
  })
  const ctx = contextOf(platform)
  const mail = openMail(
    { ctx, backupPlace, bounceBox: bounceBox ?? null, ...jobPartsOf(app) },
    join(folder, 'outbox'),
    mailer,
  )
  const speak = speaker(app)

  const cookieOf = async (player: CastKey) =>
    `${cookieName(app)}=${await startSession(ctx, await idOf(db, player), 'Test browser')}`

  return {
    app,
    location,
    ownersLocation,
    backupPlace,
    db,
    /** As the owner of the tables, who may do what the program may not. */
    ownerDb: owners.db,
    ctx,
    speak,
    cookieOf,
    visitor: speak(),
    /** Speaks as one of the cast, in a session of his own. */
    as: async (player: CastKey) => speak(await cookieOf(player)),
    idOf: (player: CastKey) => idOf(db, player),
    mails: mail.read,
    /** Works until no job is due, whether they fail or not. */
    work: () => mail.worker.drain(),
    async close() {
      await app.close()
      await mail.worker.stop()
      await ballotChecks.close()
      await bus.close()
      await database.close()
      await owners.close()
      await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A process of its own, on a database that may have others. What is injected goes the whole way of what comes by a port. */
export async function buildTestApp(platform: Platform, served: Served = {}) {
  let ofApp: RequestListener = () => {}
  const app = await build(platform, served, (listener) => {
    ofApp = listener
    return makeServer(listener, served.timeouts)
  })
  injectAsByPort(app, (request, response) => ofApp(request, response))
  return app
}

const build = (
  platform: Platform,
  {
    publicUrl = PUBLIC_URL,
    trustProxy = 0,
    timeouts,
    readersTimeoutMs = AMPLE_MS,
    installation = {},
    backupPlace = NO_BACKUPS,
    office,
    clamd = null,
    pushTestOrigin,
    log,
    ...services
  }: Served,
  serverFactory: FastifyServerFactory,
) =>
  buildApp({
    ...platform,
    installation: { ...TEST_INSTALLATION, ...installation },
    logLevel: log ? 'trace' : 'silent',
    ...(log && { log }),
    trustProxy,
    auditLog: () => 'unverified',
    watermarkKeys: TEST_KEYS,
    backupPlace,
    clamd,
    ...(pushTestOrigin && { pushTestOrigin }),
    publicUrl: () => publicUrl,
    readersTimeoutMs,
    ...(timeouts && { timeouts }),
    ...(office && { office }),
    services: { ...NO_SERVICES, ...services },
    serverFactory,
  })

const placeOf = ({
  folder,
  database,
  owner,
}: {
  folder: string
  database: Location
  owner: Location
}): BackupPlace => ({
  archives: openFolderStore(join(folder, 'backups')),
  passphrase: null,
  headsFile: join(folder, 'audit-heads'),
  order: { database, owner, store: { kind: 'folder', folder: join(folder, 'files') }, version: 'test' },
})

/** Of a second process, which is asked for none. */
const NO_BACKUPS = placeOf({ folder: join(tmpdir(), 'aerie-no-backups'), database: '', owner: '' })

async function copyTemplate() {
  const { owner, runtime, template } = inject('testServer')
  const name = `aerie_world_${randomUUID().slice(0, 8)}`
  await createDatabase(owner, name, template)
  if (inject('secondsAhead') > 0) await findClockAhead(owner, name)
  return {
    location: at(runtime, name),
    ownersLocation: at(owner, name),
    drop: () => administer(owner, `drop database ${name} with (force)`),
  }
}

async function removeMembers(db: Db) {
  await db.deleteFrom('lineage_ties').execute()
  await db.deleteFrom('members').execute()
}

const idOf = async (db: Db, player: CastKey) =>
  (
    await db
      .selectFrom('members')
      .select('id')
      .where('first_name', '=', cast[player].firstName)
      .where('last_name', '=', cast[player].lastName)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id
