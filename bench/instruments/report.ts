// Shows figures: in the terminal as they come, and as the table of docs/benchmarks.md.
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { Figure } from './figure.ts'

const PAGE = new URL('../../docs/benchmarks.md', import.meta.url)
const HEAD = ['workload', 'baseline in the same run', 'goal', 'measured', 'verdict']

export function printFigures(figures: Figure[]) {
  for (const { workload, baseline, goal, measured, met } of figures) {
    console.log(`\n${workload}: ${measured}${met === null ? '' : met ? ' – met' : ' – MISSED'}`)
    if (baseline) console.log(`  baseline  ${baseline}`)
    if (goal) console.log(`  goal      ${goal}`)
  }
}

/** `load`: the machine's load average before the run. */
export async function writePage(figures: Figure[], load: number) {
  const lines = (await readFile(PAGE, 'utf8')).split('\n')
  const start = lines.findIndex(isRow)
  const end = lines.findIndex((line, at) => at > start && !isRow(line))
  const kept = new Map(lines.slice(start + 2, end).map((line) => [line.split('|')[1]?.trim() ?? '', line]))
  // Rows of workloads that were not measured now stay as they are.
  for (const figure of figures) kept.set(figure.workload, rowOf(cellsOf(figure)))
  const table = [rowOf(HEAD), `|${'---|'.repeat(HEAD.length)}`, ...kept.values()]
  const page = [...lines.slice(0, start), ...table, ...lines.slice(end)].join('\n')
  const today = new Date().toISOString().slice(0, 10)
  const where = `${availableParallelism()} cores, with a load average of ${load.toFixed(1)} before the run`
  await writeFile(PAGE, page.replace(/^Measured on .*$/m, `Measured on ${today} on ${where}.`))
}

const isRow = (line: string) => line.startsWith('|')

const rowOf = (cells: string[]) => `| ${cells.join(' | ')} |`

const cellsOf = ({ workload, baseline, goal, measured, met }: Figure) => [
  workload,
  baseline || '–',
  goal || '–',
  measured,
  met === null ? '–' : met ? 'met' : '**missed**',
]
