// Photos as entries of a zip: each is a copy made for its reader.
import { Readable } from 'node:stream'
import type { MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { FileMissing } from '#platform/files/file-store.ts'
import { entryNames } from '#platform/zip-names.ts'
import type { OpenZip } from '#platform/zip-stream.ts'
import type { listForZip } from './data.ts'
import { isHidden } from './hidden.ts'
import { copyFor, type Marking } from './marked.ts'
import { downloadName, type SentAs, sentAs } from './sent-as.ts'
import { noteStored } from './stored.ts'

type ZipPhoto = Awaited<ReturnType<typeof listForZip>>[number]

/** Answers the names of those that were added; none is for a reader who has left. */
export async function addPhotos(ctx: MemberContext, zip: OpenZip, marking: Marking, rows: ZipPhoto[], folder = '') {
  const nameFor = entryNames()
  const added: string[] = []
  for (const row of rows) {
    const as = await sentAs(ctx, row)
    const file = await openEntry(ctx, marking, row, as)
    if (!file) continue
    const name = nameFor(downloadName(row, as))
    const options = { compress: false, size: file.size, mtime: new Date(`${row.taken_at}Z`) }
    if (!(await zip.add(`${folder}${name}`, file.stream, options))) break
    added.push(name)
  }
  return added
}

/** Null for what has been flagged or deleted since the zip was begun. */
async function openEntry(ctx: MemberContext, marking: Marking, row: ZipPhoto, as: SentAs) {
  if (await isHidden(ctx, row.code)) return null
  try {
    if ('file' in as) {
      await noteStored(ctx, { photo: row, kind: 'filmDownload', file: as.file }, { isOneOfMany: true })
      return await ctx.files.open(as.file)
    }
    const how = { kind: 'photoDownload', moves: as.marked === 'moving', isOneOfMany: true } as const
    const { bytes } = await copyFor(ctx, marking, row, how)
    return { stream: Readable.from([bytes]), size: bytes.length }
  } catch (error) {
    if (error instanceof FileMissing || (error instanceof Refusal && error.code === 'not_found')) return null
    throw error
  }
}
