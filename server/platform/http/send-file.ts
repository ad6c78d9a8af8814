// Sends files of the store: small ones from memory, large ones as streams of which a part can be asked for.
import type { FastifyReply } from 'fastify'
import { notFound } from '../errors.ts'
import { FileMissing, type FileStore, type StoredFile } from '../files/file-store.ts'
import { keptFiles } from './kept-files.ts'
import { rangeIn } from './ranges.ts'

/** For a name that changes with its content, so that browsers keep it for good. */
export const FOR_GOOD = 'private, max-age=31536000, immutable'

interface Sending {
  cacheControl?: string
}

/** The first of the names that is there. Of one that may be asked for in parts, what `Range` says. */
export async function sendFile(
  reply: FastifyReply,
  files: FileStore,
  names: string[],
  { cacheControl = FOR_GOOD }: Sending = {},
) {
  const { name, about } = await findFirst(files, names)
  const etag = `"${about.modified.getTime().toString(36)}-${about.size.toString(36)}"`
  reply.header('cache-control', cacheControl).header('accept-ranges', 'bytes').header('etag', etag)
  const { range, 'if-range': condition } = reply.request.headers
  const part = condition === undefined || condition === etag ? rangeIn(range, about.size) : 'whole'
  if (part === 'none') {
    reply.code(416).header('content-range', `bytes */${about.size}`)
    return reply.send()
  }
  reply.type(about.contentType)
  if (part === 'whole') {
    reply.header('content-length', about.size)
    return reply.send((await files.open(name)).stream)
  }
  reply
    .code(206)
    .header('content-range', `bytes ${part.start}-${part.end}/${about.size}`)
    .header('content-length', part.end - part.start + 1)
  return reply.send((await files.open(name, part)).stream)
}

/** One that many ask for and that is small, such as a thumbnail: from memory, where it has been sent lately. */
export async function sendSmallFile(
  reply: FastifyReply,
  files: FileStore,
  name: string,
  { contentType, cacheControl }: { contentType: string; cacheControl: string },
) {
  const bytes = await keptFiles(files)(name).catch((error: unknown) => {
    throw error instanceof FileMissing ? notFound('File') : error
  })
  return reply.header('cache-control', cacheControl).type(contentType).send(bytes)
}

async function findFirst(files: FileStore, [name, ...others]: string[]): Promise<{ name: string; about: StoredFile }> {
  if (name === undefined) throw notFound('File')
  try {
    return { name, about: await files.stat(name) }
  } catch (error) {
    if (error instanceof FileMissing) return findFirst(files, others)
    throw error
  }
}
