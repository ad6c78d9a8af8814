// Shows figures: as a table in the terminal, and in docs/benchmarks.md.
import { readFile, writeFile } from 'node:fs/promises'
import type { Figure } from './figure.ts'

const PAGE = new URL('../docs/benchmarks.md', import.meta.url)
const HEAD = ['workload', 'floor in the same run', 'goal', 'measured', '']

const cellsOf = ({ workload, floor, goal, measured, met }: Figure) => [workload, floor, goal, measured, verdict(met)]

const verdict = (met: boolean | null) => (met === null ? '' : met ? 'met' : '**missed**')

export function printTable(figures: Figure[]) {
  for (const { workload, floor, goal, measured, met } of figures) {
    console.log(`\n${workload}: ${measured}${met === null ? '' : met ? ' – met' : ' – MISSED'}`)
    if (floor) console.log(`  floor  ${floor}`)
    if (goal) console.log(`  goal   ${goal}`)
  }
}

/** Puts the figures into the page's table; rows of workloads that were not measured now stay as they are. */
export async function writePage(figures: Figure[]) {
  const page = await readFile(PAGE, 'utf8')
  const isRow = (line: string) => line.startsWith('| ')
  const lines = page.split('\n')
  const start = lines.findIndex(isRow)
  const end = lines.findIndex((line, at) => at > start && !isRow(line) && !line.startsWith('|-'))
  const kept = new Map(lines.slice(start + 2, end).map((line) => [line.split('|')[1]?.trim(), line]))
  for (const figure of figures) kept.set(figure.workload, `| ${cellsOf(figure).join(' | ')} |`)
  const table = [`| ${HEAD.join(' | ')} |`, `|${'---|'.repeat(HEAD.length)}`, ...kept.values()]
  const dated = [...lines.slice(0, start), ...table, ...lines.slice(end)].join('\n')
  const today = new Date().toISOString().slice(0, 10)
  await writeFile(PAGE, dated.replace(/(?<=Measured on )\d{4}-\d\d-\d\d/, today))
}
