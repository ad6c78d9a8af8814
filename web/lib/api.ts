// Calls an endpoint of the contract.
import type { Endpoint } from '@aerie/contract/endpoint'
import { CHANGE_HEADER, PAGE_HEADER } from '@aerie/contract/stale'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { Refused, Unreachable } from './call-errors.ts'
import { missLine } from './line.ts'
import { withPassword } from './password-again.ts'

type Mini = z.ZodMiniType

export interface Request<P extends Mini, Q extends Mini, B extends Mini> {
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
export async function call<P extends Mini, Q extends Mini, B extends Mini, R extends Mini>(
  endpoint: Endpoint<P, Q, B, R>,
  request: Request<P, Q, B> = {},
): Promise<z.output<R>> {
  const { body } = await send(endpoint, request)
  return readAnswer(body) as z.output<R>
}

/** A page of a list, and the cursor of the one after it; undefined after the last. */
export async function callPage<P extends Mini, Q extends Mini, R extends Mini>(
  endpoint: Endpoint<P, Q, Mini, R>,
  request: Request<P, Q, Mini>,
): Promise<{ items: z.output<R>; next: string | undefined }> {
  const { response, body } = await send(endpoint, request)
  const [, query] = /\?([^?>]+)>; rel="next"/.exec(response.headers.get('link') ?? '') ?? []
  return { items: readAnswer(body) as z.output<R>, next: new URLSearchParams(query).get('cursor') ?? undefined }
}

/** An answer, and what a header says beside it. */
export async function callWithHeader<P extends Mini, Q extends Mini, R extends Mini>(
  endpoint: Endpoint<P, Q, Mini, R>,
  request: Request<P, Q, Mini>,
  header: string,
): Promise<{ answer: z.output<R>; said: string }> {
  const { response, body } = await send(endpoint, request)
  return { answer: readAnswer(body) as z.output<R>, said: response.headers.get(header) ?? '' }
}

/** The query of a GET endpoint; its key begins with the endpoint's path, by which the server names what went stale. */
export const endpointQuery = <P extends Mini, Q extends Mini, R extends Mini>(
  endpoint: Endpoint<P, Q, Mini, R>,
  request: Pick<Request<P, Q, Mini>, 'params' | 'query'> = {},
) =>
  queryOptions({
    queryKey: queryKeyOf(endpoint, request),
    queryFn: ({ signal }) => call(endpoint, { ...request, signal }),
  })

/** The keys of all that these endpoints were asked. */
export const keysOf = (...endpoints: { path: string }[]): QueryKey[] => endpoints.map(({ path }) => [path])

/** The path, then what was asked: ids first. */
function queryKeyOf<P extends Mini, Q extends Mini>(
  { path }: Pick<Endpoint<P, Q, Mini, Mini>, 'path'>,
  { params, query }: Pick<Request<P, Q, Mini>, 'params' | 'query'>,
): string[] {
  const [, search] = addressOf({ path }, { query }).split('?')
  return [path, ...Object.values(params ?? {}).map(String), ...(search ? [search] : [])]
}

/** The address of an endpoint, for links that download. */
export function addressOf<P extends Mini, Q extends Mini>(
  { path }: Pick<Endpoint<P, Q, Mini, Mini>, 'path'>,
  { params, query }: Pick<Request<P, Q, Mini>, 'params' | 'query'>,
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

const send = <P extends Mini, Q extends Mini, B extends Mini>(
  endpoint: Endpoint<P, Q, B, Mini>,
  request: Request<P, Q, B>,
) =>
  withPassword(() => sendOnce(endpoint, request), {
    isAct: endpoint.method !== 'GET' && endpoint.who !== 'visitor',
  })

async function sendOnce<P extends Mini, Q extends Mini, B extends Mini>(
  endpoint: Endpoint<P, Q, B, Mini>,
  request: Request<P, Q, B>,
) {
  const answer = await exchange(addressOf(endpoint, request), {
    method: endpoint.method,
    credentials: 'same-origin',
    signal: request.signal ?? null,
    keepalive: request.keepalive ?? false,
    ...bodyOf(request),
  })
  if (!answer.response.ok) throw new Refused(answer.response.status, answer.body || answer.response.statusText)
  return answer
}

/** The name of this page, for what it changes of its own; without https there is no `randomUUID`. */
export const THIS_PAGE = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`

let newest = 0

/** Changes that the page has heard of: no answer it asks for from now on is to be older. */
export function hearOfChange(number: number) {
  newest = Math.max(newest, number)
}

async function exchange(address: string, init: RequestInit) {
  try {
    const response = await fetch(address, { ...init, headers: { ...init.headers, ...heard(), ...named(init) } })
    hearOfChange(Number(response.headers.get(CHANGE_HEADER) ?? 0))
    return { response, body: await response.text() }
  } catch (error) {
    if (init.signal?.aborted) throw error
    missLine()
    throw new Unreachable('The network did not answer', { cause: error })
  }
}

const named = ({ method }: RequestInit) => (method === 'GET' ? {} : { [PAGE_HEADER]: THIS_PAGE })
const heard = () => (newest > 0 ? { [CHANGE_HEADER]: String(newest) } : {})

/** What is not JSON did not come from our server: a hotel's sign-in page, or a proxy's apology. */
export function readAnswer(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (error) {
    throw new Unreachable('The answer was not JSON', { cause: error })
  }
}

function bodyOf({ body, form }: Request<Mini, Mini, Mini>) {
  if (form) return { body: form }
  return body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}
