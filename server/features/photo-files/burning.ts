// Writes into films whose copies they are, as jobs, and removes what has been kept long enough.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { photoFiles } from '@aerie/contract/photo-files'
import { staleOf } from '@aerie/contract/stale'
import { dayIn } from '@aerie/text/zones'
import { displayName } from '#features/people/person.ts'
import { readTimeZone } from '#features/settings/service.ts'
import type { Context } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'
import { withLocalCopy } from '#platform/files/local-copy.ts'
import type { Films } from '#platform/films/films.ts'
import { inTransaction } from '#platform/transaction.ts'
import { FILM_COPIES, filmCopyOf, filmOf } from './files.ts'
import * as data from './film-copies-data.ts'

const HOUR_MS = 3_600_000
const KEPT_MS = 24 * HOUR_MS
/** No attempt is left by then. */
const MAKING_MS = 12 * HOUR_MS
/** Of the length that it had; the last frame may be shorter. */
const SHARE_MADE = 0.9
const MOST_BYTES = 4_000_000_000

type BurnSource = NonNullable<Awaited<ReturnType<typeof data.findToBurn>>>

/** Takes minutes. Where it cannot be done, the film is sent as it is. */
export async function burnFilm(ctx: Context, films: Pick<Films, 'ffmpeg' | 'probe'>, id: number) {
  const { ffmpeg } = films
  const wanted = await data.findToBurn(ctx.db, id)
  if (!wanted) return
  if (!ffmpeg) return settle(ctx, wanted, { state: 'failed' })
  const writing = writingOf(wanted, await readTimeZone(ctx))
  await withLocalCopy(ctx.files, filmOf(wanted.code), (file) =>
    ffmpeg.burn({ file, extension: 'mp4' }, writing, async (mp4) =>
      mp4 && (await isWhole(films, wanted, mp4)) ? keep(ctx, wanted, mp4) : settle(ctx, wanted, { state: 'failed' }),
    ),
  )
  await tidyFilmCopies(ctx)
}

const writingOf = (wanted: BurnSource, zone: string) => ({
  lines: [displayName(wanted), `${dayIn(zone, wanted.asked_at)} · ${codeOf(wanted.copy_id)}`],
  width: wanted.width ?? 0,
  height: wanted.height ?? 0,
})

/** As it stands in PDF files. */
const codeOf = (id: number) => id.toString(16).padStart(10, '0')

/** One that would be too large ends early. */
async function isWhole(films: Pick<Films, 'probe'>, { duration_ms: duration }: BurnSource, mp4: string) {
  const made = await films.probe(mp4)
  return made !== null && made.durationMs > SHARE_MADE * (duration ?? 0)
}

async function keep(ctx: Context, wanted: BurnSource, mp4: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(mp4), hash)
  const { size } = await stat(mp4)
  await ctx.files.adopt(mp4, filmCopyOf(wanted.code, wanted.copy_id), { contentType: 'video/mp4' })
  await settle(ctx, wanted, { state: 'ready', sha256: hash.digest(), bytes: size })
}

/** Of what was deleted meanwhile nothing is left once copies are tidied. */
const settle = (ctx: Context, wanted: BurnSource, made: Parameters<typeof data.setBurnt>[2]) =>
  inTransaction(ctx, async (tx) => {
    await data.setBurnt(tx.db, wanted.id, made)
    await announce(tx, staleOf([wanted.photo_id], photoFiles.ownCopy), { memberIds: [wanted.member_id] })
  })

/** Those of yesterday go, and past what may be kept the oldest; and files that belong to none. */
export async function tidyFilmCopies(ctx: Context) {
  const now = ctx.now().getTime()
  await data.deleteOld(ctx.db, {
    before: new Date(now - KEPT_MS),
    making: new Date(now - MAKING_MS),
    most: MOST_BYTES,
  })
  const kept = new Set((await data.listNamed(ctx.db)).map(({ code, copy_id }) => filmCopyOf(code, copy_id)))
  for await (const { name } of ctx.files.list(FILM_COPIES)) if (!kept.has(name)) await ctx.files.remove(name)
}
