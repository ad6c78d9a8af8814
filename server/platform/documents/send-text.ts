// Sends texts piece by piece: as UTF-8, whatever they came in, and as text, whatever a browser would make of them.
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { FileStore } from '../files/file-store.ts'
import { charsetOf, decoded } from './text.ts'

/** The file is read twice: what it came in is known at its end. */
export async function sendText(reply: FastifyReply, files: FileStore, name: string) {
  reply.header('cache-control', 'private, no-store').type('text/plain; charset=utf-8')
  if (reply.request.method === 'HEAD') return reply.send()
  const charset = await charsetOf((await files.open(name)).stream)
  const { stream } = await files.open(name)
  return reply.send(charset === 'utf-8' ? stream : Readable.from(decoded(stream, charset)))
}
