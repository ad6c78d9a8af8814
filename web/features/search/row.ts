// One thing that was found, or was opened lately: what its row says and where it leads.
import type { Document } from '@aerie/contract/documents'
import type { ReactNode } from 'react'

export interface Row {
  /** No other row has it: by it one is selected, announced and opened. */
  key: string
  /** None where it is not an address that it leads to. */
  href?: string | undefined
  picture: RowPicture
  title: string
  /** In the place of the title, where it is a sentence of a text. */
  sentence?: { before: string; found: string; after: string } | undefined
  line?: string | undefined
  /** At the right: how he is related, or why he was found. */
  aside?: string | undefined
  /** Links beside the row, for a pointer: an option of a list holds none, and its page has them for everybody. */
  reach?: ReactNode
}

/** What stands at its left: `office` is a colour. */
export type RowPicture =
  | { portrait: string | null; hash: string | null }
  | { thumbnail: string | undefined; hash: string | null }
  | { document: Document['kind'] }
  | { office: string }
  | { sign: RowSign }
  | { icon: ReactNode }

export type RowSign = 'tag' | 'news' | 'vote' | 'trip' | 'gathering' | 'place' | 'brothers' | 'more'
