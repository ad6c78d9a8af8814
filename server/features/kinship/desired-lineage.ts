// Compares the big and little brothers that a save wants with those who are there.
import { MOST_LITTLES } from '@aerie/contract/lineage'
import { areAlike } from '@aerie/text/names-alike'
import { invalid } from '#platform/errors.ts'
import { bigOf, type LineageFacts, nameKey, type Side, sideName, type Tie } from './kinship.ts'

/** Each an id in digits or a name, as the contract has them; what is left out stays as it is. */
export interface DesiredLineage {
  big?: string | null | undefined
  littles?: string[] | undefined
}

export interface Placed {
  dropped: Tie[]
  /** Those who are there already, by name alone, and may now be members. */
  kept: RetainedTie[]
  added: Side[]
}

export interface RetainedTie {
  side: Side
  tie: Tie
}

export const UNCHANGED: Placed = { dropped: [], kept: [], added: [] }

export function placeBig(facts: LineageFacts, entry: string | null): Placed {
  const present = bigOf(facts.ties, facts.memberId)
  const dropped = present ? [present] : []
  if (entry === null) return { dropped, kept: [], added: [] }
  const side = sideOf(facts, entry, 'bigBrother')
  if (present?.big_name && nameKey(present.big_name) === nameKey(entry))
    return { dropped: [], kept: [{ side, tie: present }], added: [] }
  if (present && side.id !== null && present.big_id === side.id) return UNCHANGED
  return { dropped, kept: [], added: [side] }
}

export function placeLittles(facts: LineageFacts, entries: string[]): Placed {
  const present = new Set(facts.ties.filter(({ big_id }) => big_id === facts.memberId))
  const sides = entries.map((entry) => sideOf(facts, entry, 'littleBrothers'))
  const [kept, added]: [RetainedTie[], Side[]] = [[], []]
  let stay = 0
  for (const side of sides) {
    const byName = [...present].find(({ little_name }) => little_name && nameKey(little_name) === nameKey(side.name))
    const tie = byName ?? [...present].find(({ little_id }) => side.id !== null && little_id === side.id)
    if (tie) stay += Number(present.delete(tie))
    if (byName) kept.push({ side, tie: byName })
    if (!tie) added.push(side)
  }
  for (const side of added)
    if (sides.filter((other) => isSame(side, other)).length > 1)
      throw invalid('littleBrothers', `${sideName(facts, side)} is in the list twice.`)
  if (added.length > 0 && stay + added.length > MOST_LITTLES)
    throw invalid('littleBrothers', 'A brother has at most two little brothers. Take one off first.')
  return { dropped: [...present], kept, added }
}

const isSame = (one: Side, other: Side) =>
  one.id === null ? other.id === null && areAlike(one.name, other.name) : one.id === other.id

/** A name means nobody with whom a tie was refused: it may be another's. */
function sideOf({ people, namesakes, refusals }: LineageFacts, entry: string, field: string): Side {
  if (/^\d+$/.test(entry)) {
    const id = Number(entry)
    if (!people.has(id)) throw invalid(field, 'This brother is no longer in the directory. Choose another.')
    return { id, name: entry }
  }
  const found = namesakes.get(nameKey(entry)) ?? []
  const [sole = null, ...others] = found
  const isMeant = sole !== null && others.length === 0 && !refusals.has(sole)
  return { id: isMeant ? sole : null, name: entry.trim().replace(/\s+/g, ' ') }
}
