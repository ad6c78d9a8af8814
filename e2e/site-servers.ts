// One process for the servers of all sites, so that the server's code is loaded once: opens one when asked, and closes it.
import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { type OpenServer, openServer } from '../server/open-server.ts'
import { readConfig } from '../server/platform/config.ts'
import { readAsked } from '../server/startup-message.ts'

export interface SiteOrder {
  environment: Record<string, string>
  arguments: string[]
}

export interface OpenedSite {
  address: string
  /** What it has printed. */
  output: string
}

const servers = new Map<string, OpenServer>()

async function open({ environment, arguments: given }: SiteOrder): Promise<OpenedSite> {
  // The database has an address of its own here, which opens it to nobody else.
  const config = { ...readConfig(environment), openedBy: null }
  const said: string[] = []
  const server = await openServer(config, { asked: readAsked(given), say: (sentence) => said.push(sentence) })
  servers.set(server.address, server)
  return { address: server.address, output: said.join('\n') }
}

async function close({ address }: { address: string }) {
  await servers.get(address)?.close()
  servers.delete(address)
}

async function answer(request: IncomingMessage): Promise<object> {
  const order = await json(request)
  if (request.url === '/open') return open(order as SiteOrder)
  await close(order as { address: string })
  return {}
}

const asked = createServer(async (request, response) => {
  try {
    response.end(JSON.stringify(await answer(request)))
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
})
asked.listen(0, '127.0.0.1', () => {
  const bound = asked.address()
  if (bound && typeof bound === 'object') process.send?.(`http://127.0.0.1:${bound.port}`)
})
process.once('disconnect', () => process.exit())
