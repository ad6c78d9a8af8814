// What the process that takes papers apart is asked, and what it answers.
import type { OfficeFormat } from './main-part.ts'
import type { OldFormat } from './old-office.ts'
import type { ReadDocument } from './read-document.ts'
import type { Marking } from './stamp/marking.ts'
import type { Stamp } from './stamp-pdf.ts'

export type DocumentFormat = 'pdf' | OfficeFormat | OldFormat
/** Of text nothing has to be checked; of old files of Word and PowerPoint nothing is read. */
export type ReadFormat = 'pdf' | OfficeFormat | 'xls' | 'csv' | 'text'

/** `mostBytes`: from its beginning, where the rest of the file is not looked at. */
export type DocumentOrder = (
  | { act: 'check'; format: DocumentFormat }
  | { act: 'read'; format: ReadFormat }
  | { act: 'unlink'; format: OfficeFormat }
  | { act: 'stamp'; format: DocumentFormat; stamp: Stamp }
) & { mostBytes?: number }

/** The file follows its order on standard input; `isCut` where that is not all of it. */
export type SentOrder = DocumentOrder & { bytes: number; isCut: boolean }

export type DocumentAnswer = (
  | { checked: FileCheck }
  | { read: ReadDocument }
  | { unlinked: Uint8Array }
  | { stamped: StampedFile }
  | { refused: string }
) & { isUsedUp: boolean }

/** Of what may be kept. */
export interface FileCheck {
  hasMacros: boolean
  /** Whether copies can be marked. */
  marking: Marking
}

export interface StampedFile {
  bytes: Uint8Array
  sha256: Uint8Array
}
