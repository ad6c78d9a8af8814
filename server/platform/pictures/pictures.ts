// Makes of uploaded pictures what is shown of them: one at a time, in a process that is there only while it is needed.
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Refusal } from '../errors.ts'
import type { Rendition } from '../watermark/rendition.ts'
import type { Luma } from './luma.ts'
import type { Photo } from './photo.ts'
import type { Portrait } from './portrait.ts'
import type { Area } from './portrait-crop.ts'
import { type Answer, type Order, type Reader, startReader } from './reader.ts'
import type { ScaledPicture } from './scaled.ts'

export type { Photo } from './photo.ts'
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
   * All sizes of the picture in a file. Refuses with a sentence what is no picture or cannot be read, and when too many
   * are waiting, of all or of one member.
   */
  makePortrait(picture: Picture): Promise<Portrait>
  /** The whole picture in several widths; refuses likewise. */
  scale(picture: Omit<Picture, 'crop'>, widths: readonly number[]): Promise<ScaledPicture>
  /** What is shown of a photo; refuses likewise. */
  makePhoto(picture: Omit<Picture, 'crop'>): Promise<Photo>
  /** That from which copies of a photo in its whole size are made; refuses likewise. */
  makeRendition(picture: Omit<Picture, 'crop'>): Promise<Rendition>
  /** The grey levels of a picture whose mark is to be read; refuses likewise. */
  readLuma(picture: Omit<Picture, 'crop'>): Promise<Luma>
  /** An SVG without what tells of place and camera, of the pictures in it as well; refuses likewise. */
  cleanDrawing(picture: Omit<Picture, 'crop'>): Promise<Uint8Array>
  close(): void
}

/** `patienceMs` is for one picture, from its turn on; after `idleMs` without any the process ends. */
export function openPictures({ patienceMs = 20_000, idleMs = 30_000, mostWaiting = 20 } = {}): Pictures {
  let reader: Reader | null = null
  let idle: NodeJS.Timeout | undefined
  let isClosed = false
  const dismiss = () => {
    reader?.end()
    reader = null
  }

  async function read(file: string, order: Order) {
    if (isClosed) throw stopping()
    const { size: bytes } = await stat(file)
    clearTimeout(idle)
    reader ??= startReader((ended) => {
      if (reader === ended) reader = null
    })
    const answer = await reader
      .read(order, { bytes, stream: createReadStream(file) }, patienceMs)
      .catch((error: unknown) => {
        dismiss()
        throw error
      })
    // What was cut off is nothing that the picture did.
    if (isClosed) throw stopping()
    if (answer.isUsedUp) dismiss()
    idle = setTimeout(dismiss, idleMs).unref()
    if ('refused' in answer) throw new Refusal('not_valid', answer.refused)
    return answer
  }

  const inTurn = queue(mostWaiting)
  const ask = <Name extends Made>(name: Name, { file, memberId }: Omit<Picture, 'crop'>, order: Order) =>
    inTurn(memberId, async () => {
      const answer = await read(file, order)
      if (!bears(answer, name)) throw new Error(`The picture was made no ${name}`)
      return answer[name]
    })
  return {
    makePortrait: ({ crop, ...picture }) => ask('portrait', picture, { crop }),
    scale: (picture, widths) => ask('scaled', picture, { widths }),
    makePhoto: (picture) => ask('photo', picture, { make: 'photo' }),
    makeRendition: (picture) => ask('rendition', picture, { make: 'rendition' }),
    readLuma: (picture) => ask('luma', picture, { make: 'luma' }),
    cleanDrawing: (picture) => ask('drawing', picture, { make: 'drawing' }),
    close() {
      isClosed = true
      clearTimeout(idle)
      dismiss()
    },
  }
}

type Made = 'portrait' | 'scaled' | 'photo' | 'rendition' | 'luma' | 'drawing'

const bears = <Name extends Made>(answer: Answer, name: Name): answer is Extract<Answer, Record<Name, unknown>> =>
  name in answer

const stopping = () => new Refusal('unavailable', 'The server is stopping. Please try again in a minute.')

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
