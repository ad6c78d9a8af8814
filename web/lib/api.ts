// Calls an endpoint of the contract.
import type { Endpoint, Schema } from '@aerie/contract/endpoint'
import { CHANGE_HEADER, PAGE_HEADER } from '@aerie/contract/stale'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { Refused, Unreachable } from './call-errors.ts'
import { reportOffline } from './connection.ts'
import { withPassword } from './password-again.ts'

export interface Request<P extends Schema, Q extends Schema, B extends Schema> {
  params?: z.input<P>
  query?: z.input<Q>
  body?: z.input<B>
  /** For endpoints that take a file. */
  form?: FormData
  signal?: AbortSignal
  /** Sent to its end, even where the page closes meanwhile. */
  keepalive?: boolean
}

/** The answer is typed by the contract; the server has checked it against the same schema. */
export async function call<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  endpoint: Endpoint<P, Q, B, R>,
  request: Request<P, Q, B> = {},
): Promise<z.output<R>> {
  const { body } = await send(endpoint, request)
  return readAnswer(body) as z.output<R>
}

/** A page of a list, and the cursor of the one after it; undefined after the last. */
export async function callPage<P extends Schema, Q extends Schema, R extends Schema>(
  endpoint: Endpoint<P, Q, Schema, R>,
  request: Request<P, Q, Schema>,
): Promise<{ items: z.output<R>; next: string | undefined }> {
  const { response, body } = await send(endpoint, request)
  const [, query] = /\?([^?>]+)>; rel="next"/.exec(response.headers.get('link') ?? '') ?? []
  return { items: readAnswer(body) as z.output<R>, next: new URLSearchParams(query).get('cursor') ?? undefined }
}

/** An answer, and a header of it, empty where that is missing. */
export async function callWithHeader<P extends Schema, Q extends Schema, R extends Schema>(
  endpoint: Endpoint<P, Q, Schema, R>,
  request: Request<P, Q, Schema>,
  header: string,
): Promise<{ answer: z.output<R>; headerValue: string }> {
  const { response, body } = await send(endpoint, request)
  return { answer: readAnswer(body) as z.output<R>, headerValue: response.headers.get(header) ?? '' }
}

/** The query of a GET endpoint; its key begins with the endpoint's path, by which the server names what went stale. */
export const endpointQuery = <P extends Schema, Q extends Schema, R extends Schema>(
  endpoint: Endpoint<P, Q, Schema, R>,
  request: Pick<Request<P, Q, Schema>, 'params' | 'query'> = {},
) =>
  queryOptions({
    queryKey: queryKeyOf(endpoint, request),
    queryFn: ({ signal }) => call(endpoint, { ...request, signal }),
  })

/** What `endpointQuery` makes of an endpoint with this schema of its answer. */
export type EndpointQuery<R extends Schema> = ReturnType<typeof endpointQuery<Schema, Schema, R>>

/** The keys of all that these endpoints were asked. */
export const keysOf = (...endpoints: { path: string }[]): QueryKey[] => endpoints.map(({ path }) => [path])

/** The path, then what was asked: ids first. */
function queryKeyOf<P extends Schema, Q extends Schema>(
  { path }: Pick<Endpoint<P, Q, Schema, Schema>, 'path'>,
  { params, query }: Pick<Request<P, Q, Schema>, 'params' | 'query'>,
): string[] {
  const [, search] = addressOf({ path }, { query }).split('?')
  return [path, ...Object.values(params ?? {}).map(String), ...(search ? [search] : [])]
}

/** The address of an endpoint, for links that download. */
export function addressOf<P extends Schema, Q extends Schema>(
  { path }: Pick<Endpoint<P, Q, Schema, Schema>, 'path'>,
  { params, query }: Pick<Request<P, Q, Schema>, 'params' | 'query'>,
) {
  const given = (params ?? {}) as Record<string, string | number>
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name])))
  const search = new URLSearchParams(
    Object.entries((query ?? {}) as Record<string, string | undefined>).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
  return search.size > 0 ? `${filled}?${search}` : filled
}

const send = <P extends Schema, Q extends Schema, B extends Schema>(
  endpoint: Endpoint<P, Q, B, Schema>,
  request: Request<P, Q, B>,
) =>
  withPassword(() => sendOnce(endpoint, request), {
    isAct: endpoint.method !== 'GET' && endpoint.who !== 'visitor',
  })

async function sendOnce<P extends Schema, Q extends Schema, B extends Schema>(
  endpoint: Endpoint<P, Q, B, Schema>,
  request: Request<P, Q, B>,
) {
  const exchanged = await exchange(addressOf(endpoint, request), {
    method: endpoint.method,
    credentials: 'same-origin',
    signal: request.signal ?? null,
    keepalive: request.keepalive ?? false,
    ...bodyOf(request),
  })
  const { response, body } = exchanged
  if (!response.ok) throw new Refused(response.status, body || response.statusText)
  return exchanged
}

/** The name of this page, for what it changes of its own; without https there is no `randomUUID`. */
export const THIS_PAGE = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`

let lastChange = 0

/** Changes that the page has heard of: no answer it asks for from now on is to be older. */
export function noteChange(number: number) {
  lastChange = Math.max(lastChange, number)
}

async function exchange(address: string, init: RequestInit) {
  try {
    const response = await fetch(address, {
      ...init,
      headers: { ...init.headers, ...lastChangeHeader(), ...named(init) },
    })
    noteChange(Number(response.headers.get(CHANGE_HEADER) ?? 0))
    return { response, body: await response.text() }
  } catch (error) {
    if (init.signal?.aborted) throw error
    reportOffline()
    throw new Unreachable('The network did not answer', { cause: error })
  }
}

const named = ({ method }: RequestInit) => (method === 'GET' ? {} : { [PAGE_HEADER]: THIS_PAGE })
const lastChangeHeader = () => (lastChange > 0 ? { [CHANGE_HEADER]: String(lastChange) } : {})

/** What is not JSON did not come from our server: a hotel's sign-in page, or a proxy's apology. */
export function readAnswer(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (error) {
    throw new Unreachable('The answer was not JSON', { cause: error })
  }
}

function bodyOf({ body, form }: Request<Schema, Schema, Schema>) {
  if (form) return { body: form }
  return body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}
