// Makes of a video among documents the film that is handed out, which has no tags; as jobs, so that none is lost.
import type { Context } from '#platform/context.ts'
import { withLocalCopy } from '#platform/files/local-copy.ts'
import type { Films } from '#platform/films/films.ts'
import { filmOf, originalOf } from '../stored/files.ts'

interface Video {
  code: string
  extension: string
}

/** The ending of what was made; `convert` where that takes minutes, null where nothing can be. */
export async function makeFilm(ctx: Context, films: Films, video: Video, file: string) {
  const to = `${file}.made`
  const film = await films.probe(file)
  if (film && (film.isPlayable || !films.ffmpeg) && (await films.repack(file, to))) return keep(ctx, video, to, 'mp4')
  return films.ffmpeg ? 'convert' : keepBlanked(ctx, films, video, file)
}

/** Likewise, but takes those minutes. */
export async function convertFilm(ctx: Context, films: Films, video: Video): Promise<string | null> {
  return withLocalCopy(ctx.files, originalOf(video), async (file) => {
    const anew = await films.ffmpeg?.anew({ file, extension: video.extension }, async (mp4) =>
      mp4 === null ? null : keep(ctx, video, mp4, 'mp4'),
    )
    return anew ?? keepBlanked(ctx, films, video, file)
  })
}

/** For whoever has a program that plays it. */
async function keepBlanked(ctx: Context, films: Films, video: Video, file: string) {
  const to = `${file}.blank`
  return (await films.blank({ file, extension: video.extension }, to)) ? keep(ctx, video, to, video.extension) : null
}

async function keep({ files }: Context, { code }: Video, path: string, ending: string) {
  await files.adopt(path, filmOf(code, ending), {
    contentType: ending === 'mp4' ? 'video/mp4' : 'application/octet-stream',
  })
  return ending
}
