// The bell: what its count costs, and what it costs to keep many event streams open.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { signIn } from '../instruments/client.ts'
import { type Bench, type Figure, megabytes, milliseconds } from '../instruments/figure.ts'
import { cpuPerRequest } from '../instruments/measure.ts'
import { residentSizeOf } from '../instruments/memory.ts'
import { type SignedInServer, startSignedInServer } from '../instruments/signed-in-server.ts'
import { PASSWORD } from '../seed/data-folder.ts'

const COUNT_MS = 0.1
const STREAMS = 2_000
/** As many as the server keeps for one member. */
const EACH = 20
const STREAMS_BYTES = 60_000_000

export async function bell({ sharedFolder }: Bench): Promise<Figure[]> {
  const shared = await sharedFolder()
  const signedIn = await startSignedInServer(shared)
  const { server, get } = signedIn
  const [used = 0] = await cpuPerRequest([{ pid: server.pid, send: () => get('/api/notifications/count') }], {
    requests: 6000,
  })
  const grown = await memoryOfStreams(signedIn, shared.mailboxes)
  await signedIn.close()
  return [
    {
      workload: 'the count of unread notifications',
      baseline: '',
      goal: `under ${COUNT_MS} ms`,
      measured: milliseconds(used),
      met: used < COUNT_MS,
    },
    {
      workload: `${STREAMS.toLocaleString('en')} pages kept told, idle: memory of the server`,
      baseline: '',
      goal: `under ${megabytes(STREAMS_BYTES)}`,
      measured: megabytes(grown),
      met: grown < STREAMS_BYTES,
    },
  ]
}

/** How much the server's process grows by with every stream open and greeted, in bytes. */
async function memoryOfStreams({ server, client }: SignedInServer, mailboxes: string[]) {
  const { hostname, port } = new URL(server.address)
  const cookies: string[] = []
  for (const mailbox of mailboxes.slice(0, STREAMS / EACH)) cookies.push(await signIn(client, mailbox, PASSWORD))
  const before = residentSizeOf(server.pid)
  const sockets: Socket[] = []
  for (let opened = 0; opened < STREAMS; opened++) {
    const socket = connect(Number(port), hostname)
    socket.write(
      `GET /api/events HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${cookies[opened % cookies.length]}\r\n\r\n`,
    )
    await once(socket, 'data')
    sockets.push(socket)
  }
  const grown = residentSizeOf(server.pid) - before
  for (const socket of sockets) socket.destroy()
  return grown
}
