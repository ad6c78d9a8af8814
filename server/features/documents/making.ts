// Makes a version ready as a job, so that none is lost: its cover, its text, and what copies of it are marked from.
import type { Context } from '#platform/context.ts'
import type { ReadDocument, ReadPage } from '#platform/documents/documents.ts'
import type { Workplace } from '#platform/feature.ts'
import { withLocalCopy } from '#platform/files/local-copy.ts'
import { enqueue, enqueueEach } from '#platform/jobs/jobs.ts'
import { nullWhereNotValid } from '#platform/made-or-fault.ts'
import { CONVERTED } from '#platform/office/formats.ts'
import { inTransaction } from '#platform/transaction.ts'
import { readingOf } from './inspecting/inspecting.ts'
import { convertPaper, isConverted } from './renditions/converted.ts'
import { type Cutting, convertFilm, type KeptFilm, makeFilm } from './renditions/films.ts'
import { keepPaper } from './renditions/papers.ts'
import { makePicture } from './renditions/pictures.ts'
import { announceDocuments } from './stored/announce-documents.ts'
import { coverOf, originalOf, removeFiles } from './stored/files.ts'
import { setPages } from './stored/pages-data.ts'
import * as written from './stored/write-data.ts'

type Readers = Pick<Workplace, 'pictures' | 'documentReader' | 'films' | 'office'>
type Version = NonNullable<Awaited<ReturnType<typeof written.findToMake>>>

/** What was found in a file, and whether a cover has been kept. */
interface Found {
  pages: ReadPage[]
  /** Null where it has none to count. */
  count: number | null
  hasCover: boolean
  /** The ending of what is handed out of a video. */
  film?: string
  /** What was made of an Office or CSV file to be shown. */
  rendition?: string
}

const NOTHING: Found = { pages: [], count: null, hasCover: false }

/** Done again it does the same; of what was deleted meanwhile it leaves nothing. */
export async function makeDocument(ctx: Context, readers: Readers, versionId: number) {
  const version = await written.findToMake(ctx.db, versionId)
  if (!version) return
  if (isConverted(readers, version)) return inTransaction(ctx, (tx) => enqueue(tx, 'convert-paper', { versionId }))
  await makeWithoutOffice(ctx, readers, version)
}

async function makeWithoutOffice(ctx: Context, readers: Readers, version: Version) {
  const found = await withLocalCopy(ctx.files, originalOf(version), (file) => nullWhereNotValid(() => read(file)))
  if (found === 'convert') return inTransaction(ctx, (tx) => enqueue(tx, 'convert-document', { versionId: version.id }))
  await conclude(ctx, version, found)

  async function read(file: string): Promise<Found | 'convert' | null> {
    if (version.kind === 'video') {
      const film = await makeFilm(ctx, readers, version, file)
      return film === 'convert' ? film : ofFilm(film)
    }
    if (version.kind === 'image')
      return { ...NOTHING, hasCover: await makePicture(ctx, readers.pictures, version, file) }
    const format = readingOf(version.extension)
    return format
      ? readPaper(ctx, readers, version, { file, read: await readers.documentReader.read(file, format) })
      : NOTHING
  }
}

/** Of an Office file. What LibreOffice makes nothing of is shown as without it. */
export async function convertOffice(ctx: Context, readers: Readers, versionId: number) {
  const version = await written.findToConvert(ctx.db, versionId)
  if (!version) return
  const found = isConverted(readers, version) && (await nullWhereNotValid(() => convert(ctx, readers, version)))
  await (found ? conclude(ctx, version, found) : leaveUnconverted(ctx, readers, versionId))
}

async function convert(ctx: Context, readers: Readers, version: Version): Promise<Found> {
  const read = await convertPaper(ctx, readers, version)
  return { ...(await readPaper(ctx, readers, version, { file: '', read })), rendition: 'pdf' }
}

/** One that was ready before stays what it was. */
export async function leaveUnconverted(ctx: Context, readers: Readers, versionId: number) {
  if (readers.office.isReady) await written.noteFailedConversion(ctx.db, versionId, ctx.now())
  const version = await written.findToMake(ctx.db, versionId)
  if (version) await makeWithoutOffice(ctx, readers, version)
}

const MOST_AT_ONCE = 20

/** What came before there was LibreOffice: as many as are converted until the next run. */
export async function convertFormer(ctx: Context, { office }: Pick<Readers, 'office'>) {
  if (!office.isReady) return
  const former = await written.listToConvert(ctx.db, CONVERTED, MOST_AT_ONCE)
  const ids = former.map(({ id }) => id)
  await inTransaction(ctx, (tx) => enqueueEach(tx, 'convert-paper', 'versionId', ids))
}

/** Of a video: takes minutes. */
export async function convertDocument(ctx: Context, cutting: Cutting, versionId: number) {
  const version = await written.findToMake(ctx.db, versionId)
  if (version) await conclude(ctx, version, ofFilm(await convertFilm(ctx, cutting, version)))
}

/** For a job that makes one: no attempt is left. */
export const giveUpDocument = (ctx: Context) => async (payload: Record<string, unknown>) => {
  const version = await written.findToMake(ctx.db, Number(payload.versionId))
  if (version) await conclude(ctx, version, null)
}

const ofFilm = (film: KeptFilm | null): Found | null => film && { ...NOTHING, ...film }

async function conclude(ctx: Context, version: Version, found: Found | null) {
  const isThere = await settle(ctx, version, found)
  // It was deleted meanwhile, and the removal of its files may have come before these.
  if (!isThere) await removeFiles(ctx.files, version)
}

async function readPaper(
  ctx: Context,
  { pictures }: Pick<Readers, 'pictures'>,
  version: Version,
  { file, read }: { file: string; read: ReadDocument },
): Promise<Found> {
  const { pages, count, cover, rendition } = read
  if (cover) await ctx.files.put(coverOf(version.code), cover, { contentType: 'image/webp' })
  if (rendition) await keepPaper(ctx, pictures, version, { file, rendition })
  return { pages, count, hasCover: cover !== null, ...(rendition && { rendition: rendition.as }) }
}

/** Null where nothing can be shown of it; false where it is gone. */
const settle = (ctx: Context, version: Version, found: Found | null) =>
  inTransaction(ctx, async (tx) => {
    const { pages, count, hasCover, film, rendition = null } = found ?? NOTHING
    const state = found ? ('ready' as const) : ('failed' as const)
    const made = { state, pages: count, has_cover: hasCover, rendition, ...(film !== undefined && { film }) }
    if (!(await written.setMade(tx.db, version.id, made))) return false
    await setPages(tx.db, version.id, pages)
    await announceDocuments(tx, version.access_level)
    return true
  })
