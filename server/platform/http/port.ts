// The port of this process: it may be open before Aerie is, and whoever comes meanwhile is told that it starts.
import { createServer, type RequestListener, type Server } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import type { Config } from '../config.ts'
import { serverTimeouts, TIMEOUTS } from './slow-clients.ts'
import { answerStarting } from './starting.ts'

/** As Fastify has it where the server is its own: longer than proxies keep a connection. */
const KEEP_ALIVE_MS = 72_000

export interface Port {
  /** Makes the app answer here, once it may. */
  factory: FastifyServerFactory<Server>
  /** Binds it. Answers the address, without a slash at the end; throws a sentence where it is taken. */
  bind(at: Pick<Config, 'host' | 'port'>): Promise<string>
  /** From here on the app answers. */
  open(): void
  /** Resolves when what was under way is answered. */
  close(): Promise<void>
}

export function makePort(): Port {
  let answer: RequestListener = answerStarting
  let ofApp = answer
  const server = makeServer((request, response) => answer(request, response))
  return {
    factory(handler) {
      ofApp = handler
      return server
    },
    bind: (at) => bind(server, at),
    open() {
      answer = ofApp
    },
    close() {
      server.closeIdleConnections()
      return new Promise((resolve) => {
        // One that was never bound is closed as well.
        server.close(() => resolve())
      })
    },
  }
}

export function makeServer(listener: RequestListener, timeouts = TIMEOUTS): Server {
  const { requestTimeout, http } = serverTimeouts(timeouts)
  return createServer({ ...http, requestTimeout, keepAliveTimeout: KEEP_ALIVE_MS }, listener)
}

async function bind(server: Server, { host, port }: Pick<Config, 'host' | 'port'>) {
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: Error) => reject(sayWhy(error, host, port))
    server.once('error', refuse)
    server.listen({ host, port }, () => {
      server.off('error', refuse)
      resolve()
    })
  })
  const bound = server.address()
  const number = typeof bound === 'object' && bound ? bound.port : port
  return `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${number}`
}

function sayWhy(error: NodeJS.ErrnoException, host: string, port: number) {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} on ${host} is taken. Stop what uses it, or set PORT to another one.`)
  if (error.code === 'EACCES')
    return new Error(`Port ${port} may not be used by this account. Set PORT to 1024 or above.`)
  return error
}
