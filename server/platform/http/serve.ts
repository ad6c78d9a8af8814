// Binds an endpoint of the contract to the service that fulfils it.
import type { AnyEndpoint, Endpoint, Schema } from '@aerie/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { z } from 'zod'
import type { Context, MemberContext } from '../context.ts'
import { Refusal } from '../errors.ts'
import { mustBeFresh } from '../session/freshness.ts'
import { admit } from './admission.ts'
import { LARGEST_OF_VISITORS, largestBody } from './json-bodies.ts'
import { SerializedJson } from './serialized-json.ts'
import { unstorable } from './unstorable-text.ts'

export interface EndpointCall<P extends Schema, Q extends Schema, B extends Schema> {
  params: z.output<P>
  query: z.output<Q>
  body: z.output<B>
  request: FastifyRequest
  reply: FastifyReply
}

/** A handler that has already sent its answer returns the reply. */
type HandlerAnswer<R extends Schema> = z.input<R> | SerializedJson | FastifyReply

/** For endpoints whose `who` is member, admin or superAdmin. */
export function serve<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, R>,
  respond: (ctx: MemberContext, sent: EndpointCall<P, Q, B>) => HandlerAnswer<R> | Promise<HandlerAnswer<R>>,
) {
  if (endpoint.who === 'visitor') throw new Error(`${endpoint.path} admits visitors`)
  bind(app, endpoint, respond as Responder)
}

/** For endpoints that visitors may call: the context's actor may be null. */
export function serveVisitors<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, R>,
  respond: (ctx: Context, sent: EndpointCall<P, Q, B>) => HandlerAnswer<R> | Promise<HandlerAnswer<R>>,
) {
  bind(app, endpoint, respond as Responder)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every endpoint that has been bound, for the reference and for the permissions test. */
    endpoints: AnyEndpoint[]
    /** What fulfils each of them, by its id, for answers that are made of others. */
    responders: Map<string, Responder>
  }
}

type Responder = (ctx: Context, sent: EndpointCall<Schema, Schema, Schema>) => unknown

function bind(app: FastifyInstance, endpoint: AnyEndpoint, respond: Responder) {
  app.endpoints.push(endpoint)
  app.responders.set(endpoint.id, respond)
  if (endpoint.crossSite)
    void app.register((scope, _options, done) => {
      takeFromAnySite(scope, endpoint, respond)
      done()
    })
  else app.route(routeOf(endpoint, respond))
}

/** In a scope of its own, since what a route reads of bodies is a matter of its scope. */
function takeFromAnySite(scope: FastifyInstance, endpoint: AnyEndpoint, respond: Responder) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_OF_VISITORS }, async () => undefined)
  scope.route({ ...routeOf(endpoint, respond), config: { crossSite: true } })
}

function routeOf(endpoint: AnyEndpoint, respond: Responder): RouteOptions {
  return {
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: largestBody(endpoint),
    // Before the body is read: a caller who is not admitted uploads nothing.
    onRequest: async (request) => admit(endpoint.who, request.actor),
    handler: async (request, reply) => {
      const params = endpoint.params.safeParse(request.params)
      if (!params.success || unstorable(params.data))
        throw new Refusal('not_found', 'There is nothing at this address.')
      const query = check(endpoint.query, request.query)
      const body = endpoint.method === 'GET' || endpoint.file ? {} : check(endpoint.body, request.body ?? {})
      const ctx = request.context()
      mustBeFresh(ctx, endpoint.fresh?.(body) ?? null)
      // Unless the answer says otherwise itself.
      reply.header('cache-control', 'no-store')
      const answer = await respond(ctx, { params: params.data, query, body, request, reply })
      if (reply.sent || endpoint.answers || endpoint.redirects) return answer
      reply.header('content-type', 'application/json; charset=utf-8')
      return jsonOf(endpoint, answer)
    },
  }
}

/** What a responder answers, as JSON that was checked against the contract. */
export const jsonOf = ({ response }: AnyEndpoint, answer: unknown) =>
  answer instanceof SerializedJson ? answer.bytes : JSON.stringify(response.parse(answer ?? {}))

function check(schema: Schema, given: unknown) {
  const refused = unstorable(given)
  if (refused) throw new Refusal('not_valid', refused)
  const read = schema.safeParse(given)
  if (read.success) return read.data
  const errors = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new Refusal('not_valid', errors[0]?.message ?? 'Not valid', { errors })
}
