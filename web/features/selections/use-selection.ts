// The selection of a list on the page: it outlives a change of the filter, but for "all that match".
import { type MemberFilter, MOST_CHOSEN } from '@aerie/contract/selections'
import { formatCount } from '@aerie/text/numbers'
import { useCallback, useMemo, useState } from 'react'
import { toast } from '#ui/feedback/toast.ts'
import {
  choose,
  chooseAll,
  countChosen,
  isChosen,
  NOBODY,
  type Selection,
  shareChosen,
  toMemberSelection,
} from './selection.ts'

interface Selectable {
  id: number
}

export function useSelection(filter: MemberFilter) {
  const { q, role, noPassword, unconfirmed } = filter
  const matched = `${noPassword} ${unconfirmed} ${role} ${q}`
  const [kept, setKept] = useState<{ selection: Selection; matched: string }>({ selection: NOBODY, matched })
  const selection = kept.selection.kind === 'all' && kept.matched !== matched ? NOBODY : kept.selection
  const set = useCallback((next: Selection) => setKept({ selection: next, matched }), [matched])
  return useMemo(
    () => ({
      selection,
      isChosen: (id: number) => isChosen(selection, id),
      count: (shown: readonly Selectable[]) => countChosen(selection, shown),
      share: (shown: readonly Selectable[]) => shareChosen(selection, shown),
      choose(choice: { id: number; isOn: boolean; isRange: boolean }, shown: readonly Selectable[]) {
        const next = choose(selection, choice, shown)
        if (next === selection) toast(TOO_MANY)
        set(next)
      },
      chooseAll: (isOn: boolean) => set(chooseAll(isOn)),
      chosen: () => toMemberSelection(selection, { q, role, noPassword, unconfirmed }),
    }),
    [selection, set, q, role, noPassword, unconfirmed],
  )
}

const TOO_MANY = {
  title: 'Too many one by one',
  description: `At most ${formatCount(MOST_CHOSEN)} can be chosen one by one. Narrow the filter, and choose all that match.`,
  tone: 'destructive',
} as const
