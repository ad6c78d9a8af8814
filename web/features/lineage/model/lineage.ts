// The lineage as the page has it: everybody's place, and the way from a brother to those above and below him.

import { lineOf } from '@aerie/lineage-layout/line-of'
import { littlesOf } from '@aerie/lineage-layout/littles'
import type { PlacedBrothers } from './forest.ts'
import { describe, odditiesOf, rowLabel } from './words.ts'

export type Lineage = ReturnType<typeof openLineage>

/** `shortName` is the organisation's, as in Pre-OSOP; `ownId` the viewer's; `years` of the lives of those who have passed, by id. */
export function openLineage(
  { forest, whole }: PlacedBrothers,
  shortName: string,
  ownId: number,
  years: ReadonlyMap<number, string> = new Map(),
) {
  const littles = littlesOf(forest.parent)
  const indices = new Map(forest.people.flatMap(({ brother }, index) => (brother ? [[brother.id, index]] : [])))
  const labels = forest.keys.map((key) => rowLabel(key, shortName))
  return {
    forest,
    whole,
    littles,
    /** By a brother's id; undefined where there is none. */
    indexOf: (id: number | undefined) => (id === undefined ? undefined : indices.get(id)),
    /** Undefined for who has no record. */
    idOf: (index: number) => forest.people[index]?.brother?.id,
    /** The viewer himself; undefined until his record has come. */
    me: indices.get(ownId),
    /** By row. */
    labels,
    labelOf: (index: number) => labels[forest.row[index] ?? 0] ?? '',
    nameOf: (index: number) => forest.people[index]?.name ?? '',
    /** Of one who has passed, as far as they are known. */
    yearsOf: (index: number) => years.get(forest.people[index]?.brother?.id ?? 0),
    describe: (index: number) => describe({ forest, littles, shortName, years }, index),
    oddities: (index: number) => odditiesOf(forest, index),
    lineOf: (index: number) => lineOf(forest.parent, littles, index),
  }
}
