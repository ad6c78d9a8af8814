// What one has folded away of a line, for as long as the tab is open: the way back from a profile finds it as it was.
import { keep, readKept } from '#lib/browser-storage.ts'
import type { Lineage } from '../model/lineage.ts'

type Names = Pick<Lineage, 'idOf' | 'indexOf'>

/** By whose line it is; who has no record of his own is found by nothing. */
const keyOf = (lineage: Names, whose: number) => `aerie-folds-${lineage.idOf(whose) ?? ''}`

/** Null where nothing was folded or opened by hand. */
export function readFolds(lineage: Names, whose: number): Set<number> | null {
  const ids = readKept('tab', keyOf(lineage, whose))
  return ids === null ? null : new Set(ids.split(' ').flatMap((id) => (id ? (lineage.indexOf(Number(id)) ?? []) : [])))
}

export const keepFolds = (lineage: Names, whose: number, folded: ReadonlySet<number>) =>
  void keep('tab', keyOf(lineage, whose), [...folded].flatMap((one) => lineage.idOf(one) ?? []).join(' '))
