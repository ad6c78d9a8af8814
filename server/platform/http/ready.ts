// An answer that is whole in memory, to be sent by the framework or before it.
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

export interface Ready<Body = Buffer> {
  status: 200 | 304
  headers: Record<string, string>
  body?: Body | undefined
}

export const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

/** JSON that browsers do not keep. */
export const readyOnce = (json: string): Ready => ({
  status: 200,
  headers: { 'cache-control': 'no-store', ...JSON_TYPE },
  body: Buffer.from(json),
})

export function sendReady(reply: FastifyReply, { status, headers, body }: Ready<Buffer | Readable>) {
  return reply.code(status).headers(headers).send(body)
}
