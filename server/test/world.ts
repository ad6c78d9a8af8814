// A whole server on a database of its own with the cast in it, for one test file.
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { inject } from 'vitest'
import { openCaches } from '#platform/cache/caches.ts'
import { type Context, contextOf } from '#platform/context.ts'
import { type Db, type Location, openDatabase } from '#platform/db/db.ts'
import { openBus } from '#platform/events/bus.ts'
import type { Services } from '#platform/feature.ts'
import { openFolderStore } from '#platform/files/store.ts'
import type { Platform } from '#platform/http/admission.ts'
import { startWorker } from '#platform/jobs/jobs.ts'
import { type Mailer, openOutbox } from '#platform/mail/mailer.ts'
import { startSession } from '#platform/session/sessions.ts'
import { buildApp } from '../app.ts'
import { type CastKey, cast } from '../demo/cast.ts'
import { jobsOf } from '../features.ts'
import { speaker } from './speak.ts'
import { administer } from './test-server.ts'

export type World = Awaited<ReturnType<typeof openWorld>>

interface Served extends Partial<Services> {
  publicUrl?: string
}

interface Options extends Served {
  /** False for an empty installation. */
  people?: boolean
  /** Takes the mail instead of the outbox. */
  mailer?: Mailer
}

const PUBLIC_URL = 'https://brothers.example'
const NO_SERVICES = { linkedin: null, movies: null, googleMapsKey: null }

export async function openWorld({ people = true, mailer, publicUrl = PUBLIC_URL, ...services }: Options = {}) {
  const { location, drop } = await copyTemplate()
  const folder = await mkdtemp(join(tmpdir(), 'aerie-world-'))
  const database = openDatabase(location, { pool: 5 })
  const { db } = database
  if (!people) await removeMembers(db)
  const bus = await openBus(database.driver)
  const files = openFolderStore(join(folder, 'files'))
  const platform = { db, bus, files, caches: openCaches(db, bus) }
  const app = await buildTestApp(platform, { publicUrl, ...services })
  const ctx = contextOf(platform)
  const mail = openMail(ctx, join(folder, 'outbox'), mailer)
  const speak = speaker(app)

  const cookieOf = async (player: CastKey) =>
    `aerie_session=${await startSession(ctx, await idOf(db, player), 'Test browser')}`

  return {
    app,
    location,
    db,
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
      await bus.close()
      await database.close()
      await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A process of its own, on a database that may have others. */
export const buildTestApp = (platform: Platform, { publicUrl = PUBLIC_URL, ...services }: Served = {}) =>
  buildApp({
    ...platform,
    version: 'test',
    logLevel: 'silent',
    trustProxy: false,
    publicUrl: () => publicUrl,
    services: { ...NO_SERVICES, ...services },
  })

async function copyTemplate() {
  const { administration, template } = inject('testServer')
  const name = `aerie_world_${randomUUID().slice(0, 8)}`
  await administer(administration, `create database ${name} template ${template}`)
  const location: Location =
    typeof administration === 'string'
      ? Object.assign(new URL(administration), { pathname: `/${name}` }).href
      : { ...administration, database: name }
  return { location, drop: () => administer(administration, `drop database ${name} with (force)`) }
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

function openMail(ctx: Context, outbox: string, mailer = openOutbox(outbox, 'Aerie <aerie@localhost>')) {
  const failures: unknown[] = []
  const { jobs, bulkJobs } = jobsOf({ ctx, mailer, publicUrl: () => PUBLIC_URL })
  const worker = startWorker({
    db: ctx.db,
    bus: ctx.bus,
    work: { ...jobs, ...bulkJobs },
    onFailure: ({ error }) => failures.push(error),
  })
  return {
    worker,
    /** Waits until all jobs are done, then reads the outbox, oldest first. */
    async read() {
      await worker.drain()
      if (failures.length > 0) throw failures[0]
      const names = await readdir(outbox).catch(() => [])
      return Promise.all(names.sort().map(async (file) => PostalMime.parse(await readFile(join(outbox, file)))))
    },
  }
}
