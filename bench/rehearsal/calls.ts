// How many calls two processes behind nginx answer in a second, how long each takes, and what memory that needs.
import type { KeptServer } from '../crash/kept-server.ts'
import { BROWSER_HEADERS, openClient, signIn } from '../instruments/client.ts'
import { quantile } from '../instruments/measure.ts'
import { ownSizeOf } from '../instruments/memory.ts'
import type { NewMachine } from './new-machine.ts'
import type { OldInstallation } from './old-installation.ts'

const SECONDS = 20
const AT_ONCE = 16
const READERS = 8
/** What pages ask most. */
const PATHS = ['/api/members?limit=50', '/api/notifications/count', '/api/trips', '/api/polls', '/api/members/profile']

export interface Answered {
  perSecond: number
  median: number
  p99: number
  refused: number
  /** Bytes of each process (PSS) at the end of it. */
  memory: number[]
}

/** As browsers ask, so that answers are packed. */
export async function measureCalls(
  { front }: NewMachine,
  servers: KeptServer[],
  { mailboxes, password }: OldInstallation,
): Promise<Answered> {
  const client = openClient(front.address)
  const cookies: string[] = []
  for (const mailbox of mailboxes.slice(1, READERS + 1)) cookies.push(await signIn(client, mailbox, password))
  const [waits, began] = [[] as number[], performance.now()]
  const until = began + SECONDS * 1000
  let [next, refused] = [0, 0]
  const lane = async () => {
    while (performance.now() < until) {
      const at = next++
      const headers = { ...BROWSER_HEADERS, cookie: cookies[at % cookies.length] }
      const asked = performance.now()
      const { status } = await client.send(PATHS[at % PATHS.length] ?? '', { headers })
      waits.push(performance.now() - asked)
      if (status !== 200) refused += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  const seconds = (performance.now() - began) / 1000
  client.close()
  return {
    perSecond: waits.length / seconds,
    median: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
    refused,
    memory: servers.map((server) => ownSizeOf(server.pid())),
  }
}
