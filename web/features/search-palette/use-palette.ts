// What the palette knows: the words in its field, the rows that there are for them now, and the one of these that is selected.
import type { SearchKind } from '@aerie/contract/search-values'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { forgetRecent } from '#features/search/recent-key.ts'
import { isEnough } from '#features/search/sought.ts'
import { useFound } from '#features/search/use-found.ts'
import type { Action } from '#features/session/action.ts'
import { useSession } from '#features/session/queries.ts'
import { useSettings } from '#features/settings/queries.ts'
import type { Offline } from './kept-brothers.ts'
import {
  foundGroups,
  groupsAtOnce,
  type PaletteGroup,
  type PaletteRow,
  type PlaceAction,
  restingGroups,
} from './palette-groups.ts'
import { readRecent } from './recent.ts'
import { useRested } from './use-rested.ts'

const MOST_OF_ONE_KIND = 20

export interface PaletteSettings {
  /** Typed before the palette was there. */
  typedBefore: string
  actions: readonly Action[]
  placeActions: readonly PlaceAction[]
  onOpen: (row: PaletteRow, inNewTab: boolean) => void
}

type Known = Omit<PaletteSettings, 'typedBefore'> & { offline: Offline }

export function usePalette({ typedBefore, ...known }: Known & Pick<PaletteSettings, 'typedBefore'>) {
  const [text, setText] = useState(typedBefore)
  const [chosen, setChosen] = useState<string>()
  const [only, setOnly] = useState<readonly SearchKind[]>()
  const [awaited, setAwaited] = useState<{ inNewTab: boolean }>()
  const typed = text.trim()
  const { rest, ...listed } = useGroups(typed, only, known)
  const { groups, isAsked, isCurrent, error } = listed
  const rows = useMemo(() => groups.flatMap((group) => group.rows), [groups])
  const selected = rows.find(({ key }) => key === chosen) ?? rows[0]

  /** Without a row yet it waits for the answer to the words that stand in the field. */
  const enter = (inNewTab: boolean) => {
    if (selected) return known.onOpen(selected, inNewTab)
    if (!isAsked) return
    rest()
    setAwaited({ inNewTab })
  }
  const openFirst = useEffectEvent((inNewTab: boolean) => {
    setAwaited(undefined)
    if (selected) known.onOpen(selected, inNewTab)
  })
  const isAnswered = isCurrent || error !== null
  useEffect(() => {
    if (awaited && isAnswered) openFirst(awaited.inNewTab)
  }, [awaited, isAnswered])

  return {
    ...listed,
    text,
    typed,
    type(next: string) {
      setText(next)
      setChosen(undefined)
      setAwaited(undefined)
      if (next.trim() === '') setOnly(undefined)
    },
    only,
    narrow: setOnly,
    rows,
    selected,
    select: (row: PaletteRow | undefined) => setChosen(row?.key),
    enter,
  }
}

/** The rows for the words, and how the answer to them stands. */
function useGroups(typed: string, only: readonly SearchKind[] | undefined, known: Known) {
  const { actions, placeActions, offline } = known
  const { id } = useSession()
  const { shortName } = useSettings()
  const [recent, setRecent] = useState(() => readRecent(id))
  const { rested, rest } = useRested(typed)
  const isAsked = isEnough(typed)
  const { isOffline, kept } = offline
  const all = useFound({ q: rested }, !isOffline)
  const narrow = useFound({ q: rested, kinds: only, limit: MOST_OF_ONE_KIND }, only !== undefined && !isOffline)
  const { query, sections, ...found } = only ? narrow : all
  const isCurrent = isAsked && rested === typed && found.isCurrent
  const atOnce = useMemo(() => {
    if (isOffline) return kept && typed ? [{ label: 'Brothers', rows: kept.find(typed) }] : []
    if (typed === '') return restingGroups(actions, recent)
    return isAsked && !only ? groupsAtOnce(typed, actions, recent) : []
  }, [isOffline, kept, typed, isAsked, only, actions, recent])
  const answered = useMemo(
    () => foundGroups(sections ?? [], { q: rested, shortName, now: Date.now() }, only ? [] : placeActions),
    [sections, rested, shortName, only, placeActions],
  )
  const isEmpty = isCurrent && answered.length === 0
  const groups = useMemo(
    () => [...atOnce, ...(isCurrent ? answered : []), ...(isEmpty ? ELSEWHERE : [])],
    [atOnce, isCurrent, answered, isEmpty],
  )
  return {
    /** What can be selected. */
    groups,
    /** What belongs to the words before: in sight until the answer comes. */
    former: isAsked && !isCurrent && !isOffline ? answered : NONE,
    /** The words that what the server has found belongs to. */
    rested,
    rest,
    isAsked,
    isCurrent,
    isEmpty: isEmpty && atOnce.length === 0,
    error: rested === typed ? query.error : null,
    ask: query.refetch,
    isAsking: query.isFetching,
    /** Of all kinds, for their counts. */
    counts: isAsked && !isOffline ? all.sections : undefined,
    recent,
    clearRecent() {
      forgetRecent(id)
      setRecent([])
    },
  }
}

const NONE: PaletteGroup[] = []
/** Where nothing was found. */
const ELSEWHERE: PaletteGroup[] = [
  {
    label: 'Or',
    rows: [{ key: 'or-browse', href: '/members', picture: { sign: 'brothers' }, title: 'Browse the Brotherhood' }],
  },
]
