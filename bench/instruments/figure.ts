// What a workload is given, and what it answers: one row of the table, already in words.
import type { SeededFolder } from '../seed/data-folder.ts'

export interface Figure {
  workload: string
  baseline: string
  goal: string
  measured: string
  /** Null where there is no goal: the figure is only reported. */
  met: boolean | null
}

/** What every workload is given. */
export interface Bench {
  /** A folder for this run alone; it goes with it. */
  folder: string
  /** The data folder of 10,000 brothers that the workloads share, seeded at the first call. */
  sharedFolder(): Promise<SeededFolder>
}

export type Workload = (bench: Bench) => Promise<Figure[]>

export const milliseconds = (ms: number) =>
  ms >= 1000 ? `${(ms / 1000).toFixed(2)} s` : `${ms.toFixed(ms < 1 ? 3 : ms < 10 ? 2 : ms < 100 ? 1 : 0)} ms`

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(bytes > 0 && bytes < 10_000 ? 1 : 0)} kB`

export const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`

export const times = (ratio: number) => `${ratio.toFixed(ratio < 2 ? 2 : 1)} ×`
