// `node bench/watermark.ts attacks|innocent|search [count]`: what is read of marks, whom it accuses, and what a search costs.
import { measureAttacks } from './watermark/attacks.ts'
import { measureInnocent } from './watermark/innocent.ts'
import { measureSearch } from './watermark/search.ts'

const MEASURES: Record<string, (count: number) => Promise<void>> = {
  attacks: measureAttacks,
  innocent: measureInnocent,
  search: measureSearch,
}
const [name = '', count = '8'] = process.argv.slice(2)
const measure = MEASURES[name]
if (measure) await measure(Number(count))
else {
  console.error(`Choose one of ${Object.keys(MEASURES).join(', ')}, and of how many pictures.`)
  process.exitCode = 1
}
