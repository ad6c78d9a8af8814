// The process in which pictures are decoded, so that a hostile one blocks, fills or brings down nothing else.
import { confineMyself, endAtOnce, watchMemory } from '../confined.ts'
import { Refusal } from '../errors.ts'
import { readLuma } from './luma.ts'
import { makeFullRendition, makePhoto } from './photo.ts'
import { makePortrait } from './portrait.ts'
import type { Answer, Order } from './reader.ts'
import { scalePicture } from './scaled.ts'

/** Bytes resident. Decoders grow by some 10 MB between two checks, and the process has to stay under 400 MB. */
const MOST_MEMORY = 350_000_000
/** Bytes that may stay resident after a picture, so that the next one has enough. */
const MOST_KEPT = 200_000_000

confineMyself()
process.on('message', async (order: Order) => {
  const watch = watchMemory(MOST_MEMORY, () => {
    const refused = 'This photo takes too much memory to read. Save it with fewer pixels and select that.'
    answer({ refused, isUsedUp: true }, endAtOnce)
  })
  answer({ ...(await make(order)), isUsedUp: process.memoryUsage.rss() > MOST_KEPT })
  watch.end()
})

async function make(order: Order) {
  try {
    if ('widths' in order) return { scaled: await scalePicture(order.picture, order.widths) }
    if ('make' in order && order.make === 'luma') return { luma: await readLuma(order.picture) }
    if ('make' in order)
      return order.make === 'photo'
        ? { photo: await makePhoto(order.picture) }
        : { rendition: await makeFullRendition(order.picture) }
    return { portrait: await makePortrait(order.picture, order.crop) }
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message }
    throw error
  }
}

const answer = (content: Answer, then?: () => void) => process.send?.(content, undefined, undefined, then)
