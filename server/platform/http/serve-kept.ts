// Binds an endpoint whose answer is kept in memory, before the framework and in it.
import type { Endpoint, Schema } from '@aerie/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { MemberContext } from '../context.ts'
import type { FastContext, FastRequest } from './fast-path.ts'
import { type KeptJson, keptJson } from './kept-json.ts'
import { sendReady } from './ready.ts'
import { type EndpointCall, serve } from './serve.ts'

/**
 * `read` answers what is kept, or a value: the same object to all, and another one once anything in it is another, which is
 * then checked and written once, however many ask. `present`: the same where it is in memory as it is now.
 * `addresses`: those that are answered before the framework, with their queries; else the path itself.
 */
export function serveKept<P extends Schema, Q extends Schema, R extends Schema>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, Schema, R>,
  read: (ctx: MemberContext, sent: EndpointCall<P, Q, Schema>) => Promise<KeptJson | (z.input<R> & object)>,
  present: (ctx: FastContext, asked: FastRequest) => KeptJson | (z.input<R> & object) | null | undefined,
  addresses?: RegExp,
) {
  const written = new WeakMap<object, KeptJson>()
  const write = (value: object) => {
    const kept = written.get(value) ?? keptJson(JSON.stringify(endpoint.response.parse(value)))
    written.set(value, kept)
    return kept
  }
  serve(app, endpoint, async (ctx, sent) => {
    const value = await read(ctx, sent)
    return sendKept(isKept(value) ? value : write(value), sent.request, sent.reply)
  })
  const answer = (ctx: FastContext, asked: FastRequest) => {
    const value = present(ctx, asked)
    return value ? (isKept(value) ? value : write(value)).present(asked.headers) : null
  }
  app.fastPath.add(endpoint, answer, addresses)
}

export const sendKept = async (kept: KeptJson, { headers }: FastifyRequest, reply: FastifyReply) =>
  sendReady(reply, kept.present(headers) ?? (await kept.ready(headers)))

/** What is sent as JSON has no functions. */
const isKept = (value: object): value is KeptJson => 'ready' in value && typeof value.ready === 'function'
