// What a workload answers: one row of the table, already in words.

export interface Figure {
  workload: string
  floor: string
  goal: string
  measured: string
  /** Null where nothing was promised: the figure is only told. */
  met: boolean | null
}

/** What every workload is given. */
export interface Bench {
  /** A folder for this run alone; it goes with it. */
  folder: string
  /** The house of 10,000 brothers that the workloads share, filled at the first call. */
  house(): Promise<import('./house.ts').House>
}

export type Workload = (bench: Bench) => Promise<Figure[]>

export const milliseconds = (ms: number) =>
  ms >= 1000 ? `${(ms / 1000).toFixed(2)} s` : `${ms.toFixed(ms < 1 ? 3 : ms < 10 ? 2 : ms < 100 ? 1 : 0)} ms`

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(bytes > 0 && bytes < 10_000 ? 1 : 0)} kB`

export const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`

export const times = (ratio: number) => `${ratio.toFixed(ratio < 2 ? 2 : 1)} ×`
