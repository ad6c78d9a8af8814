// An answer that is whole in memory, to be sent by the framework or before it.
import type { FastifyReply } from 'fastify'

export interface Ready {
  status: 200 | 304
  headers: Record<string, string>
  body?: Buffer
}

export const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

export function sendReady(reply: FastifyReply, { status, headers, body }: Ready) {
  return reply.code(status).headers(headers).send(body)
}
