// Who is chosen in a list: one by one, or all that its filter leaves but some.
import { type MemberFilter, type MemberSelection, MOST_CHOSEN } from '@aerie/contract/selections'

interface Selectable {
  id: number
}

export type Selection = {
  /** Where a range begins that is chosen with the Shift key. */
  anchor: number | null
} & ({ kind: 'some'; ids: ReadonlySet<number> } | { kind: 'all'; except: ReadonlySet<number> })

export const NOBODY: Selection = { kind: 'some', ids: new Set(), anchor: null }

export const isChosen = (selection: Selection, id: number) =>
  selection.kind === 'all' ? !selection.except.has(id) : selection.ids.has(id)

/** Those who are named in it, whichever way round. */
const named = (selection: Selection) => (selection.kind === 'all' ? selection.except : selection.ids)

export const countChosen = (selection: Selection, shown: readonly Selectable[]) =>
  selection.kind === 'some' ? selection.ids.size : shown.filter(({ id }) => !selection.except.has(id)).length

/** How the box over the list stands. */
export function shareChosen(selection: Selection, shown: readonly Selectable[]): 'none' | 'some' | 'all' {
  if (shown.length > 0 && shown.every(({ id }) => isChosen(selection, id))) return 'all'
  return countChosen(selection, shown) > 0 ? 'some' : 'none'
}

interface SelectionStep {
  id: number
  isOn: boolean
  /** Everybody from the last one chosen to this one. */
  isRange: boolean
}

/** Unchanged where it would name more members one by one than a call takes. */
export function choose(
  selection: Selection,
  { id, isOn, isRange }: SelectionStep,
  shown: readonly Selectable[],
): Selection {
  const ids = isRange ? rangeOf(selection.anchor, id, shown) : [id]
  const next = new Set(named(selection))
  for (const one of ids) {
    if (isOn === (selection.kind === 'some')) next.add(one)
    else next.delete(one)
  }
  if (next.size > MOST_CHOSEN) return selection
  return selection.kind === 'all' ? { kind: 'all', except: next, anchor: id } : { kind: 'some', ids: next, anchor: id }
}

function rangeOf(anchor: number | null, id: number, shown: readonly Selectable[]) {
  const [from, to] = [shown.findIndex((entry) => entry.id === anchor), shown.findIndex((entry) => entry.id === id)]
  if (from < 0 || to < 0) return [id]
  return shown.slice(Math.min(from, to), Math.max(from, to) + 1).map((entry) => entry.id)
}

export const chooseAll = (isOn: boolean): Selection =>
  isOn ? { kind: 'all', except: new Set(), anchor: null } : NOBODY

/** As calls take it. */
export const toMemberSelection = (selection: Selection, filter: MemberFilter): MemberSelection =>
  selection.kind === 'all' ? { filter, except: [...selection.except] } : { ids: [...selection.ids] }
