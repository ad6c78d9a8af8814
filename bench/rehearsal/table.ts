// The table that a rehearsal ends with, as docs/benchmarks.md has it.
import { megabytes, milliseconds } from '../instruments/figure.ts'
import type { Answered } from './calls.ts'
import type { Driven } from './drive.ts'
import type { Moved } from './moving.ts'

interface Rehearsed {
  /** How many brothers were generated; null for the demo. */
  installation: number | null
  /** The machine's load average before it. */
  load: number
  moved: Moved
  answered: Answered
  driven: Driven
  faults: string[]
}

export function tableOf({ installation, load, moved, answered, driven, faults }: Rehearsed): string {
  const number = (value: number) => Math.round(value).toLocaleString('en')
  const { crossings, waits } = driven
  const rows: [string, string][] = [
    ['installation', installation === null ? 'the demo' : `${number(installation)} brothers`],
    ['load average before', load.toFixed(1)],
    ['backup; restore', `${milliseconds(moved.backupMs)}; ${milliseconds(moved.restoreMs)}`],
    [
      'compared',
      `${number(moved.rows)} rows in ${moved.tables} tables, ${number(moved.files)} files: ${moved.faults.length} differences`,
    ],
    [
      'calls a second through nginx, 16 at once',
      `${number(answered.perSecond)}; median ${milliseconds(answered.median)}, p99 ${milliseconds(answered.p99)}; ${answered.refused} refused`,
    ],
    ['memory of each process (PSS)', answered.memory.map(megabytes).join(', ')],
    ['acknowledged', driven.acknowledged],
    [
      'calls while processes died',
      `${number(driven.calls)}: ${driven.again} writes sent again, ${driven.putOff} put off with Retry-After`,
    ],
    ['every kind of write back after an outage', `${milliseconds(Math.max(...waits))} at most, of ${waits.length}`],
    [
      'a live update to each process',
      `median ${milliseconds(crossings.median)}, ${milliseconds(crossings.longest)} at most, of ${number(crossings.count)}`,
    ],
    ['lost, failed or late', faults.length === 0 ? 'nothing' : `${faults.length} faults`],
  ]
  return rows.map(([what, measured]) => `| ${what} | ${measured} |`).join('\n')
}
