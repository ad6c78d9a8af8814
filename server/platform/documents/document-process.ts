// The process in which papers are taken apart, so that a hostile one blocks, fills or brings down nothing else.
import { confineMyself, endAtOnce, takeInput, watchMemory } from '../confined.ts'
import { Refusal } from '../errors.ts'
import type { DocumentAnswer, SentOrder } from './documents.ts'
import { checkOffice, readOffice } from './office.ts'
import { checkPdf, readPdf } from './pdf.ts'
import { stampPdf } from './stamp-pdf.ts'

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

async function carryOut(order: SentOrder, file: Uint8Array) {
  try {
    return await perform(order, file)
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message }
    if (order.act === 'stamp') return { refused: 'This file cannot be marked.' }
    throw error
  }
}

async function perform(order: SentOrder, file: Uint8Array) {
  if (order.act === 'stamp') return { stamped: await stampPdf(file, order.stamp) }
  const { act, format } = order
  if (act === 'read') return { read: format === 'pdf' ? await readPdf(file) : readOffice(file, format) }
  if (format === 'pdf') await checkPdf(file)
  else checkOffice(file, format)
  return { checked: true as const }
}

const answer = (content: DocumentAnswer, then?: () => void) => process.send?.(content, undefined, undefined, then)
