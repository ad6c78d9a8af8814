// Makes of a video among documents the film that is handed out, which has no tags, and its cover; as jobs, so that none is lost.

import { coverOf, filmOf, originalOf } from '#features/document-files/files.ts'
import type { Context } from '#platform/context.ts'
import { withLocalCopy } from '#platform/files/local-copy.ts'
import type { Film, FilmAt, Films } from '#platform/films/films.ts'
import { repackWherePlayable } from '#platform/films/playable.ts'
import { nullWhereNotValid } from '#platform/made-or-fault.ts'
import type { Pictures } from '#platform/pictures/pictures.ts'

interface Video {
  code: string
  extension: string
}

export interface Cutting {
  films: Films
  pictures: Pictures
}

/** `film` is the ending of what is handed out. */
export interface KeptFilm {
  film: string
  hasCover: boolean
}

/** `convert` where that is to be done, which takes minutes; null where nothing can be made of it. */
export async function makeFilm(ctx: Context, cutting: Cutting, video: Video, file: string) {
  const to = `${file}.made`
  const { made, fault } = await repackWherePlayable(cutting.films, file, to)
  if (made) return keep(ctx, cutting, video, { made, mp4: to })
  if (cutting.films.ffmpeg) return 'convert'
  return fault === null ? keepBlanked(ctx, cutting.films, video, file) : null
}

/** Likewise, but takes those minutes. */
export async function convertFilm(ctx: Context, cutting: Cutting, video: Video): Promise<KeptFilm | null> {
  const { films } = cutting
  return withLocalCopy(ctx.files, originalOf(video), async (file) => {
    const kept = await films.ffmpeg?.anew({ file, extension: video.extension }, async (mp4) => {
      const made = mp4 && (await nullWhereNotValid(() => films.probe(mp4)))
      return made ? keep(ctx, cutting, video, { made, mp4 }) : null
    })
    return kept ?? keepBlanked(ctx, films, video, file)
  })
}

/** For whoever has a program that plays it. */
async function keepBlanked(ctx: Context, films: Films, video: Video, file: string): Promise<KeptFilm | null> {
  const to = `${file}.blank`
  if ((await films.blank({ file, extension: video.extension }, to)) !== 'blank') return null
  await ctx.files.adopt(to, filmOf(video.code, video.extension), { contentType: 'application/octet-stream' })
  return { film: video.extension, hasCover: false }
}

async function keep(
  ctx: Context,
  cutting: Cutting,
  { code }: Video,
  { made, mp4 }: { made: Film; mp4: string },
): Promise<KeptFilm> {
  const hasCover = await keepCover(ctx, cutting, code, { file: mp4, extension: 'mp4', second: made.durationMs / 2000 })
  await ctx.files.adopt(mp4, filmOf(code, 'mp4'), { contentType: 'video/mp4' })
  return { film: 'mp4', hasCover }
}

/** A second into it, where titles have gone; false where no still can be had. */
async function keepCover(
  { files }: Context,
  { films, pictures }: Cutting,
  code: string,
  { second, ...at }: FilmAt & { second: number },
) {
  if (!films.ffmpeg) return false
  return films.ffmpeg.still(at, Math.min(1, second), async (picture) => {
    const made = picture ? await nullWhereNotValid(() => pictures.makePhoto({ file: picture, memberId: null })) : null
    const cover = made?.thumbs.find(({ size }) => size === 400)
    if (!cover) return false
    await files.put(coverOf(code), cover.bytes, { contentType: 'image/webp' })
    return true
  })
}
