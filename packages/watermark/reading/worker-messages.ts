// What the thread that reads and the one that has the database say to each other.
import type { Archive, Luma, PictureFinding, ReadingProgress } from './finding.ts'
import type { ReadingOptions } from './inquiry.ts'

/** What the thread begins with. It has the keys in its own memory, and writes nothing. */
export interface Assignment extends Omit<ReadingOptions, 'archive' | 'onProgress'> {
  luma: Luma
}

/** A call of the archive. */
export type Question = { [Name in keyof Archive]: { name: Name; asked: Parameters<Archive[Name]> } }[keyof Archive]

/** From the thread that reads. */
export type ReadingReport =
  | { progress: ReadingProgress }
  | { number: number; question: Question }
  | { finding: PictureFinding }

/** To it: what the archive answered to the question of that number. */
export interface Reply {
  number: number
  answer: unknown
}
