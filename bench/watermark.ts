// `node bench/watermark.ts attacks|crops|search|innocent [--from n] [--count n]`: what is read of marks, whom it accuses, what a search costs.
import { parseArgs } from 'node:util'
import { measureAttacks } from './watermark/attacks.ts'
import { drawCrops } from './watermark/crops.ts'
import { measureInnocent } from './watermark/innocent.ts'
import { measureSearch } from './watermark/search.ts'

const MEASURES: Record<string, (from: number, count: number | undefined) => Promise<void>> = {
  attacks: (from, count = 16) => measureAttacks(from, count),
  crops: () => drawCrops(),
  innocent: (from, count = 10_000) => measureInnocent(from, count),
  search: (_, count = 3) => measureSearch(count),
}
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', default: '0' }, count: { type: 'string' } },
})
const measure = MEASURES[positionals[0] ?? '']
if (measure) await measure(Number(values.from), values.count === undefined ? undefined : Number(values.count))
else {
  console.error(`Choose one of ${Object.keys(MEASURES).join(', ')}, and from which picture on and how many.`)
  process.exitCode = 1
}
