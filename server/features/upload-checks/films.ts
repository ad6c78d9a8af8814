// Whether photos and films are made ready to be shown, and what is missing where they are not.

import { counted } from '@aerie/text/plurals'
import { checkOf, type Remark, remarked } from '#features/health-findings/finding.ts'
import { readFilms, readPhotos } from './made-data.ts'
import { failedRemark, waitingRemark } from './made-remarks.ts'

export const films = checkOf({
  id: 'films',
  title: 'Photos and films could not be looked at',
  gauges: {
    photos_waiting: 'Photos that wait to be made ready.',
    photos_failed: 'Photos of the last seven days that could not be made ready.',
    films_waiting: 'Films that wait to be made ready, of albums and of documents.',
    films_failed: 'Films of the last seven days that could not be made ready.',
    films_only_downloaded: 'Films that no browser plays and nothing here converts.',
  },
  async look({ ctx, installation }) {
    const [photos, films] = await Promise.all([readPhotos(ctx.db), readFilms(ctx.db)])
    const { onlyDownloaded } = films
    const remarks: (Remark | null)[] = [
      failedRemark(photos, 'photo'),
      failedRemark(films, 'film'),
      waitingRemark(photos, 'photo'),
      waitingRemark(films, 'film'),
      installation.hasFfmpeg ? null : withoutFfmpeg(onlyDownloaded),
    ]
    const found = remarked(
      remarks.filter((remark) => remark !== null),
      {
        title: 'Photos and films are made ready',
        sentence: `ffmpeg was found: films of all kinds are made playable.${onlyDownloaded > 0 ? ` ${counted(onlyDownloaded, 'film')} it could not read can only be downloaded.` : ''}`,
        figure: `${photos.waiting + films.waiting} waiting`,
      },
    )
    const figures = {
      photos_waiting: photos.waiting,
      photos_failed: photos.failed,
      films_waiting: films.waiting,
      films_failed: films.failed,
      films_only_downloaded: onlyDownloaded,
    }
    return { ...found, figures }
  },
})

const withoutFfmpeg = (onlyDownloaded: number): Remark => ({
  title: 'Some films cannot be made ready',
  sentence: `ffmpeg was not found: films that browsers play are shown, others can only be downloaded.${onlyDownloaded > 0 ? ` ${counted(onlyDownloaded, 'film is', 'films are')} such by now.` : ''}`,
  advice: 'Install ffmpeg (on Debian: apt-get install ffmpeg) and start Aerie again.',
})
