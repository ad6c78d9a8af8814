// A marked copy of a PDF for one reader: what it costs beside loading and saving the same file by the same library.

import { carrierOf, tileOf } from '@aerie/watermark/carrier'
import { encode, payloadOf } from '@aerie/watermark/code'
import { PDFDocument } from '@cantoo/pdf-lib'
import { madePdf } from '../../server/platform/documents/made-document.fixture.ts'
import { type Stamp, stampPdf } from '../../server/platform/documents/stamp-pdf.ts'
import { type Figure, milliseconds } from '../instruments/figure.ts'
import { least } from '../instruments/measure.ts'

const PAGES = 20
const ROUNDS = 40
const ID = 123_456_789
const READERS = [
  { reader: 'Arjun Nair', goalMs: 8 },
  { reader: 'Łukasz 山田', goalMs: null },
]

/** Processor time, in milliseconds, of the least of some rounds. */
export async function measureStamping(): Promise<Figure[]> {
  const file = await madePdf(Array.from({ length: PAGES }, (_, page) => `By-laws, page ${page} of ${PAGES}`))
  const key = Buffer.alloc(32, 7)
  const tile = tileOf(carrierOf(key), encode(payloadOf(key, ID)))
  const stamp = (reader: string): Stamp => ({
    tile,
    seed: ID,
    line: `Issued to ${reader}, 14 November 2026, copy 075bcd15`,
    besides: ', member 57',
    code: '075bcd15',
  })
  const copy = await leastOf(async () =>
    (await PDFDocument.load(file, { updateMetadata: false })).save({ addDefaultPage: false }),
  )
  const figures: Figure[] = []
  for (const { reader, goalMs } of READERS) {
    const used = await leastOf(() => stampPdf(file, stamp(reader)))
    figures.push({
      workload: `a marked copy of a PDF of ${PAGES} pages for ${reader}`,
      baseline: `${milliseconds(copy)}: the same library loading and saving it`,
      goal: goalMs === null ? '–' : `at most ${milliseconds(goalMs)} above the baseline`,
      measured: `${milliseconds(used)}, ${milliseconds(used - copy)} above`,
      met: goalMs === null ? null : used - copy <= goalMs,
    })
  }
  return figures
}

async function leastOf(work: () => Promise<unknown>) {
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const begun = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(begun)
    rounds.push((user + system) / 1_000)
  }
  return least(rounds)
}
