// An album as a zip: entries are made for its reader and read one after the other while the reader takes them, so that memory stays flat.
import { PassThrough, Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { ZipFile } from 'yazl'
import type { MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { FileMissing } from '#platform/files/file-store.ts'
import { attachment } from '#platform/http/attachment.ts'
import { countHits } from '#platform/throttle.ts'
import { findAlbum, listForZip } from './data.ts'
import { isHidden } from './hidden.ts'
import { copyFor, type Marking } from './marked.ts'
import { hasFlagged } from './policy.ts'
import { downloadName, storedFor } from './serving.ts'

const ZIPS_AN_HOUR = 20

/** Who is taking one now: one at a time for each member, in each process. */
const taking = new Set<number>()

export async function sendZip(ctx: MemberContext, reply: FastifyReply, marking: Marking, albumId: number) {
  const album = await findAlbum(ctx.db, albumId)
  if (!album) throw notFound('Album')
  if (taking.has(ctx.actor.id)) throw new Refusal('too_many', 'You are downloading an album already.')
  const rows = await listForZip(ctx.db, albumId, hasFlagged(ctx.actor))
  await countHits(
    ctx.db,
    [{ bucket: `zips:${ctx.actor.id}`, most: ZIPS_AN_HOUR, withinMinutes: 60 }],
    'albums in an hour',
  )
  taking.add(ctx.actor.id)
  const zip = new ZipFile()
  const stream = zip.outputStream.pipe(new PassThrough())
  stream.once('close', () => taking.delete(ctx.actor.id))
  // A file that breaks off, or is away, ends the zip: half of one is not taken for a whole.
  const giveUp = (error: unknown) => stream.destroy(error instanceof Error ? error : new Error('The zip broke off'))
  zip.on('error', giveUp)
  fill(ctx, { zip, stream, marking }, rows).catch(giveUp)
  reply
    .header('content-disposition', attachment(`${album.title}.zip`))
    .header('cache-control', 'no-store')
    .type('application/zip')
  return reply.send(stream)
}

interface Filling {
  zip: ZipFile
  stream: PassThrough
  marking: Marking
}

type Entry = Awaited<ReturnType<typeof listForZip>>[number]

/** Each entry is added when the one before it has been read to its end; none for a reader who has left. */
async function fill(ctx: MemberContext, { zip, stream, marking }: Filling, rows: Entry[]) {
  const names = new Map<string, number>()
  for (const row of rows) {
    const file = await openEntry(ctx, marking, row)
    if (!file) continue
    if (stream.destroyed) return void file.stream.destroy()
    const leave = () => file.stream.destroy()
    stream.once('close', leave)
    const ended = new Promise((resolve) => file.stream.once('close', resolve))
    zip.addReadStream(file.stream, nameOnce(names, downloadName(row)), {
      compress: false,
      size: file.size,
      mtime: new Date(`${row.taken_at}Z`),
    })
    await ended
    stream.off('close', leave)
  }
  zip.end()
}

/** Null for what has been flagged or deleted since the zip was begun. */
async function openEntry(ctx: MemberContext, marking: Marking, row: Entry) {
  if (await isHidden(ctx, row.code)) return null
  try {
    const file = await storedFor(ctx, row)
    if (file) return await ctx.files.open(file)
    const { bytes } = await copyFor(ctx, marking, row, { kind: 'photoDownload', isOneOfMany: true })
    return { stream: Readable.from([bytes]), size: bytes.length }
  } catch (error) {
    if (error instanceof FileMissing) return null
    throw error
  }
}

/** Two of one name become `name.jpg` and `name (2).jpg`. */
function nameOnce(names: Map<string, number>, name: string) {
  const count = (names.get(name) ?? 0) + 1
  names.set(name, count)
  return count === 1 ? name : name.replace(/(\.\w+)$/, ` (${count})$1`)
}
