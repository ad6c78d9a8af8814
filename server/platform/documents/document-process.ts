// The process in which papers are taken apart, so that a hostile one blocks, fills or brings down nothing else.
import { confineMyself, endAtOnce, takeInput, watchMemory } from '../confined.ts'
import { Refusal } from '../errors.ts'
import type { DocumentAnswer, SentOrder } from './documents.ts'
import { checkOffice, readOffice } from './office.ts'
import { checkPdf, readPdf } from './pdf.ts'

/** Bytes resident. */
const MOST_MEMORY = 600_000_000
const MOST_KEPT = 250_000_000

confineMyself()
process.on('message', async (order: SentOrder) => {
  const file = await takeInput(order.bytes)
  const watch = watchMemory(MOST_MEMORY, () => {
    const refused = 'This file takes too much memory to read. Save it in parts and select those.'
    answer({ refused, isUsedUp: true }, endAtOnce)
  })
  answer({ ...(await carryOut(order, file)), isUsedUp: process.memoryUsage.rss() > MOST_KEPT })
  watch.end()
})

async function carryOut({ act, format }: SentOrder, file: Uint8Array) {
  try {
    if (act === 'check') {
      if (format === 'pdf') await checkPdf(file)
      else checkOffice(file, format)
      return { read: null }
    }
    return { read: format === 'pdf' ? await readPdf(file) : readOffice(file, format) }
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message }
    throw error
  }
}

const answer = (content: DocumentAnswer, then?: () => void) => process.send?.(content, undefined, undefined, then)
