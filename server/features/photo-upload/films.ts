// Makes of a video what is shown of it: a film that browsers play, and its still; else a copy that is only downloaded.
import { THUMBNAIL_SIZES } from '@aerie/contract/album-values'
import { asUploadedOf, filmOf, originalOf, thumbnailOf } from '#features/photo-files/service.ts'
import type { ToldTime } from '#platform/capture-time/told-time.ts'
import type { Context } from '#platform/context.ts'
import { withLocalCopy } from '#platform/files/local-copy.ts'
import type { Film, FilmAt, Films } from '#platform/films/films.ts'
import { repackWherePlayable } from '#platform/films/playable.ts'
import { nullWhereNotValid } from '#platform/made-or-fault.ts'
import type { Pictures } from '#platform/pictures/pictures.ts'

const DAMAGED = 'This video is damaged or incomplete. Please select another one.'
const CANNOT_BE_SHARED =
  'This video cannot be played here, nor freed of what tells where it was taken. Save it as MP4 and select that.'

export interface Cutting {
  films: Films
  pictures: Pictures
}

interface Video {
  code: string
  extension: string
  uploaded_by: number | null
}

interface FilmFacts {
  width: number
  height: number
  duration_ms: number
  hash: string
  is_as_uploaded: boolean
}

/** What there is now of a video, and when it was taken as far as it says so; else why there is nothing. */
export type MadeFilm = { facts: Partial<FilmFacts>; told: ToldTime | null } | { fault: string }

/** `convert` where that is to be done, which takes minutes. */
export async function makeFilmOf(ctx: Context, cutting: Cutting, video: Video): Promise<MadeFilm | 'convert'> {
  return withLocalCopy(ctx.files, originalOf(video), async (file) => {
    const { made, film, fault } = await repackWherePlayable(cutting.films, file, `${file}.mp4`)
    const told = film?.taken ?? (await cutting.films.creation({ file, extension: video.extension }))
    if (made) return { facts: await keep(ctx, cutting, video, made, `${file}.mp4`), told }
    if (cutting.films.ffmpeg) return 'convert'
    return fault === null ? keepBlanked(ctx, cutting, video, { file, film, told }) : { fault }
  })
}

/** By ffmpeg, whatever knows its container; what that cannot read, but is not damaged, is downloaded alone. */
export async function convertFilmOf(ctx: Context, cutting: Cutting, video: Video): Promise<MadeFilm> {
  const { films } = cutting
  return withLocalCopy(ctx.files, originalOf(video), async (file) => {
    const film = await nullWhereNotValid(() => films.probe(file))
    const told = film?.taken ?? (await films.creation({ file, extension: video.extension }))
    const facts = await films.ffmpeg?.anew({ file, extension: video.extension }, async (mp4) => {
      const made = mp4 && (await nullWhereNotValid(() => films.probe(mp4)))
      return made ? keep(ctx, cutting, video, made, mp4) : null
    })
    return facts ? { facts, told } : keepBlanked(ctx, cutting, video, { file, film, told })
  })
}

async function keep(ctx: Context, cutting: Cutting, video: Video, film: Film, mp4: string) {
  const hash = await keepStill(ctx, cutting, video, { film, at: { file: mp4, extension: 'mp4' } })
  await ctx.files.adopt(mp4, filmOf(video.code), { contentType: 'video/mp4' })
  return { ...factsOf(film), ...(hash !== null && { hash }) }
}

interface Unplayable {
  file: string
  film: Film | null
  told: ToldTime | null
}

/** For whoever has a program that plays it; where its tags cannot be taken out of it, nobody has it. */
async function keepBlanked(
  ctx: Context,
  { films }: Cutting,
  video: Video,
  { file, film, told }: Unplayable,
): Promise<MadeFilm> {
  const to = `${file}.blank`
  const blanked = await films.blank({ file, extension: video.extension }, to)
  if (blanked !== 'blank') return { fault: blanked === 'damaged' ? DAMAGED : CANNOT_BE_SHARED }
  await ctx.files.adopt(to, asUploadedOf(video), { contentType: 'application/octet-stream' })
  return { facts: { ...(film && factsOf(film)), is_as_uploaded: true }, told }
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

const factsOf = ({ width, height, durationMs }: Film) => ({ width, height, duration_ms: durationMs })
