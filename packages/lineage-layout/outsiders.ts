// Those in the lineage who are no members: each who is gone, and each name that somebody wrote.
import type { Brother, DepartedBrother } from './people.ts'

export interface Outsider {
  name: string
  /** Those who name him, by their places among the brothers: of whom he is the little, and of whom the big. */
  bigs: number[]
  littles: number[]
}

/**
 * By name. Who is gone is known by his key. A name that somebody wrote is one man wherever it stands: whoever alone is
 * gone under it, or else somebody who never was a member. By no name at all, which is `unnamed`, nobody is known to be the
 * same as another.
 */
export function outsidersOf(brothers: readonly Brother[], unnamed: string): Outsider[] {
  const outsiders: Outsider[] = []
  const gone = new Map<string, Outsider>()
  const named = new Map<string, Outsider>()
  const meet = (name: string, known?: Map<string, Outsider>, key = '') => {
    const outsider = known?.get(key) ?? { name: name.trim(), bigs: [], littles: [] }
    if (!known?.has(key)) outsiders.push(outsider)
    known?.set(key, outsider)
    return outsider
  }
  const mentions = mentionsOf(brothers)
  for (const { who, index, end } of mentions)
    if (typeof who !== 'string') meet(who.name, gone, who.departed)[end].push(index)
  const goneByName = Map.groupBy(gone.values(), ({ name }) => nameKey(name))
  for (const { who, index, end } of mentions) {
    if (typeof who !== 'string') continue
    const key = nameKey(who)
    const [sole, ...others] = goneByName.get(key) ?? []
    if (isSameName(who, unnamed)) meet(who)[end].push(index)
    else (sole && others.length === 0 ? sole : meet(who, named, key))[end].push(index)
  }
  return outsiders.sort(
    (one, other) => compare(nameKey(one.name), nameKey(other.name)) || firstOf(one) - firstOf(other),
  )
}

/** Whatever their spaces and capitals. */
export const isSameName = (one: string, other: string) => nameKey(one) === nameKey(other)

const nameKey = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

const firstOf = ({ bigs, littles }: Outsider) => Math.min(...bigs, ...littles)

interface Mention {
  who: string | DepartedBrother
  /** Who names him, and on which of his ends. */
  index: number
  end: 'bigs' | 'littles'
}

const mentionsOf = (brothers: readonly Brother[]) =>
  brothers.flatMap(({ bigBrother, littleBrothers = [] }, index): Mention[] => [
    ...(bigBrother === undefined || typeof bigBrother === 'number'
      ? []
      : [{ who: bigBrother, index, end: 'littles' as const }]),
    ...littleBrothers.map((who) => ({ who, index, end: 'bigs' as const })),
  ])
