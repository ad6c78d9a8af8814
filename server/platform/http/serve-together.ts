// Binds an endpoint whose answer is made of those of other endpoints: each part is what its own call answers.
import type { AnyEndpoint } from '@aerie/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { MemberContext } from '../context.ts'
import { Refusal, reportOf } from '../errors.ts'
import { SerializedJson } from './serialized-json.ts'
import { jsonOf, serve } from './serve.ts'

interface BundledRequest {
  endpoint: AnyEndpoint
  /** As it stands in an address. */
  query: Record<string, string>
}

interface HttpExchange {
  request: FastifyRequest
  reply: FastifyReply
}

/** Of parts that every member may call. One that fails is left out, and logged unless it was refused. */
export function serveTogether(app: FastifyInstance, whole: AnyEndpoint, parts: Record<string, BundledRequest>) {
  const named = Object.entries(parts).map(([name, part]) => ({
    key: JSON.stringify(name),
    name,
    ...openPart(app, part),
  }))
  serve(app, whole, async (ctx, asked) => {
    const read = async ({ key, name, answer }: (typeof named)[number]) => {
      try {
        return [`${key}:${await answer(ctx, asked)}`]
      } catch (error) {
        if (!(error instanceof Refusal)) asked.request.log.error({ err: reportOf(error), part: name }, 'a part failed')
        return []
      }
    }
    return new SerializedJson(`{${(await Promise.all(named.map(read))).flat().join(',')}}`)
  })
}

/** The answer is JSON, checked against the contract. */
function openPart(app: FastifyInstance, { endpoint, query }: BundledRequest) {
  if (!['visitor', 'member'].includes(endpoint.who)) throw new Error(`${endpoint.path} is not for every member`)
  const search = new URLSearchParams(query)
  const url = search.size > 0 ? `${endpoint.path}?${search}` : endpoint.path
  const given = { params: {}, query: endpoint.query.parse(query), body: {} }
  const answer = async (ctx: MemberContext, asked: HttpExchange) => {
    const respond = app.responders.get(endpoint.id)
    if (!respond) throw new Error(`${endpoint.id} is not bound`)
    const { reply, sent } = replyOfPart(asked.reply)
    const found = await respond(ctx, { ...given, request: requestOfPart(asked.request, url, query), reply })
    if (found === reply) return String(sent())
    return found instanceof SerializedJson ? found.json : jsonOf(endpoint, found)
  }
  return { answer }
}

/** Without the headers of the whole: of a part the browser has no former state, and takes nothing packed. */
const requestOfPart = (request: FastifyRequest, url: string, query: Record<string, string>): FastifyRequest =>
  Object.create(request, { url: { value: url }, query: { value: query }, headers: { value: {} } })

/** What a part says in headers is not said of the whole, and what it sends is handed over. */
function replyOfPart(whole: FastifyReply) {
  let sent: unknown
  const say = () => reply
  const send = (payload: unknown) => {
    sent = payload
    return reply
  }
  // Nor is it waited for as a reply is, until it has gone out.
  // biome-ignore lint/suspicious/noThenProperty: a reply has one, which is taken from it here
  const own = { header: say, headers: say, code: say, type: say, send, then: undefined }
  const reply: FastifyReply = Object.assign(Object.create(whole), own)
  return { reply, sent: () => sent }
}
