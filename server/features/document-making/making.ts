// Makes a version ready as a job, so that none is lost: its cover, its text, and what copies of it are marked from.

import { coverOf, originalOf, removeFiles } from '#features/document-files/files.ts'
import { readingOf } from '#features/document-files/inspecting.ts'
import { makePicture } from '#features/document-files/pictures.ts'
import {
  findToConvert,
  findToMake,
  listToConvert,
  noteFailedConversion,
  noteMade,
  type VersionToMake,
} from '#features/documents/service.ts'
import type { Context } from '#platform/context.ts'
import type { ReadDocument, ReadPage } from '#platform/documents/documents.ts'
import type { JobDeps } from '#platform/feature.ts'
import { withLocalCopy } from '#platform/files/local-copy.ts'
import { enqueue, enqueueEach } from '#platform/jobs/jobs.ts'
import { nullWhereNotValid } from '#platform/made-or-fault.ts'
import { CONVERTED } from '#platform/office/formats.ts'
import { inTransaction } from '#platform/transaction.ts'
import { convertPaper, isConverted } from './converted.ts'
import { type Cutting, convertFilm, type KeptFilm, makeFilm } from './films.ts'
import { keepPaper } from './papers.ts'

type Readers = Pick<JobDeps, 'pictures' | 'documentReader' | 'films' | 'office'>

/** What was found in a file, and whether a cover has been kept. */
interface DocumentAnalysis {
  pages: ReadPage[]
  /** Null where it has none to count. */
  count: number | null
  hasCover: boolean
  /** The ending of what is handed out of a video. */
  film?: string
  /** What was made of an Office or CSV file to be shown. */
  rendition?: string
}

const NOTHING: DocumentAnalysis = { pages: [], count: null, hasCover: false }

/** Done again it does the same; of what was deleted meanwhile it leaves nothing. */
export async function makeDocument(ctx: Context, readers: Readers, versionId: number) {
  const version = await findToMake(ctx, versionId)
  if (!version) return
  if (isConverted(readers, version)) return inTransaction(ctx, (tx) => enqueue(tx, 'convert-paper', { versionId }))
  await makeWithoutOffice(ctx, readers, version)
}

async function makeWithoutOffice(ctx: Context, readers: Readers, version: VersionToMake) {
  const found = await withLocalCopy(ctx.files, originalOf(version), (file) => nullWhereNotValid(() => read(file)))
  if (found === 'convert') return inTransaction(ctx, (tx) => enqueue(tx, 'convert-document', { versionId: version.id }))
  await conclude(ctx, version, found)

  async function read(file: string): Promise<DocumentAnalysis | 'convert' | null> {
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
  const version = await findToConvert(ctx, versionId)
  if (!version) return
  const found = isConverted(readers, version) && (await nullWhereNotValid(() => convert(ctx, readers, version)))
  await (found ? conclude(ctx, version, found) : leaveUnconverted(ctx, readers, versionId))
}

async function convert(ctx: Context, readers: Readers, version: VersionToMake): Promise<DocumentAnalysis> {
  const read = await convertPaper(ctx, readers, version)
  return { ...(await readPaper(ctx, readers, version, { file: '', read })), rendition: 'pdf' }
}

/** One that was ready before stays what it was. */
export async function leaveUnconverted(ctx: Context, readers: Readers, versionId: number) {
  if (readers.office.isReady) await noteFailedConversion(ctx, versionId)
  const version = await findToMake(ctx, versionId)
  if (version) await makeWithoutOffice(ctx, readers, version)
}

const MOST_AT_ONCE = 20

/** What came before there was LibreOffice: as many as are converted until the next run. */
export async function convertFormer(ctx: Context, { office }: Pick<Readers, 'office'>) {
  if (!office.isReady) return
  const ids = await listToConvert(ctx, CONVERTED, MOST_AT_ONCE)
  await inTransaction(ctx, (tx) => enqueueEach(tx, 'convert-paper', 'versionId', ids))
}

/** Of a video: takes minutes. */
export async function convertDocument(ctx: Context, cutting: Cutting, versionId: number) {
  const version = await findToMake(ctx, versionId)
  if (version) await conclude(ctx, version, ofFilm(await convertFilm(ctx, cutting, version)))
}

/** For a job that makes one: no attempt is left. */
export const giveUpDocument = (ctx: Context) => async (payload: Record<string, unknown>) => {
  const version = await findToMake(ctx, Number(payload.versionId))
  if (version) await conclude(ctx, version, null)
}

const ofFilm = (film: KeptFilm | null): DocumentAnalysis | null => film && { ...NOTHING, ...film }

async function conclude(ctx: Context, version: VersionToMake, found: DocumentAnalysis | null) {
  const isThere = await finalise(ctx, version, found)
  // It was deleted meanwhile, and the removal of its files may have come before these.
  if (!isThere) await removeFiles(ctx.files, version)
}

async function readPaper(
  ctx: Context,
  { pictures }: Pick<Readers, 'pictures'>,
  version: VersionToMake,
  { file, read }: { file: string; read: ReadDocument },
): Promise<DocumentAnalysis> {
  const { pages, count, cover, rendition } = read
  if (cover) await ctx.files.put(coverOf(version.code), cover, { contentType: 'image/webp' })
  if (rendition) await keepPaper(ctx, pictures, version, { file, rendition })
  return { pages, count, hasCover: cover !== null, ...(rendition && { rendition: rendition.as }) }
}

/** Null where nothing can be shown of it; false where it is gone. */
function finalise(ctx: Context, version: VersionToMake, found: DocumentAnalysis | null) {
  const { pages, count, hasCover, film, rendition = null } = found ?? NOTHING
  const state = found ? ('ready' as const) : ('failed' as const)
  const made = { state, pages: count, has_cover: hasCover, rendition, ...(film !== undefined && { film }) }
  return noteMade(ctx, version, made, pages)
}
