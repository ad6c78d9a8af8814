// The lineage's answer as the layout takes it: how brothers are called, and in which row each stands.
import { lineageRow } from '@aerie/contract/classes'
import { UNNAMED } from '@aerie/contract/departures'
import { LINEAGE_COLORS, type LineageBrother, type LineageTree } from '@aerie/contract/lineage'
import { displayName } from '@aerie/contract/person'
import { type Forest, prepare } from '@aerie/lineage-layout/forest'
import type { PlacedForest } from '@aerie/lineage-layout/layout'
import type { Person } from '@aerie/lineage-layout/people'

export type BrotherForest = Forest<LineageBrother>
export type PlacedBrothers = PlacedForest<LineageBrother>
/** A brother, or somebody who is no member. */
export type TreePerson = Person<LineageBrother>

export const forestOf = (tree: LineageTree): BrotherForest =>
  prepare(Object.values(tree).flat(), {
    nameOf: (brother) => displayName(brother).trim(),
    classOf: (brother) =>
      brother.pledgeClass === undefined && brother.class === undefined ? undefined : lineageRow(brother),
    classOfUnknown: lineageRow({}),
    colors: LINEAGE_COLORS,
    unnamed: UNNAMED,
  })
