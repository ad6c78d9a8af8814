// Answers before the framework what every member may ask for and is whole in memory; whatever is not as plain goes on to it.
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Who } from '@aerie/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import type { WithCaches } from '../cache/caches.ts'
import type { Actor } from '../context.ts'
import { secretIn } from '../session/cookie.ts'
import { presentActor } from '../session/sessions.ts'
import type { Platform } from './admission.ts'
import { numberIn } from './change-numbers.ts'
import { logRequest } from './headers.ts'
import type { Ready } from './ready.ts'

export interface FastRequest {
  /** With its query, as it was sent. */
  url: string
  headers: IncomingHttpHeaders
}

export type FastContext = WithCaches & Pick<Platform, 'files'> & { actor: Actor }

/**
 * Null for whatever is not in memory as it is now, or is to be refused: the framework judges that anew. What it answers is
 * what the framework would; a promise where it has but to be read.
 */
type FastAnswer = (ctx: FastContext, asked: FastRequest) => Ready | null | Promise<Ready | null>

export interface FastPath {
  /** `path`: as the log names it. `addresses`: those it answers, with their queries; else the path itself. */
  add(route: { path: string; who: Who }, answer: FastAnswer, addresses?: RegExp): void
  /** The listener that answers what it can, and leaves all else to the framework's. */
  before(framework: RequestListener): RequestListener
  /** From here on the framework answers everything. */
  end(): void
}

declare module 'fastify' {
  interface FastifyInstance {
    fastPath: FastPath
  }
}

interface Site {
  isSecure: boolean
  /** What every answer carries. */
  safety: Record<string, string>
  nextId: () => string
  /** Milliseconds that an answer may wait for its reader to take some of it. */
  answerMs: number
  log: () => FastifyInstance['log']
}

export function openFastPath(platform: Platform, { isSecure, safety, nextId, answerMs, log }: Site): FastPath {
  const routes: { route: string; addresses: RegExp; answer: FastAnswer }[] = []
  let isOver = false

  function find({ method, url = '', headers }: IncomingMessage) {
    if (isOver || method !== 'GET' || hasBody(headers)) return null
    const found = routes.find(({ addresses }) => addresses.test(url))
    if (!found || !platform.bus.hasHeard(numberIn(headers) ?? 0)) return null
    const secret = secretIn(headers.cookie, isSecure)
    const actor = secret && presentActor(platform, secret)
    if (!actor) return null
    try {
      const ready = found.answer({ caches: platform.caches, files: platform.files, actor }, { url, headers })
      return ready && { ready, route: found.route }
    } catch {
      // It fails in the framework too, and is answered and logged there.
      return null
    }
  }

  function send(response: ServerResponse, { status, headers, body }: Ready, id: string) {
    const length = body && { 'content-length': body.length }
    response.writeHead(status, { ...safety, 'x-request-id': id, ...length, ...headers }).end(body)
    const { socket } = response
    // As for any answer that its reader leaves lying.
    if (socket instanceof Socket && socket.writableLength > 0) socket.setTimeout(answerMs)
  }

  return {
    add({ path, who }, answer, addresses = new RegExp(`^${RegExp.escape(path)}$`)) {
      if (who !== 'member') throw new Error(`${path} admits others than all members`)
      routes.push({ route: path, addresses, answer })
    },
    end() {
      isOver = true
    },
    before: (framework) => (request, response) => {
      const began = performance.now()
      const found = find(request)
      const finish = (ready: Ready | null) => {
        if (!found || !ready || isOver) return framework(request, response)
        const reqId = nextId()
        send(response, ready, reqId)
        const [{ route }, { status }] = [found, ready]
        logRequest(log(), { reqId, method: 'GET', route, status, ms: performance.now() - began })
      }
      if (found?.ready instanceof Promise) found.ready.then(finish, () => framework(request, response))
      else finish(found?.ready ?? null)
    },
  }
}

const hasBody = (headers: IncomingHttpHeaders) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
