// Sends texts piece by piece: as UTF-8, whatever they came in, and as text, whatever a browser would make of them.
import { Readable } from 'node:stream'
import { isShownAsText } from '@aerie/contract/document-values'
import type { FastifyReply } from 'fastify'
import type { MemberContext } from '#platform/context.ts'
import { charsetOf, decoded } from '#platform/documents/text.ts'
import type { Row } from './data.ts'
import { originalOf } from './files.ts'

/** A larger one is a file to keep. */
export const isShownText = ({ kind, file_size }: Row) => isShownAsText(kind, file_size)

export async function sendText({ files }: MemberContext, reply: FastifyReply, row: Row) {
  reply.header('cache-control', 'private, no-store').type('text/plain; charset=utf-8')
  if (reply.request.method === 'HEAD') return reply.send()
  const name = originalOf(row)
  const charset = await charsetOf((await files.open(name)).stream)
  const { stream } = await files.open(name)
  return reply.send(charset === 'utf-8' ? stream : Readable.from(decoded(stream, charset)))
}
