// A process with a worker on the database it is told: of its jobs one throws in a timer, one after it is done, and one works.
import { setTimeout as pause } from 'node:timers/promises'
import { type Location, openDatabase } from '../db/db.ts'
import { openBus } from '../events/bus.ts'
import { untilShutdown } from '../shutdown.ts'
import { startWorker } from './jobs.ts'

/** Errors are told by their names. */
const named = (name: string) => Object.assign(new Error(), { name })

process.once('message', async (location: Location) => {
  const told = untilShutdown(() => {})
  const database = openDatabase(location, { pool: 2 })
  const bus = await openBus(database)
  const said: string[] = []
  const thrownLate = Promise.withResolvers<void>()
  const worker = startWorker({
    db: database.db,
    bus,
    work: {
      'test-throws': () =>
        new Promise(() => {
          setTimeout(() => {
            throw named('FromTimer')
          }, 5)
        }),
      'test-throws-late': async () => {
        void pause(5).then(() => {
          throw named('FromPromise')
        })
      },
      'test-works': async () => {
        await thrownLate.promise
        said.push('test-works done')
      },
    },
    onFailure({ kind, error }) {
      said.push(`${kind} failed: ${error instanceof Error ? error.name : error}`)
      if (kind === 'test-throws-late') thrownLate.resolve()
    },
  })
  while (said.length < 3) await pause(5)
  process.send?.(said)
  await told
  await worker.stop()
  await bus.close()
  await database.close()
  process.exit()
})
