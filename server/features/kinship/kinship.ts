// The part of the lines that one save concerns: who is whose big brother, by id or by name.
import type { Claim } from '@aerie/contract/lineage'
import { areAlike } from '@aerie/text/names-alike'
import { displayName, goesBy } from '#features/people/person.ts'

/** A brother as he is shown beside another. */
export interface Person {
  id: number
  first_name: string
  last_name: string
  familiar: string | null
  pledge_class: number | null
  class: number | null
  avatar: string | null
  lineage_color: string | null
}

/** One big and one little brother; a side that is not a member has a name instead of an id. */
export interface Tie {
  /** Null while it is not yet written. */
  id: number | null
  big_id: number | null
  big_name: string | null
  little_id: number | null
  little_name: string | null
  /** The end that has named the other; null where an officer wrote it, or neither end has said so. */
  claimed_by: number | null
  is_confirmed: boolean
  /** What the other end had written where the claimer stands now. */
  name_before: string | null
}

/** A tie between two members, as it stands on record or is proposed beside it. */
export type MemberTie = Tie & {
  id: number
  big_id: number
  little_id: number
  /** Of a proposal alone: who has made it; null once he has left. */
  proposed_by: number | null
  is_proposed: boolean
}

/** A tie that somebody has proposed beside the record. */
export interface Proposal {
  id: number
  big_id: number
  little_id: number
  /** Null once he has left. */
  proposed_by: number | null
  /** The end that has agreed already. */
  claimed_by: number | null
}

/** A big or a little brother of somebody, with what is shown of him; who is no member has only a name. */
export interface RelativeRow {
  side: 'big' | 'little'
  name: string | null
  id: number | null
  first_name: string | null
  last_name: string | null
  familiar: string | null
  pledge_class: number | null
  class: number | null
  avatar: string | null
  /** Of a tie between two members that is not confirmed. */
  claim: Claim | null
  /** He is proposed, beside whoever stands there on record. */
  is_proposed: boolean
  proposed_by: number | null
}

/** One end of a tie. */
export interface Side {
  id: number | null
  name: string
}

export interface LineageFacts {
  memberId: number
  /** In the order of their ids: his own, those of everyone he names, and the lines above all of them. */
  ties: Tie[]
  people: Map<number, Person>
  /** The members whom a full name means, in the form of `nameKey`: who is called exactly so, or else who is called alike. */
  namesakes: Pick<ReadonlyMap<string, number[]>, 'get'>
  /** The names he will have after the save, in the same way. */
  names: string[]
  /** Those with whom a tie of his was refused, and by whom. */
  refusals: Map<number, number>
  /** Those that wait, of which he is one of the two. */
  proposals: Proposal[]
}

/** A full name as it is looked up; names that differ in it may still be alike. */
export const nameKey = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()

/** What a brother may be called where somebody names him: with his first name, and with the familiar one. */
export const namesOf = ({ first_name, familiar, last_name }: Pick<Person, 'first_name' | 'familiar' | 'last_name'>) => [
  ...new Set([first_name, goesBy({ first_name, familiar })].map((first) => nameKey(`${first} ${last_name}`))),
]

/** Whether a name is one of a member's, before the save or after it. */
export function isCalled({ people, memberId, names }: LineageFacts, id: number, name: string | null) {
  const person = people.get(id)
  if (name === null || !person) return false
  return [...namesOf(person), ...(id === memberId ? names : [])].some((own) => areAlike(own, name))
}

export function nameOf({ people }: LineageFacts, id: number) {
  const person = people.get(id)
  return person ? displayName(person) : ''
}

export const sideName = (facts: LineageFacts, { id, name }: Side) => (id === null ? name : nameOf(facts, id))

/** The tie to his big brother. */
export const bigOf = (ties: readonly Tie[], id: number) => ties.find((tie) => tie.little_id === id)

/** From his big brother upwards, as far as there are members. A cycle in old data ends where it began. */
export function ancestorsOf(ties: readonly Tie[], id: number) {
  const above: number[] = []
  for (let big = bigOf(ties, id)?.big_id; big && big !== id && !above.includes(big); big = bigOf(ties, big)?.big_id)
    above.push(big)
  return above
}

/** The colour of the nearest brother above him who has one. */
export function inheritedColor({ people, memberId }: LineageFacts, ties: readonly Tie[]) {
  const colors = ancestorsOf(ties, memberId).map((id) => people.get(id)?.lineage_color)
  return colors.find((color) => color) ?? null
}

type Claimable = Pick<Tie, 'id' | 'big_id' | 'little_id' | 'claimed_by' | 'is_confirmed'>

export const isBetweenMembers = ({ big_id, little_id }: Pick<Tie, 'big_id' | 'little_id'>) =>
  big_id !== null && little_id !== null

export const isEnd = ({ id }: { id: number }, { big_id, little_id }: Pick<Tie, 'big_id' | 'little_id'>) =>
  id === big_id || id === little_id

/** Null of a confirmed tie, and of one with a name. */
export function claimOf({ id, big_id: big, little_id: little, claimed_by, is_confirmed }: Claimable): Claim | null {
  if (is_confirmed || id === null || big === null || little === null) return null
  return { tieId: id, awaited: [big, little].filter((end) => end !== claimed_by) }
}
