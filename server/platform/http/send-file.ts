// Sends files of the store: small ones from memory, large ones as streams of which a part can be asked for.
import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { notFound } from '../errors.ts'
import { FileMissing, type FileStore, type StoredFile } from '../files/file-store.ts'
import { type RequestedRange, rangeIn } from './ranges.ts'
import { type Ready, sendReady } from './ready.ts'

/** For a name that changes with its content, so that browsers keep it for good. */
const FOR_GOOD = 'private, max-age=31536000, immutable'

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
  const { method, headers } = reply.request
  if (method === 'HEAD') {
    // Without a body there is nothing to open, nor, by RFC 9110, a part of it.
    const { found } = await findFirst(names, (name) => files.stat(name))
    describe(reply, found, cacheControl).header('content-length', found.size)
    // Of anything but a stream Fastify sends its own length.
    return reply.send(Readable.from([]))
  }
  if (headers.range === undefined) {
    const { found } = await findFirst(names, (name) => files.open(name))
    describe(reply, found, cacheControl).header('content-length', found.size)
    return reply.send(found.stream)
  }
  return sendPart(reply, files, names, cacheControl)
}

async function sendPart(reply: FastifyReply, files: FileStore, names: string[], cacheControl: string) {
  const { name, found } = await findFirst(names, (one) => files.stat(one))
  describe(reply, found, cacheControl)
  return sendRanged(reply, {
    size: found.size,
    etag: etagOf(found),
    open: async (part) => (await files.open(name, part)).stream,
  })
}

/** Something that can be sent in parts. */
export interface Ranged {
  /** In bytes. */
  size: number
  /** Names these very bytes. */
  etag: string
  /** The whole without a part; has to be read to its end or destroyed. */
  open(part?: RequestedRange): Promise<Readable>
}

/** What `Range` says of it; all of it where that is of other bytes, as `If-Range` tells. */
export async function sendRanged(reply: FastifyReply, { size, etag, open }: Ranged) {
  reply.header('accept-ranges', 'bytes').header('etag', etag)
  const { range, 'if-range': condition } = reply.request.headers
  const part = condition === undefined || condition === etag ? rangeIn(range, size) : 'whole'
  if (part === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send()
  if (part === 'whole') return reply.header('content-length', size).send(await open())
  reply
    .code(206)
    .header('content-range', `bytes ${part.start}-${part.end}/${size}`)
    .header('content-length', part.end - part.start + 1)
  return reply.send(await open(part))
}

const describe = (reply: FastifyReply, file: StoredFile, cacheControl: string) =>
  reply
    .header('cache-control', cacheControl)
    .header('accept-ranges', 'bytes')
    .header('etag', etagOf(file))
    .type(file.contentType)

const etagOf = ({ modified, size }: StoredFile) => `"${modified.getTime().toString(36)}-${size.toString(36)}"`

interface Described {
  contentType: string
  cacheControl: string
  etag?: string
}

/**
 * One that many ask for and that is small, such as a thumbnail, from `keptFiles`. `etag`: of a content that never changes
 * under its name; who has it gets nothing more, once it is known to be there still.
 */
export async function sendSmallFile(reply: FastifyReply, reading: Promise<Buffer>, described: Described) {
  const bytes = await reading.catch((error: unknown) => {
    throw error instanceof FileMissing ? notFound('File') : error
  })
  return sendReady(reply, readySmallFile(bytes, reply.request.headers, described))
}

export function readySmallFile(
  body: Buffer,
  asked: IncomingHttpHeaders,
  { contentType, cacheControl, etag }: Described,
): Ready {
  const headers = { 'cache-control': cacheControl, ...(etag && { etag }) }
  if (etag && asked['if-none-match'] === etag) return { status: 304, headers }
  return { status: 200, headers: { ...headers, 'content-type': contentType }, body }
}

async function findFirst<Found>(
  [name, ...others]: string[],
  look: (name: string) => Promise<Found>,
): Promise<{ name: string; found: Found }> {
  if (name === undefined) throw notFound('File')
  try {
    return { name, found: await look(name) }
  } catch (error) {
    if (error instanceof FileMissing) return findFirst(others, look)
    throw error
  }
}
