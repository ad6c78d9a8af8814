// The process in which pictures are decoded, so that a hostile one blocks, fills or brings down nothing else.
import { confineMyself, endAtOnce, takeInput, watchMemory } from '../confined.ts'
import { Refusal } from '../errors.ts'
import { cleanDrawing } from './drawing.ts'
import { FlawedPicture } from './flaw.ts'
import { judgeHead } from './heads.ts'
import { heicToJpeg, isHeic } from './heic.ts'
import { makeLogo } from './logo.ts'
import { readLuma } from './luma.ts'
import { makeFullRendition, makePhoto } from './photo.ts'
import { makePortrait } from './portrait.ts'
import type { Order, PictureAnswer, SizedOrder } from './reader.ts'
import { scalePicture } from './scaled.ts'
import { TOO_MUCH_MEMORY } from './too-much-memory.ts'

/** Bytes resident. Decoders grow by some 10 MB between two checks, and the process has to stay under 400 MB. */
const MOST_MEMORY = 350_000_000
/** Where the whole picture is decoded at once. */
const MOST_FOR_HEIC = 450_000_000
/** Bytes that may stay resident after a picture, so that the next one has enough. */
const MOST_KEPT = 200_000_000

confineMyself()
process.on('message', async (order: SizedOrder) => {
  const original = await takeInput(order.bytes)
  const watch = watchMemory(isHeic(original) ? MOST_FOR_HEIC : MOST_MEMORY, () => {
    answer({ refused: TOO_MUCH_MEMORY, flaw: 'too_many_pixels', isUsedUp: true }, endAtOnce)
  })
  answer({ ...(await make(order, original)), isUsedUp: process.memoryUsage.rss() > MOST_KEPT })
  watch.end()
})

async function make(order: Order, original: Uint8Array) {
  try {
    if ('make' in order && order.make === 'drawing') return { drawing: await cleanDrawing(original) }
    if ('make' in order && order.make === 'judgement') {
      await judgeHead(original)
      return { judgement: 'good' as const }
    }
    const picture = isHeic(original) ? await heicToJpeg(original) : original
    if ('widths' in order) return { scaled: await scalePicture(picture, order.widths) }
    if ('crop' in order) return { portrait: await makePortrait(picture, order.crop) }
    if (order.make === 'logo') return { logo: await makeLogo(picture) }
    if (order.make === 'photo') return { photo: await makePhoto(picture, original) }
    if (order.make === 'luma') return { luma: await readLuma(picture) }
    return { rendition: await makeFullRendition(picture) }
  } catch (error) {
    if (error instanceof FlawedPicture) return { refused: error.message, flaw: error.flaw }
    if (error instanceof Refusal) return { refused: error.message, flaw: 'damaged' as const }
    throw error
  }
}

const answer = (content: PictureAnswer, then?: () => void) => process.send?.(content, undefined, undefined, then)
