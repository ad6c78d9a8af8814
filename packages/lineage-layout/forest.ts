// From brothers and their ties to a forest: one big for each, no circles, and a place for names that are no members.
import { chooseBigs, type ExtraTie } from './choose-bigs.ts'
import { inheritColors } from './inherit-colors.ts'
import { type Outsider, outsidersOf } from './outsiders.ts'
import type { Brother, Claims, ColorOf, Conventions, Person } from './people.ts'

/** What is odd about a brother's data; the page says it in words. */
export type Oddity = 'class-unknown' | 'big-later' | 'circle' | 'claimed' | 'proposed' | 'two-bigs'

export interface Forest<B extends Brother = Brother> {
  people: Person<B>[]
  /** The numbers of the classes, one for each row from the top. */
  keys: number[]
  /** For each person his row, and his big, or -1. */
  row: Int32Array
  parent: Int32Array
  /** Ties that had to give way; they are shown, but place nobody. */
  extra: ExtraTie[]
  oddities: Map<number, Oddity[]>
  /** His own colour, or that of the nearest big above who has one. */
  color: (ColorOf<B> | null)[]
  /** In their order from the left. */
  colors: readonly ColorOf<B>[]
}

/** The order in which the brothers come changes nothing. */
export function prepare<B extends Brother>(list: readonly B[], conventions: Conventions<B>): Forest<B> {
  const { nameOf, classOf, classOfUnknown, colors, unnamed } = conventions
  const brothers = [...list].sort((a, b) => a.id - b.id)
  const rowKeys = brothers.map((brother) => classOf(brother) ?? classOfUnknown)
  const keys = [...new Set(rowKeys)].sort((a, b) => a - b)
  const rowOf = new Map(keys.map((key, row) => [key, row]))
  const claims: Claims<B> = {
    people: brothers.map((brother) => ({ name: nameOf(brother), brother })),
    row: rowKeys.map((key) => rowOf.get(key) ?? 0),
    bigs: brothers.map(() => []),
  }
  const indices = new Map(brothers.map(({ id }, index) => [id, index]))
  brothers.forEach(({ bigBrother }, index) => {
    const big = typeof bigBrother === 'number' ? indices.get(bigBrother) : undefined
    if (big !== undefined && big !== index) claims.bigs[index]?.push(big)
  })
  placeOutsiders(claims, outsidersOf(brothers, unnamed), keys.length - 1)
  const { parent, extra: setAside } = chooseBigs(claims)
  const extra = [...setAside, ...proposedTies(brothers, indices)]
  const row = Int32Array.from(claims.row)
  const color = inheritColors(claims.people, parent)
  const forest = { people: claims.people, keys, row, parent, extra, color, colors }
  return { ...forest, oddities: odditiesOf(forest, classOf) }
}

/** Beside the record: they are drawn, and place nobody. */
const proposedTies = (brothers: Brother[], indices: ReadonlyMap<number, number>): ExtraTie[] =>
  brothers.flatMap(({ proposed = [] }, little) =>
    proposed.flatMap(({ big, awaited }) => {
      const at = indices.get(big)
      const asked = awaited.flatMap((id) => indices.get(id) ?? [])
      return at === undefined ? [] : [{ big: at, little, why: 'proposed' as const, awaited: asked }]
    }),
  )

/** A place for each, above his first little or below his big: who was deleted still joins the two. */
function placeOutsiders(claims: Claims, outsiders: Outsider[], lastRow: number) {
  for (const { name, bigs, littles } of outsiders) {
    const rowsOf = (indices: number[]) => indices.map((index) => claims.row[index] ?? 0)
    const wanted = littles.length > 0 ? Math.min(...rowsOf(littles)) - 1 : Math.max(...rowsOf(bigs)) + 1
    const row = Math.min(Math.max(wanted, 0), lastRow)
    const index = claims.people.push({ name, brother: null }) - 1
    claims.row.push(row)
    claims.bigs.push(bigs.filter((big) => (claims.row[big] ?? 0) <= row).slice(0, 1))
    for (const little of littles) claims.bigs[little]?.push(index)
  }
}

function odditiesOf<B extends Brother>(
  { people, row, parent, extra }: Omit<Forest<B>, 'oddities'>,
  classOf: Conventions<B>['classOf'],
) {
  const oddities = new Map<number, Oddity[]>()
  const note = (index: number, oddity: Oddity) => oddities.set(index, [...(oddities.get(index) ?? []), oddity])
  people.forEach(({ brother }, index) => {
    if (brother && classOf(brother) === undefined) note(index, 'class-unknown')
    if (brother?.claimed) note(index, 'claimed')
    const big = parent[index] ?? -1
    if (big >= 0 && (row[big] ?? 0) > (row[index] ?? 0)) note(index, 'big-later')
  })
  for (const { little, why } of extra) note(little, why)
  return oddities
}
