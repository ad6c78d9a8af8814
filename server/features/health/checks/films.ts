// Whether old films can be made ready to play.
import { attention, type Check, good } from '../finding.ts'

export const films: Check = {
  id: 'films',
  title: 'Films could not be looked at',
  look: ({ installation }) =>
    installation.hasFfmpeg
      ? good({
          title: 'Films are made ready',
          sentence: 'ffmpeg was found: films of all kinds are made playable.',
        })
      : attention({
          title: 'Some films cannot be made ready',
          sentence: 'ffmpeg was not found: films that browsers play are shown, others can only be downloaded.',
          advice: 'Install ffmpeg (on Debian: apt-get install ffmpeg) and start Aerie again.',
        }),
}
