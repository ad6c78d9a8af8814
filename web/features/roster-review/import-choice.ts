// What an officer chooses of a file before it is brought in.
import type { RosterReading } from '@aerie/contract/rosters'

export interface ImportChoice {
  exclude: ReadonlySet<number>
  invite: boolean
  mended: ReadonlyMap<number, string[]>
  reading: RosterReading
}

/** What has the server look at the file again. */
export interface FileReview {
  /** While it does. */
  isChecking: boolean
  mend: (row: number, cells: string[]) => void
  read: (reading: RosterReading) => void
}
