// The server on the shared house with one member signed in: what every workload that reads begins with.
import { type Client, expectStatus, openClient, signIn } from './client.ts'
import { type House, PASSWORD } from './house.ts'
import { type ServerProcess, startServer } from './server-process.ts'

export interface Reading {
  server: ServerProcess
  client: Client
  cookie: string
  /** A GET as that member, which must answer 200. */
  get(path: string, headers?: Record<string, string>): ReturnType<Client['send']>
  close(): Promise<void>
}

export async function startReading({ folder, mailboxes }: House): Promise<Reading> {
  const server = await startServer(folder)
  const client = openClient(server.address)
  const cookie = await signIn(client, mailboxes[1] ?? '', PASSWORD)
  return {
    server,
    client,
    cookie,
    get: (path, headers = {}) => expectStatus(200, client.send(path, { headers: { cookie, ...headers } })),
    async close() {
      client.close()
      await server.stop()
    },
  }
}
