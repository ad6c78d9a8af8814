// Makes of an uploaded video the film that browsers play, and its still; as jobs, so that none is lost.
import { THUMBNAIL_SIZES } from '@aerie/contract/album-values'
import { asUploadedOf, filmOf, originalOf, thumbnailOf } from '#features/photo-files/service.ts'
import type { Context } from '#platform/context.ts'
import { withLocalCopy } from '#platform/files/local-copy.ts'
import type { Film, FilmAt, Films } from '#platform/films/films.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import type { Pictures } from '#platform/pictures/pictures.ts'
import { inTransaction } from '#platform/transaction.ts'
import { settleFailed } from './failing.ts'
import { nullWhereNotValid } from './not-valid.ts'
import { settle } from './settling.ts'
import * as written from './stored/write-data.ts'

/** What is taken apart by ffmpeg alone; anything else that shows nothing is damaged. */
const CANNOT_BE_READ = new Set(['avi'])

const DAMAGED = 'This video is damaged or incomplete. Please select another one.'
const CANNOT_BE_SHARED =
  'This video cannot be played here, nor freed of what tells where it was taken. Save it as MP4 and select that.'

export interface Cutting {
  films: Films
  pictures: Pictures
}

type Video = NonNullable<Awaited<ReturnType<typeof written.findToMake>>>

/** What browsers play is only put into an mp4; anything else waits to be converted, where that can be done. */
export async function makeFilm(ctx: Context, cutting: Cutting, photoId: number) {
  const video = await written.findToMake(ctx.db, photoId)
  if (!video) return
  await withLocalCopy(ctx.files, originalOf(video), async (file) => {
    const to = `${file}.mp4`
    const found = await nullWhereNotValid(() => repackWherePlayable(cutting.films, file, to))
    if (!found?.film && !(found && CANNOT_BE_READ.has(video.extension))) return settleFailed(ctx, photoId, DAMAGED)
    const { film, made } = found
    if (made) return keep(ctx, cutting, video, { ...made, takenAt: film?.takenAt ?? null }, to)
    if (cutting.films.ffmpeg) return inTransaction(ctx, (tx) => enqueue(tx, 'convert-film', { photoId }))
    // For whoever has a program that plays it; where its tags cannot be taken out of it, nobody has it.
    const isBlank = await cutting.films.blank({ file, extension: video.extension }, to)
    if (!isBlank) return settleFailed(ctx, photoId, CANNOT_BE_SHARED)
    await ctx.files.adopt(to, asUploadedOf(video), { contentType: 'application/octet-stream' })
    return settle(ctx, video, { ...factsOf(film), is_as_uploaded: true })
  })
}

/** Where nothing can convert it, also what only some browsers play. */
async function repackWherePlayable({ ffmpeg, ...films }: Films, file: string, to: string) {
  const film = await films.probe(file)
  const isWorthIt = film?.isPlayable || (film && !ffmpeg)
  return { film, made: isWorthIt ? await films.repack(file, to) : null }
}

/** Takes minutes. */
export async function convertFilm(ctx: Context, cutting: Cutting, photoId: number) {
  const video = await written.findToMake(ctx.db, photoId)
  const { ffmpeg } = cutting.films
  if (!video || !ffmpeg) return
  await withLocalCopy(ctx.files, originalOf(video), (file) =>
    ffmpeg.anew({ file, extension: video.extension }, async (mp4) => {
      const made = mp4 && (await nullWhereNotValid(() => cutting.films.probe(mp4)))
      const before = await nullWhereNotValid(() => cutting.films.probe(file))
      if (made) return keep(ctx, cutting, video, { ...made, takenAt: before?.takenAt ?? null }, mp4)
      return settleFailed(ctx, photoId, DAMAGED)
    }),
  )
}

async function keep(ctx: Context, cutting: Cutting, video: Video, film: Film, mp4: string) {
  const hash = await keepStill(ctx, cutting, video, { film, at: { file: mp4, extension: 'mp4' } })
  await ctx.files.adopt(mp4, filmOf(video.code), { contentType: 'video/mp4' })
  await settle(ctx, video, { ...factsOf(film), ...(hash !== null && { hash }) })
}

interface Shot {
  film: Film
  at: FilmAt
}

/** A second into it, where titles have gone; null where no still can be had. */
async function keepStill(ctx: Context, { films, pictures }: Cutting, video: Video, { film, at }: Shot) {
  if (!films.ffmpeg) return null
  const second = Math.min(1, film.durationMs / 2000)
  return films.ffmpeg.still(at, second, async (picture) => {
    const order = { file: picture ?? '', memberId: video.uploaded_by }
    const made = picture && (await nullWhereNotValid(() => pictures.makePhoto(order)))
    if (!made) return null
    await keepThumbnails(ctx, video.code, made.thumbs)
    return made.hash
  })
}

export async function keepThumbnails({ files }: Context, code: string, thumbs: { size: number; bytes: Uint8Array }[]) {
  for (const size of THUMBNAIL_SIZES) {
    const bytes = thumbs.find((thumb) => thumb.size === size)?.bytes
    if (bytes) await files.put(thumbnailOf(code, size), bytes, { contentType: 'image/webp' })
  }
}

const factsOf = (film: Film | null): Partial<written.Made> =>
  film
    ? {
        width: film.width,
        height: film.height,
        duration_ms: film.durationMs,
        ...(film.takenAt && { taken_at: film.takenAt }),
      }
    : {}
