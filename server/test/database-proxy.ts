// A proxy before a database server that breaks connections at the worst moments.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { Location } from '#platform/db/db.ts'

export interface DatabaseProxy {
  /** The database as seen through the proxy. */
  location: Location
  /** From now on a commit reaches the database, and its answer nobody: the connection breaks instead. */
  loseCommits(): void
  /** Breaks every connection, and refuses new ones until it is called off. */
  refuse(isRefusing: boolean): void
  /** Breaks every connection; new ones lead to another server. */
  redirect(target: Location): void
  close(): Promise<void>
}

export async function openProxy(first: Location): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>()
  let target = first
  let isLosing = false
  let isRefusing = false
  const server = createServer((socket) => {
    if (isRefusing) {
      socket.destroy()
      return
    }
    const database = connect(addressOf(target))
    sockets.add(socket)
    for (const [end, other] of [
      [socket, database],
      [database, socket],
    ] as const)
      end.on('error', () => {}).on('close', () => other.destroy())
    socket.on('close', () => sockets.delete(socket))
    socket.on('data', (chunk) => database.write(chunk))
    database.on('data', (chunk) => {
      if (isLosing && isCommitted(chunk)) socket.destroy()
      else socket.write(chunk)
    })
  })
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  return {
    location:
      typeof first === 'string'
        ? Object.assign(new URL(first), { hostname: '127.0.0.1', port: String(port) }).href
        : { ...first, host: '127.0.0.1', port },
    loseCommits() {
      isLosing = true
    },
    refuse(isAway) {
      isRefusing = isAway
      if (isAway) breakAll()
    },
    redirect(other) {
      target = other
      breakAll()
    },
    async close() {
      breakAll()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Of a transaction that was begun, or of one that is its last statement alone, which answers a `number`. */
const isCommitted = (answer: Buffer) =>
  answer.includes('COMMIT\0') || (answer.includes('number\0') && answer.subarray(-6).equals(AT_REST))

/** That the server is ready, and in no transaction. */
const AT_REST = Buffer.from('Z\0\0\0\u0005I')

function addressOf(target: Location) {
  if (typeof target === 'string') {
    const { hostname, port } = new URL(target)
    return { host: hostname, port: Number(port || 5432) }
  }
  const { host, port } = target
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
}
