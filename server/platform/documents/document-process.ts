// The process in which papers are taken apart, so that a hostile one blocks, fills or brings down nothing else.
import { createHash } from 'node:crypto'
import { confineMyself, endAtOnce, takeInput, watchMemory } from '../confined.ts'
import { Refusal } from '../errors.ts'
import { openOffice } from './main-part.ts'
import { checkOldOffice } from './old-office.ts'
import type { DocumentAnswer, DocumentFormat, FileCheck, SentOrder } from './orders.ts'
import { checkPdf, readPdf } from './pdf.ts'
import { readSlides } from './slides.ts'
import { markingOf } from './stamp/marking.ts'
import { stampOffice } from './stamp/stamp-office.ts'
import { stampPdf } from './stamp-pdf.ts'
import { readTables } from './tables.ts'
import { readText } from './text.ts'
import { TOO_MUCH_MEMORY } from './too-much-memory.ts'
import { unlinked } from './unlinked.ts'
import { readDocx } from './word.ts'

/** Bytes resident. */
const MOST_MEMORY = 600_000_000
const MOST_KEPT = 250_000_000

confineMyself()
process.on('message', async (order: SentOrder) => {
  const file = await takeInput(order.bytes)
  const watch = watchMemory(MOST_MEMORY, () => {
    answer({ refused: TOO_MUCH_MEMORY, isUsedUp: true }, endAtOnce)
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
  if (order.act === 'stamp') {
    const bytes = await (order.format === 'pdf' ? stampPdf : stampOffice)(file, order.stamp)
    return { stamped: { bytes, sha256: createHash('sha256').update(bytes).digest() } }
  }
  if (order.act === 'unlink') return { unlinked: unlinked(file) }
  const { act, format } = order
  if (act === 'read') return { read: await read(file, order) }
  return { checked: await check(file, format) }
}

/** Newer files with macros are refused. */
async function check(file: Uint8Array, format: DocumentFormat): Promise<FileCheck> {
  if (format === 'doc' || format === 'xls' || format === 'ppt')
    return { hasMacros: checkOldOffice(file, format), marking: 'impossible' }
  if (format === 'pdf') await checkPdf(file)
  else openOffice(file, format)
  return { hasMacros: false, marking: await markingOf(file, format) }
}

function read(file: Uint8Array, { format, isCut }: Extract<SentOrder, { act: 'read' }>) {
  switch (format) {
    case 'text':
      return readText(file, isCut)
    case 'pdf':
      return readPdf(file)
    case 'docx':
      return readDocx(file)
    case 'pptx':
      return readSlides(file)
    default:
      return readTables(file, format, isCut)
  }
}

const answer = (content: DocumentAnswer, then?: () => void) => process.send?.(content, undefined, undefined, then)
