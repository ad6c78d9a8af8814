// Stands in for the wire: what a page asks is answered by the endpoints of the contract, whose schemas hold on both ends.
import type { AnyEndpoint, Endpoint, Schema } from '@aerie/contract/endpoint'
import type { ErrorCode, Problem } from '@aerie/contract/errors'
import { health } from '@aerie/contract/health'
import { onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import { requestsOver } from './requests-over.ts'

/** One request, as the server reads it. */
interface Call<P extends Schema, Q extends Schema, B extends Schema> {
  /** Of one with a file, what stands beside that. */
  form: Record<string, FormDataEntryValue>
  params: z.output<P>
  query: z.output<Q>
  body: z.output<B>
}

type Answering = (call: Call<Schema, Schema, Schema>, signal?: AbortSignal | null) => Promise<Response>

export type Wire = ReturnType<typeof openWire>

/** Until the test has ended. What is asked though the test answers nothing, or as no server would take it, fails the test. */
export function openWire() {
  const answering = new Map<AnyEndpoint, Answering>()
  const calls: { endpoint: AnyEndpoint; call: Call<Schema, Schema, Schema> }[] = []
  const faults: unknown[] = []
  const line = { isUp: true }

  const serve = async (address: string, init: RequestInit) => {
    const { endpoint, params, query } = find([...answering.keys()], address, init.method ?? 'GET')
    const call = {
      params: z.parse(endpoint.params, params),
      query: z.parse(endpoint.query, query),
      ...readBody(endpoint, init.body),
    }
    calls.push({ endpoint, call })
    return answering.get(endpoint)?.(call, init.signal)
  }
  const exchange = async (address: string, init: RequestInit = {}) => {
    init.signal?.throwIfAborted()
    if (!line.isUp) throw new TypeError('Failed to fetch')
    const response = await serve(address, init).catch((error: unknown) => {
      faults.push(error)
      throw error
    })
    init.signal?.throwIfAborted()
    return response as Response
  }
  vi.stubGlobal('fetch', exchange)
  vi.stubGlobal('XMLHttpRequest', requestsOver(exchange))
  onTestFinished(() => {
    if (faults.length > 0) throw new AggregateError(faults, faults.join('\n'))
  })

  const wire = {
    /** Answers an endpoint from now on, with a body or with what makes one of a request. */
    answer<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
      endpoint: Endpoint<P, Q, B, R>,
      body: z.input<R> | ((call: Call<P, Q, B>) => z.input<R> | Promise<z.input<R>>),
    ) {
      const bodyFor = typeof body === 'function' ? (body as (call: unknown) => z.input<R>) : () => body
      answering.set(endpoint, async (call) => Response.json(checked(endpoint, await bodyFor(call))))
    },
    /** Answers a list in pages, whose cursors are their numbers. */
    answerPages<Q extends Schema, R extends Schema>(endpoint: Endpoint<Schema, Q, Schema, R>, pages: z.input<R>[]) {
      answering.set(endpoint, async ({ query }) => {
        const at = Number((query as { cursor?: string }).cursor ?? 0)
        const link = `<${endpoint.path}?cursor=${at + 1}>; rel="next"`
        return Response.json(checked(endpoint, pages[at]), { headers: at + 1 < pages.length ? { link } : {} })
      })
    },
    /** Refuses from now on, with the fields that are wrong or what others have saved since, where that is the reason. */
    refuse(endpoint: AnyEndpoint, code: ErrorCode, detail: string, why: Pick<Problem, 'errors' | 'changes'> = {}) {
      const status = STATUS[code]
      const problem: Problem = { type: 'about:blank', title: code, status, code, detail, ...why }
      answering.set(endpoint, async () => Response.json(problem, { status }))
    },
    /** Answers with what is not JSON, such as a file; one that comes in parts is broken off by the signal. */
    answerWith(endpoint: AnyEndpoint, answer: (signal: AbortSignal | null | undefined) => Response) {
      answering.set(endpoint, async (_, signal) => answer(signal))
    },
    answers: (endpoint: AnyEndpoint) => answering.has(endpoint),
    /** What an endpoint has been asked, the first call first. */
    asked: <P extends Schema, Q extends Schema, B extends Schema>(endpoint: Endpoint<P, Q, B, Schema>) =>
      calls.filter((made) => made.endpoint === endpoint).map(({ call }) => call as Call<P, Q, B>),
    cut() {
      line.isUp = false
    },
    mend() {
      line.isUp = true
    },
  }
  wire.answer(health.check, { status: 'ok', auditLog: 'whole' })
  return wire
}

function readBody(endpoint: AnyEndpoint, body: RequestInit['body']) {
  if (body instanceof FormData) return { form: Object.fromEntries(body), body: {} }
  return { form: {}, body: z.parse(endpoint.body, JSON.parse(String(body ?? '{}'))) }
}

/** As the server has them. */
const STATUS: Record<ErrorCode, number> = {
  not_signed_in: 401,
  session_renewed: 401,
  not_allowed: 403,
  password_needed: 403,
  not_found: 404,
  not_valid: 400,
  another_kind: 422,
  conflict: 409,
  gone: 410,
  too_large: 413,
  too_slow: 408,
  too_many: 429,
  unavailable: 503,
  unexpected: 500,
  storage_full: 507,
}

/** Of two that fit, the one with fewer parameters. */
function find(endpoints: AnyEndpoint[], address: string, method: string) {
  const { pathname, searchParams } = new URL(address, location.origin)
  const [found] = endpoints
    .filter((endpoint) => endpoint.method === method && patternOf(endpoint).test(pathname))
    .sort((one, other) => parametersOf(one) - parametersOf(other))
  if (!found) throw new Error(`The page asks ${method} ${address}, which this test does not answer`)
  const params = Object.fromEntries(
    Object.entries(patternOf(found).exec(pathname)?.groups ?? {}).map(([name, value]) => [
      name,
      decodeURIComponent(value),
    ]),
  )
  return { endpoint: found, params, query: Object.fromEntries(searchParams) }
}

const patternOf = ({ path }: AnyEndpoint) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
const parametersOf = ({ path }: AnyEndpoint) => path.split(':').length

function checked({ response }: AnyEndpoint, body: unknown) {
  z.parse(response, body)
  return body
}
