// In which row of a table words stand.
import type { Sheet } from '@aerie/contract/document-viewing'
import { plain } from '@aerie/text/search-form'
import { pagesWith } from '#features/documents/finding/find-in-pages.ts'

/** The first that has them all, from 0; undefined where none has. */
export function rowWith(rows: Sheet['rows'], sought: string): number | undefined {
  const texts = rows.map((row) =>
    plain(row.map((cell) => (typeof cell === 'object' ? (cell?.text ?? '') : cell)).join(' ')),
  )
  const [first] = pagesWith(texts, sought)
  return first === undefined ? undefined : first - 1
}
