// Makes a version ready as a job, so that none is lost: its cover, its text, and what copies of it are marked from.
import { serialize } from 'node:v8'
import type { Context } from '#platform/context.ts'
import type { ReadDocument, ReadPage } from '#platform/documents/documents.ts'
import { Refusal } from '#platform/errors.ts'
import type { Workplace } from '#platform/feature.ts'
import { withLocalCopy } from '#platform/files/local-copy.ts'
import type { Pictures } from '#platform/pictures/pictures.ts'
import { inTransaction } from '#platform/transaction.ts'
import { announceDocuments } from './announce-documents.ts'
import { formatOf } from './inspecting/inspecting.ts'
import { coverOf, originalOf, removeFiles, renditionOf } from './stored/files.ts'
import * as written from './write-data.ts'

type Readers = Pick<Workplace, 'pictures' | 'documentReader'>
type Version = NonNullable<Awaited<ReturnType<typeof written.findToMake>>>

/** What was found in a file, and whether a cover has been kept. */
interface Found {
  pages: ReadPage[]
  /** Null where it has none to count. */
  count: number | null
  hasCover: boolean
}

const NOTHING: Found = { pages: [], count: null, hasCover: false }

/** Done again it does the same; of what was deleted meanwhile it leaves nothing. */
export async function makeDocument(ctx: Context, readers: Readers, versionId: number) {
  const version = await written.findToMake(ctx.db, versionId)
  if (!version) return
  const found = await withLocalCopy(ctx.files, originalOf(version), (file) => nullWhereNotValid(() => read(file)))
  const isThere = await settle(ctx, version, found)
  // It was deleted meanwhile, and the removal of its files may have come before these.
  if (!isThere) await removeFiles(ctx.files, version)

  async function read(file: string): Promise<Found> {
    if (version?.kind === 'image') return makePicture(ctx, readers.pictures, version, file)
    const format = version && readingOf(version)
    return format ? readPaper(ctx, version, await readers.documentReader.read(file, format)) : NOTHING
  }
}

async function makePicture(ctx: Context, pictures: Pictures, version: Version, file: string): Promise<Found> {
  // A drawing is shown as it is.
  if (version.extension === 'svg') return NOTHING
  const { rendition, thumbs } = await pictures.makePhoto({ file, memberId: null })
  const options = { contentType: 'application/octet-stream' }
  await ctx.files.put(renditionOf(version.code, 'view'), serialize(rendition), options)
  const cover = thumbs.find(({ size }) => size === 400)
  if (cover) await ctx.files.put(coverOf(version.code), cover.bytes, { contentType: 'image/webp' })
  return { ...NOTHING, hasCover: cover !== undefined }
}

async function readPaper(ctx: Context, { code }: Version, { pages, count, cover }: ReadDocument): Promise<Found> {
  if (cover) await ctx.files.put(coverOf(code), cover, { contentType: 'image/webp' })
  return { pages, count, hasCover: cover !== null }
}

const readingOf = ({ kind, extension }: Version) =>
  kind === 'text' || kind === 'csv' ? ('text' as const) : formatOf(extension)

/** Null where nothing can be shown of it; false where it is gone. */
const settle = (ctx: Context, version: Version, found: Found | null) =>
  inTransaction(ctx, async (tx) => {
    const { pages, count, hasCover } = found ?? NOTHING
    const made = { state: found ? ('ready' as const) : ('failed' as const), pages: count, has_cover: hasCover }
    if (!(await written.setMade(tx.db, version.id, made))) return false
    await written.setPages(tx.db, version.id, pages)
    await announceDocuments(tx, version.access_level)
    return true
  })

/** Any failure that another attempt may mend is thrown. */
async function nullWhereNotValid<T>(work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_valid') return null
    throw error
  }
}
