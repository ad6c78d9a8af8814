// What is said of a brother in the tree: his class, his line, his big and littles, and what is odd about them.
import { pledgeClassLabel } from '@aerie/contract/classes'
import type { LineageColor } from '@aerie/contract/lineage'
import type { Oddity } from '@aerie/lineage-layout/forest'
import { listOf } from '@aerie/text/lists'
import { plural } from '@aerie/text/plurals'
import type { BrotherForest } from './forest.ts'

/** Above it, a class is a year of older records. */
const LAST_NUMBER = 200

export const rowLabel = (key: number, shortName: string) =>
  key > LAST_NUMBER ? `Class ${key}` : pledgeClassLabel(key, shortName)

export const countLabel = (count: number) => `${count} ${plural(count, 'brother')}`

const ODDITIES: Record<Exclude<Oddity, 'proposed'>, string> = {
  'class-unknown': 'Class not known, shown with the 1st',
  'big-later': 'His big brother is of a later class',
  circle: 'His line ran in a circle; one tie is set aside',
  claimed: 'The tie to his big brother is not confirmed yet',
  'two-bigs': 'Two big brothers are named',
}

/** Several proposals are told one by one, with who is asked. */
export function odditiesOf(forest: BrotherForest, index: number): string[] {
  const nameOf = (one: number) => forest.people[one]?.name ?? ''
  const oddities = forest.oddities.get(index) ?? []
  const proposed = oddities.includes('proposed')
    ? forest.extra.filter(({ little, why }) => little === index && why === 'proposed')
    : []
  return [
    ...oddities.filter((oddity) => oddity !== 'proposed').map((oddity) => ODDITIES[oddity]),
    ...proposed.map(
      ({ big, awaited = [] }) =>
        `${nameOf(big)} is proposed as his big brother, which waits for ${listOf(awaited.map(nameOf))}`,
    ),
  ]
}

interface KnownLineage {
  forest: BrotherForest
  littles: (index: number) => readonly number[]
  shortName: string
  /** Of the lives of those who have passed, by id. */
  years?: ReadonlyMap<number, string>
}

/** 'Lev Roy, 12th Class, blue line, big Ed Hale, littles Bo Lund and Tim Moe'. */
export function describe({ forest, littles, shortName, years }: KnownLineage, index: number): string {
  const nameOf = (one: number) => forest.people[one]?.name ?? ''
  const names = littles(index).map(nameOf)
  const big = forest.parent[index] ?? -1
  const color = forest.color[index]
  const brother = forest.people[index]?.brother
  return [
    nameOf(index),
    brother?.isRemembered && years?.get(brother.id)?.replace(' – ', ' to '),
    brother?.isRemembered && 'in memoriam',
    rowLabel(forest.keys[forest.row[index] ?? 0] ?? 1, shortName),
    brother ? `${color ?? 'no'} line` : 'not a member',
    big >= 0 && `big ${nameOf(big)}`,
    names.length > 0 && `${plural(names.length, 'little')} ${listOf(names)}`,
    ...odditiesOf(forest, index),
  ]
    .filter(Boolean)
    .join(', ')
}

/** What the group of a colour is called. */
export const lineName = (color: LineageColor | 'none') =>
  color === 'none' ? 'No line' : `${color[0]?.toUpperCase()}${color.slice(1)} line`
