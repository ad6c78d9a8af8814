// Hostile callers: how long the server stands still over brackets, and how long half-sent bodies hold connections.
import { once } from 'node:events'
import { connect } from 'node:net'
import { watchLoop } from '../instruments/event-loop.ts'
import { type Bench, type Figure, milliseconds } from '../instruments/figure.ts'
import { type SignedInServer, startSignedInServer } from '../instruments/signed-in-server.ts'

const BRACKETS = { all: 980_000, most: 131_072 }
const STANDSTILL_MS = 50
const BODIES = 300
const GONE_MS = 40_000

export async function hostile({ sharedFolder }: Bench): Promise<Figure[]> {
  const signedIn = await startSignedInServer(await sharedFolder())
  const watch = await watchLoop(signedIn.server.pid)
  const standstills: number[] = []
  for (const count of Object.values(BRACKETS)) {
    await sendBrackets(signedIn, count)
    await watch.longest()
    await sendBrackets(signedIn, count)
    standstills.push(await watch.longest())
  }
  watch.close()
  const gone = await timeHalfSent(signedIn)
  await signedIn.get('/api/notifications/count')
  await signedIn.close()
  const [all = 0, most = 0] = standstills
  return [
    {
      workload: `the longest standstill over ${BRACKETS.all / 1000} kB of brackets (wall time)`,
      baseline: '',
      goal: `under ${STANDSTILL_MS} ms`,
      measured: milliseconds(all),
      met: all < STANDSTILL_MS,
    },
    {
      workload: 'the same over 128 KB of them, the most that is read',
      baseline: '',
      goal: `under ${STANDSTILL_MS} ms`,
      measured: milliseconds(most),
      met: most < STANDSTILL_MS,
    },
    {
      workload: `${BODIES} half-sent bodies: until the last is gone (wall time)`,
      baseline: '',
      goal: `under ${milliseconds(GONE_MS)}`,
      measured: milliseconds(gone),
      met: gone < GONE_MS,
    },
  ]
}

async function sendBrackets({ client, cookie }: SignedInServer, count: number) {
  const headers = { cookie, 'content-type': 'application/json' }
  // Refused before all of it is sent, which may end the connection under the sender's feet.
  const answer = await client
    .send('/api/trips', { method: 'POST', headers, body: '['.repeat(count) })
    .catch(() => ({ status: 413 }))
  if (answer.status !== 400 && answer.status !== 413) throw new Error(`${answer.status} for ${count} brackets`)
}

/** Milliseconds from the first connection to the end of the last. */
async function timeHalfSent({ server, cookie }: SignedInServer) {
  const { hostname, port, host } = new URL(server.address)
  const head = `host: ${host}\r\ncookie: ${cookie}\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json`
  const began = performance.now()
  const closed = Array.from({ length: BODIES }, async () => {
    const socket = connect(Number(port), hostname).resume()
    socket.on('error', () => {})
    socket.write(`POST /api/trips HTTP/1.1\r\n${head}\r\ncontent-length: 100\r\n\r\n{"title":`)
    await once(socket, 'close')
  })
  await Promise.all(closed)
  return performance.now() - began
}
