// The process in which pictures are decoded, so that a hostile one blocks, fills or brings down nothing else.
import { constants, setPriority } from 'node:os'
import { Refusal } from '../errors.ts'
import { makePhoto } from './photo.ts'
import { makePortrait } from './portrait.ts'
import type { Answer, Order } from './reader.ts'
import { scalePicture } from './scaled.ts'

/** Bytes resident. Decoders grow by some 10 MB between two checks, and the process has to stay under 400 MB. */
const MOST_MEMORY = 350_000_000
const LOOK_MS = 4
/** Bytes that may stay resident after a picture, so that the next one has enough. */
const MOST_KEPT = 200_000_000
/** The number of the account that owns nothing; the database's own must not be at hand here either. */
const NOBODY = 65_534

// Requests for pages come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
becomeNobody()
// At the terminal Ctrl-C is for Aerie, which lets running requests finish and then ends this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.on('disconnect', endAtOnce)
process.on('message', async (order: Order) => {
  const look = setInterval(() => {
    if (process.memoryUsage.rss() < MOST_MEMORY) return
    clearInterval(look)
    const refused = 'This photo takes too much memory to read. Save it with fewer pixels and select that.'
    answer({ refused, isUsedUp: true }, endAtOnce)
  }, LOOK_MS)
  answer({ ...(await make(order)), isUsedUp: process.memoryUsage.rss() > MOST_KEPT })
  clearInterval(look)
})

async function make(order: Order) {
  try {
    if ('widths' in order) return { scaled: await scalePicture(order.picture, order.widths) }
    if ('isPhoto' in order) return { photo: await makePhoto(order.picture) }
    return { portrait: await makePortrait(order.picture, order.crop) }
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message }
    throw error
  }
}

const answer = (content: Answer, then?: () => void) => process.send?.(content, undefined, undefined, then)

/** As root it would have every file of the machine; what it runs is loaded by now. */
function becomeNobody() {
  if (process.getuid?.() !== 0) return
  process.setgroups?.([])
  process.setgid?.(NOBODY)
  process.setuid?.(NOBODY)
}

/** An ordinary exit would wait for the decoder. */
function endAtOnce() {
  process.kill(process.pid, 'SIGKILL')
}
