// An album as a zip: entries are read one after the other while the reader takes them, so that memory stays flat.
import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { ZipFile } from 'yazl'
import type { MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { FileMissing } from '#platform/files/file-store.ts'
import { attachment } from '#platform/http/attachment.ts'
import { findAlbum, listForZip } from './data.ts'
import { isHidden } from './hidden.ts'
import { hasFlagged } from './policy.ts'
import { downloadName, filesToKeep } from './serving.ts'

/** Who is taking one now: one at a time for each member, in each process. */
const taking = new Set<number>()

export async function sendZip(ctx: MemberContext, reply: FastifyReply, albumId: number) {
  const album = await findAlbum(ctx.db, albumId)
  if (!album) throw notFound('Album')
  if (taking.has(ctx.actor.id)) throw new Refusal('too_many', 'You are downloading an album already.')
  const rows = await listForZip(ctx.db, albumId, hasFlagged(ctx.actor))
  taking.add(ctx.actor.id)
  const zip = new ZipFile()
  const stream = zip.outputStream.pipe(new PassThrough())
  stream.once('close', () => taking.delete(ctx.actor.id))
  // A file that breaks off, or is away, ends the zip: half of one is not taken for a whole.
  const giveUp = (error: unknown) => stream.destroy(error instanceof Error ? error : new Error('The zip broke off'))
  zip.on('error', giveUp)
  fill(ctx, { zip, stream }, rows).catch(giveUp)
  reply
    .header('content-disposition', attachment(`${album.title}.zip`))
    .header('cache-control', 'no-store')
    .type('application/zip')
  return reply.send(stream)
}

type Entry = Awaited<ReturnType<typeof listForZip>>[number]

/** Each entry is added when the one before it has been read to its end; none for a reader who has left. */
async function fill(ctx: MemberContext, { zip, stream }: { zip: ZipFile; stream: PassThrough }, rows: Entry[]) {
  const names = new Map<string, number>()
  for (const row of rows) {
    const file = await openShown(ctx, row)
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
async function openShown(ctx: MemberContext, row: Entry) {
  if (await isHidden(ctx, row.code)) return null
  for (const name of filesToKeep(row)) {
    try {
      return await ctx.files.open(name)
    } catch (error) {
      if (!(error instanceof FileMissing)) throw error
    }
  }
  return null
}

/** Two of one name become `name.jpg` and `name (2).jpg`. */
function nameOnce(names: Map<string, number>, name: string) {
  const count = (names.get(name) ?? 0) + 1
  names.set(name, count)
  return count === 1 ? name : name.replace(/(\.\w+)$/, ` (${count})$1`)
}
