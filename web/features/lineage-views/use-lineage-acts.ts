// What can be done with the tree: look at everyone or one line, go to a brother, ask how two are related.

import type { SizeName } from '@aerie/lineage-layout/drawing/sizes'
import { useState } from 'react'
import type { Lineage } from '#features/lineage/model/lineage.ts'
import type { LineageSearch } from '#features/lineage/model/lineage-search.ts'
import { rememberChoice } from './tools/remembered-choice.ts'
import type { TreeScope } from './tools/tree-tools.tsx'
import { useDestination } from './use-destination.ts'
import type { useShown } from './use-shown.ts'

interface LineageView {
  lineage: Lineage
  search: LineageSearch
  shown: ReturnType<typeof useShown>
  goTo: (next: LineageSearch, replace?: boolean) => void
}

export function useLineageActs({ lineage, search, shown, goTo }: LineageView) {
  const { me } = lineage
  const [one, other] = [lineage.indexOf(search.of) ?? me, lineage.indexOf(search.with)]
  const [destination, headFor] = useDestination(other ?? lineage.indexOf(search.of))
  const [isAsking, setAsking] = useState(false)
  const [touched, setTouched] = useState<number | null>(null)
  const size: SizeName = search.size ?? 'portraits'
  const idOf = (index: number | undefined) =>
    index === undefined ? undefined : lineage.forest.people[index]?.brother?.id

  const setSize = (next: SizeName) => goTo({ ...search, size: next === 'portraits' ? undefined : next })
  const goToBrother = (index: number) => {
    const isThere = shown.layout.rows.some((row) => row.includes(index))
    // In another's line, whose it is stays as it is.
    const of = shown.shown === 'his' && isThere ? search.of : idOf(index)
    goTo({
      ...search,
      of,
      with: undefined,
      size: size === 'threads' ? undefined : search.size,
      ...(!isThere && { only: false }),
    })
    headFor({ index, takesFocus: true })
  }
  const show = (next: TreeScope, index = me) => {
    if (next !== 'his') rememberChoice(next)
    setTouched(null)
    goTo({ size: search.size, only: next !== 'everyone', ...(next === 'his' && { of: idOf(index) }) })
  }
  const relate = (first: number | undefined, second: number | undefined) => {
    setTouched(null)
    setAsking(true)
    goTo({ size: search.size, only: false, of: first === me ? undefined : idOf(first), with: idOf(second) })
    if (second !== undefined) headFor({ index: second, takesFocus: false })
  }
  const endRelating = () => {
    setAsking(false)
    goTo({ ...search, with: undefined })
  }
  const touch = (index: number) => {
    if (size !== 'threads') return setTouched(index)
    setSize('portraits')
    headFor({ index, takesFocus: false })
  }
  const isRelating = isAsking || other !== undefined
  return {
    one,
    other,
    destination,
    touched: isRelating ? null : touched,
    isRelating,
    size,
    setSize,
    goToBrother,
    show,
    relate,
    endRelating,
    touch,
    letGo: () => setTouched(null),
  }
}
