// Finds out whose copy a leaked picture is: the file itself, else its mark; every search is on record before it begins.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { LeakFields, LeakFinding, SearchProgress } from '@aerie/contract/forensics'
import type { PictureFinding } from '@aerie/watermark/reading/finding'
import { findExactCopies } from '#features/copies/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import type { Pictures } from '#platform/pictures/pictures.ts'
import { countHits } from '#platform/throttle.ts'
import { inTransaction } from '#platform/transaction.ts'
import type { Watermark } from '#platform/watermark/watermark.ts'
import { archiveOf } from './archive.ts'
import * as data from './data.ts'
import type { Turn } from './searches.ts'
import { exactMarks, show } from './show.ts'

const MOST_IN_TEN_MINUTES = 10
/** Of an album, compared one by one. */
const MOST_ORIGINALS = 60
/** With originals: a minute, as the page says. */
const LONGEST_WITH_ORIGINALS = 60_000

export interface Tools {
  pictures: Pictures
  watermark: Watermark
  turn: Turn
}

export interface Leak {
  /** A path on this machine. */
  file: string
  fileName: string
  fields: LeakFields
}

export async function findLeak(ctx: MemberContext, tools: Tools, leak: Leak): Promise<LeakFinding> {
  const began = performance.now()
  const bytes = await readFile(leak.file)
  await noteSearch(ctx, leak, bytes)
  const read = await readLuma(ctx, tools, leak.file)
  if ('unreadable' in read) return noteFinding(ctx, await show(ctx, { ...NOTHING, unreadable: read.unreadable }))
  const { luma } = read
  let compared = 0
  const onProgress = ({ stage, count, elapsedMs }: SearchProgress) => {
    if (stage === 'issued copies') compared = Math.max(compared, count ?? 0)
    tools.turn.onProgress({ stage, count, elapsedMs })
  }
  const photoIds = await chosenPhotos(ctx, leak.fields)
  const finding = await tools.watermark.read(luma, {
    archive: archiveOf(ctx),
    photoIds,
    // Whoever chose what to compare asked for a harder search.
    allWindows: photoIds.length > 0,
    signal: tools.turn.signal,
    ...(photoIds.length > 0 && { limitMs: LONGEST_WITH_ORIGINALS }),
    onProgress,
  })
  tools.turn.signal.throwIfAborted()
  const exact = exactMarks(await findExactCopies(ctx, bytes))
  const elapsedMs = performance.now() - began
  const size = { width: luma.width, height: luma.height }
  return noteFinding(ctx, await show(ctx, { finding, exact, leak: size, compared, elapsedMs, unreadable: null }))
}

const EMPTY: PictureFinding = { marks: [], members: [], photos: [], highestRho: 0, isComplete: true, elapsedMs: 0 }
const NOTHING = { finding: EMPTY, exact: [], leak: null, compared: 0, elapsedMs: 0 }

/** With it the search counts: ten in ten minutes. */
const noteSearch = (ctx: MemberContext, { fileName }: Leak, bytes: Uint8Array) =>
  inTransaction(ctx, async (tx) => {
    const rule = { bucket: `forensics:${tx.actor.id}`, most: MOST_IN_TEN_MINUTES, withinMinutes: 10 }
    await countHits(tx.db, [rule], 'searches')
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await record(tx, { action: 'forensics.search', after: { fileName, sha256 } })
  })

async function noteFinding(ctx: MemberContext, found: LeakFinding) {
  const { outcome, suspects, photo } = found
  await inTransaction(ctx, (tx) =>
    record(tx, {
      action: 'forensics.finding',
      after: { outcome, members: suspects.map(({ viewer }) => viewer), photoId: photo?.id ?? null },
    }),
  )
  return found
}

async function readLuma(ctx: MemberContext, { pictures }: Tools, file: string) {
  try {
    return { luma: await pictures.readLuma({ file, memberId: ctx.actor.id }) }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_valid') return { unreadable: error.message }
    throw error
  }
}

async function chosenPhotos({ db }: MemberContext, { photoId, albumId }: LeakFields): Promise<number[]> {
  const ofAlbum = albumId === undefined ? [] : await data.listOfAlbum(db, Number(albumId), MOST_ORIGINALS)
  return [...new Set([...(photoId === undefined ? [] : [Number(photoId)]), ...ofAlbum])]
}
