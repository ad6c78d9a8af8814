// Which parts of a line are folded away: in a narrow window what would not fit, then whatever one folds or opens.

import { countBelow, foldsToFit } from '@aerie/lineage-layout/folds'
import { useMemo, useState } from 'react'
import type { Lineage } from '../model/lineage.ts'
import { keepFolds, readFolds } from './kept-folds.ts'

/** In CSS pixels, as narrow as brothers stand on a phone. */
const NARROWEST_PITCH = 74
const PHONE = '(width < 40rem)'

export interface Folding {
  /** By whoever is folded: how many stand below him. */
  folded: ReadonlyMap<number, number>
  toggle: (index: number) => void
}

/** `index` is whose line it is; undefined where everyone is shown, of whom nobody is folded. */
export function useFolds(lineage: Lineage, index: number | undefined) {
  const first = useMemo(() => {
    if (index === undefined || !matchMedia(PHONE).matches) return new Set<number>()
    return foldsToFit(lineage.littles, index, Math.floor(innerWidth / NARROWEST_PITCH))
  }, [lineage, index])
  const [chosen, setChosen] = useState<{ of: ReadonlySet<number>; folded: ReadonlySet<number> }>()
  const kept = useMemo(() => (index === undefined ? null : readFolds(lineage, index)), [lineage, index])
  const folded = chosen?.of === first ? chosen.folded : (kept ?? first)
  const folding = useMemo<Folding | null>(
    () =>
      index === undefined
        ? null
        : {
            folded: new Map([...folded].map((one) => [one, countBelow(lineage.littles, one)])),
            toggle(one) {
              const next = new Set(folded)
              if (!next.delete(one)) next.add(one)
              setChosen({ of: first, folded: next })
              keepFolds(lineage, index, next)
            },
          },
    [lineage, index, first, folded],
  )
  return { folded, folding }
}
