// Reads the configuration, opens the database, listens; and closes in the opposite order.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pack from '../package.json' with { type: 'json' }
import { buildApp } from './app.ts'
import { openPlaces } from './features/places/service.ts'
import { jobsOf } from './features.ts'
import { openCaches } from './platform/cache/caches.ts'
import { type Config, readConfig } from './platform/config.ts'
import { contextOf } from './platform/context.ts'
import { openDatabase } from './platform/db/db.ts'
import { locateDatabase } from './platform/db/locate.ts'
import { migrate } from './platform/db/migrate.ts'
import { openBus } from './platform/events/bus.ts'
import { openFolderStore, openS3Store } from './platform/files/store.ts'
import { type JobFailure, startWorker } from './platform/jobs/jobs.ts'
import { openOutbox, openSmtp } from './platform/mail/mailer.ts'
import { untilShutdown } from './platform/shutdown.ts'
import { announceStartup } from './startup-message.ts'

const say = (sentence: string) => console.log(sentence)

try {
  await run(readConfig(process.env))
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function run(config: Config) {
  const told = untilShutdown(say)
  await mkdir(config.dataFolder, { recursive: true })
  const located = await locateDatabase(config, say)
  const database = openDatabase(located.location, config.database)
  const applied = await migrate(database.driver)
  if (applied.length > 0) say(`Database brought up to ${applied.at(-1)?.replace('.sql', '')}.`)

  const { db } = database
  const bus = await openBus(database.driver)
  const files = config.s3 ? await openS3Store(config.s3) : openFolderStore(join(config.dataFolder, 'files'))
  const platform = { db, bus, files, caches: openCaches(db, bus) }
  const { from, smtpUrl } = config.mail
  const mailer = smtpUrl ? openSmtp(smtpUrl, from) : openOutbox(join(config.dataFolder, 'outbox'), from)
  let publicUrl = config.publicUrl ?? ''
  const { version } = pack
  const app = await buildApp({ ...config, ...platform, services: config, version, publicUrl: () => publicUrl })
  // The startup message announces the address; Fastify's own log line is not needed.
  app.log.level = 'warn'
  const address = await listen(app, config)
  app.log.level = config.logLevel
  publicUrl ||= address

  const ctx = contextOf(platform)
  const onFailure = ({ error, ...job }: JobFailure) =>
    app.log.warn({ ...job, reason: error instanceof Error ? error.name : 'unknown' }, 'job failed')
  // Bulk jobs have a worker of their own: a sign-in email must not wait behind ten thousand others.
  const { jobs, bulkJobs } = jobsOf({ ctx, mailer, publicUrl: () => publicUrl })
  const workers = [jobs, bulkJobs].map((work) => startWorker({ db, bus, work, onFailure }))
  await announceStartup(ctx, { empty: process.argv.includes('--empty'), publicUrl, say })

  // Loaded early, so that the first search for a city does not wait for the gazetteer.
  openPlaces().catch((error: unknown) => app.log.error(error))

  await told
  await app.close()
  await Promise.all(workers.map((worker) => worker.stop()))
  await bus.close()
  await mailer.close()
  await database.close()
  await located.stop()
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { host, port }: Config) {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${port} on ${host} is taken. Stop what uses it, or set PORT to another one.`)
    if (code === 'EACCES') throw new Error(`Port ${port} may not be used by this account. Set PORT to 1024 or above.`)
    throw error
  }
  const bound = app.server.address()
  return `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${typeof bound === 'object' && bound ? bound.port : port}`
}
