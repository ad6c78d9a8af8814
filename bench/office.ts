// `node bench/office.ts [rounds]`: what lies between a Word file of ten pages and its first page, where LibreOffice and its cage are.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openDocumentReader } from '../server/platform/documents/documents.ts'
import { findOffice } from '../server/platform/office/find-office.ts'
import { openOffice } from '../server/platform/office/office.ts'
import { documentPointingAt } from '../server/platform/office/pointing-document.fixture.ts'

const SENTENCE = 'The roof is paid for, and so is what stands below it since the winter in which the house was bought. '
/** Four lines each: ten pages. */
const PARAGRAPHS = Array.from({ length: 98 }, () => SENTENCE.repeat(4))

const found = await findOffice(process.env, false)
if (found.state !== 'caged') throw new Error(`Nothing to measure: ${found.state}.`)
const office = openOffice(found)
const reader = openDocumentReader()
const folder = await mkdtemp(join(tmpdir(), 'aerie-bench-office-'))
const [original, unlinked] = [join(folder, 'original.docx'), join(folder, 'unlinked.docx')]
await writeFile(original, documentPointingAt(PARAGRAPHS))

console.log(
  '| pages | taken out | converted | read | all | longest standstill of the server, p99 |\n|---|---|---|---|---|---|',
)
for (let round = 0; round < Number(process.argv[2] ?? 5); round++) {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const times = [performance.now()]
  await writeFile(unlinked, await reader.unlink(original, 'docx'))
  times.push(performance.now())
  const { count } = await office.toPdf({ file: unlinked, extension: 'docx' }, async (pdf) => {
    times.push(performance.now())
    return reader.read(pdf, 'pdf')
  })
  times.push(performance.now())
  delay.disable()
  const [begun = 0, , , ended = 0] = times
  const steps = times.slice(1).map((time, at) => `${((time - (times[at] ?? 0)) / 1_000).toFixed(2)} s`)
  const standstill = [delay.max, delay.percentile(99)].map((nanoseconds) => `${Math.round(nanoseconds / 1e6)} ms`)
  console.log(
    `| ${[count, ...steps, `${((ended - begun) / 1_000).toFixed(2)} s`, standstill.join(', ')].join(' | ')} |`,
  )
}
office.close()
reader.close()
await rm(folder, { recursive: true })
