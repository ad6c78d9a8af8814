// A server behind an address that fails over: the primary is killed, its replica promoted, and the address leads there.
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type DatabaseProxy, openProxy } from '../../server/test/database-proxy.ts'
import { type Mailbox, openMailbox } from '../instruments/mailbox.ts'
import { startServer } from '../instruments/server-process.ts'
import { seedDataFolder } from '../seed/data-folder.ts'
import { inspect } from './inspect.ts'
import { type Outage, sitThrough } from './outages.ts'
import { openReplicatedPair, type ReplicatedPair } from './replicated-pair.ts'

const TIMES = 20
const BROTHERS = 300
const UNINVITED = 20
/** As long as whatever watches a cluster takes to notice. */
const UNNOTICED_MS = 300

export async function failOver(folder: string): Promise<string[]> {
  const pair = await openReplicatedPair(folder)
  const proxy = await openProxy(pair.address())
  const mailbox = await openMailbox()
  try {
    return await failRepeatedly(folder, pair, proxy, mailbox)
  } finally {
    await mailbox.close()
    await proxy.close()
    await pair.stop()
  }
}

async function failRepeatedly(folder: string, pair: ReplicatedPair, proxy: DatabaseProxy, mailbox: Mailbox) {
  const databaseUrl = String(proxy.location)
  const dataFolder = join(folder, 'files')
  const seeding = { databaseUrl, uninvited: UNINVITED }
  const { mailboxes, strangers } = await seedDataFolder(dataFolder, BROTHERS, seeding)
  const outage: Outage = {
    what: 'the primary, its replica promoted',
    async strike() {
      pair.killPrimary()
      await pause(UNNOTICED_MS)
      await pair.promote()
      proxy.redirect(pair.address())
    },
    settle: () => pair.replicateAnew(),
  }
  await pair.replicateAnew()
  const outages = Array.from({ length: TIMES }, () => outage)
  const environment = { DATABASE_URL: databaseUrl, SMTP_URL: mailbox.url, LOG_LEVEL: 'warn' }
  const server = await startServer(dataFolder, environment)
  const { faults, kept } = await sitThrough({ server, mailboxes, strangers, mailbox, outages })
  await server.stop()
  return [...faults, ...(await inspect(dataFolder, kept, databaseUrl))]
}
