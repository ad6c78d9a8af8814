// Whose tree is shown: everyone's, one's own line, or that of another; and how it is laid out.

import { withoutFolded } from '@aerie/lineage-layout/folds'
import { layOut } from '@aerie/lineage-layout/layout'
import { useMemo } from 'react'
import { useFolds } from '#features/lineage/folds/use-folds.ts'
import type { Lineage } from '#features/lineage/model/lineage.ts'
import type { LineageSearch } from '#features/lineage/model/lineage-search.ts'
import { rememberedChoice } from './tools/remembered-choice.ts'
import type { TreeScope } from './tools/tree-tools.tsx'

/** On a phone the tree of everyone is panned through from so many windows on; a line of so many has more to show. */
const WIDE_ON_PHONES = 3
const LINE_WORTH_SHOWING = 3
const PHONE = '(width < 40rem)'
const PITCH = 92

export function useShown(lineage: Lineage, { only, of }: Pick<LineageSearch, 'only' | 'of'>) {
  const { me } = lineage
  const index = (only ? lineage.indexOf(of) : undefined) ?? me
  const isLine = only ?? (of === undefined && startsWithOwnLine(lineage))
  const line = useMemo(
    () => (isLine && index !== undefined ? lineage.lineOf(index) : undefined),
    [lineage, isLine, index],
  )
  const lineIndex = line && index
  const { folded, folding } = useFolds(lineage, lineIndex)
  const layout = useMemo(
    () => (line ? layOut(lineage.forest, withoutFolded(line, lineage.littles, folded)) : lineage.whole),
    [lineage, line, folded],
  )
  const shown: TreeScope = line ? (index === me ? 'mine' : 'his') : 'everyone'
  return { shown, layout, folding, index: lineIndex, whose: index === undefined ? '' : lineage.nameOf(index) }
}

function startsWithOwnLine({ me, whole, lineOf }: Lineage) {
  if (me === undefined) return false
  const remembered = rememberedChoice()
  if (remembered !== null) return remembered === 'mine'
  const isWide = whole.width * PITCH > WIDE_ON_PHONES * innerWidth
  return matchMedia(PHONE).matches && isWide && lineOf(me).size >= LINE_WORTH_SHOWING
}
