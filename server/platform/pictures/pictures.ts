// Makes of uploaded pictures what is shown of them: one at a time, in a process that is there only while it is needed.

import type { Rendition } from '@aerie/watermark/rendition'
import { Refusal } from '../errors.ts'
import { keepReader } from './kept-reader.ts'
import type { LogoPictures } from './logo.ts'
import type { Luma } from './luma.ts'
import type { PhotoPictures } from './photo.ts'
import type { Portrait } from './portrait.ts'
import type { Area } from './portrait-crop.ts'
import type { Order, PictureAnswer } from './reader.ts'
import type { ScaledPicture } from './scaled.ts'

export type { LogoPictures } from './logo.ts'
export type { PhotoPictures } from './photo.ts'
export type { Portrait } from './portrait.ts'
export type { Area } from './portrait-crop.ts'
export type { ScaledPicture } from './scaled.ts'

export interface Picture {
  /** A path on this machine. */
  file: string
  /** Shares of the upright picture; without it the portrait is cut from the top third. */
  crop: Area | null
  /** Who sent it; null where nobody did. */
  memberId: number | null
}

declare module 'fastify' {
  interface FastifyInstance {
    pictures: Pictures
  }
}

export interface Pictures {
  /**
   * All sizes of the picture in a file. Refuses with a sentence what is no picture or cannot be read (`FlawedPicture`);
   * with `unavailable` or `too_many` where the machine is at fault, or too many are waiting, of all or of one member.
   */
  makePortrait(picture: Picture): Promise<Portrait>
  /** The whole picture in several widths; refuses likewise. */
  scale(picture: Omit<Picture, 'crop'>, widths: readonly number[]): Promise<ScaledPicture>
  /**
   * Refuses what its head alone says is no photo for here, in a process that decodes nothing; what only its pixels tell,
   * `makePhoto` finds. `unavailable` says nothing of the photo.
   */
  judge(picture: Omit<Picture, 'crop'>): Promise<void>
  /** What is shown of a photo; refuses likewise. */
  makePhoto(picture: Omit<Picture, 'crop'>): Promise<PhotoPictures>
  /** That from which copies of a photo in its whole size are made; refuses likewise. */
  makeRendition(picture: Omit<Picture, 'crop'>): Promise<Rendition>
  /** The grey levels of a picture whose mark is to be read; refuses likewise. */
  readLuma(picture: Omit<Picture, 'crop'>): Promise<Luma>
  /** An SVG without what tells of place and camera, of the pictures in it as well; refuses likewise. */
  cleanDrawing(picture: Omit<Picture, 'crop'>): Promise<Uint8Array>
  /** All that is shown of a logo, of a picture or an SVG; refuses likewise. */
  makeLogo(picture: Omit<Picture, 'crop'>): Promise<LogoPictures>
  close(): void
}

/** Heads are judged in milliseconds each: so many are waited for. */
const MOST_HEADS = 200

/**
 * `timeoutMs` is for one picture, from its turn on, and so is `processorMs` of processor time; after `idleMs` without any
 * the process ends.
 */
export function openPictures({
  timeoutMs = 60_000,
  processorMs = 20_000,
  idleMs = 30_000,
  mostWaiting = 20,
} = {}): Pictures {
  const reader = keepReader({ timeoutMs, processorMs, idleMs })
  const heads = { reader: keepReader({ timeoutMs, processorMs, idleMs }), inTurn: queue(MOST_HEADS) }
  const inTurn = queue(mostWaiting)
  const ask = <Name extends PictureProduct>(name: Name, { file, memberId }: Omit<Picture, 'crop'>, order: Order) =>
    inTurn(memberId, async () => {
      const answer = await reader.read(file, order)
      if (!bears(answer, name)) throw new Error(`The picture was made no ${name}`)
      return answer[name]
    })
  return {
    makePortrait: ({ crop, ...picture }) => ask('portrait', picture, { crop }),
    scale: (picture, widths) => ask('scaled', picture, { widths }),
    async judge({ file }) {
      await heads.inTurn(null, () => heads.reader.read(file, { make: 'judgement' }))
    },
    makePhoto: (picture) => ask('photo', picture, { make: 'photo' }),
    makeRendition: (picture) => ask('rendition', picture, { make: 'rendition' }),
    readLuma: (picture) => ask('luma', picture, { make: 'luma' }),
    cleanDrawing: (picture) => ask('drawing', picture, { make: 'drawing' }),
    makeLogo: (picture) => ask('logo', picture, { make: 'logo' }),
    close() {
      reader.close()
      heads.reader.close()
    },
  }
}

type PictureProduct = 'portrait' | 'scaled' | 'photo' | 'rendition' | 'luma' | 'drawing' | 'logo'

const bears = <Name extends PictureProduct>(
  answer: PictureAnswer,
  name: Name,
): answer is Extract<PictureAnswer, Record<Name, unknown>> => name in answer

/** Of one member, waiting or running; else twenty large pictures of one shut out everybody. */
const MOST_OF_ONE = 2

/** A queue; refuses when `most` are waiting or running. */
function queue(most: number) {
  let last: Promise<unknown> = Promise.resolve()
  const places: (number | null)[] = []
  return async <T>(memberId: number | null, work: () => Promise<T>): Promise<T> => {
    if (memberId !== null && places.filter((taken) => taken === memberId).length === MOST_OF_ONE)
      throw new Refusal('too_many', 'Two photos of yours are being read. Please try again when they are done.', {
        retryAfter: 20,
      })
    if (places.length === most)
      throw new Refusal('unavailable', 'Many photos are arriving just now. Please try again in a minute.', {
        retryAfter: 60,
      })
    places.push(memberId)
    const turn = last.then(work)
    last = turn.catch(() => {}).finally(() => places.splice(places.indexOf(memberId), 1))
    return turn
  }
}
