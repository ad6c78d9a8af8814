// A server on the shared data folder with one member signed in: what every workload that reads begins with.

import { PASSWORD, type SeededFolder } from '../seed/data-folder.ts'
import { type Client, expectStatus, openClient, signIn } from './client.ts'
import { type ServerProcess, startServer } from './server-process.ts'

export interface SignedInServer {
  server: ServerProcess
  client: Client
  cookie: string
  /** A GET as that member, which must answer 200. */
  get(path: string, headers?: Record<string, string>): ReturnType<Client['send']>
  close(): Promise<void>
}

export async function startSignedInServer({ folder, mailboxes }: SeededFolder): Promise<SignedInServer> {
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
