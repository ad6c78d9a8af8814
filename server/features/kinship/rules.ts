// The rules of ties: which are allowed, and which ones a new tie replaces.
import { MOST_LITTLES } from '@aerie/contract/lineage'
import { listOf } from '@aerie/text/lists'
import { ancestorsOf, bigOf, isCalled, type LineageFacts, nameOf, sideName, type Tie } from './kinship.ts'

export interface LineageDraft {
  facts: LineageFacts
  /** Whether the member himself acts; else an officer does. */
  own: boolean
  /** What the sentences call the member. */
  self: string
  ties: Tie[]
  /** What the save proposes beside the record. */
  proposed: { big: number; little: number }[]
}

export const whyNotBig = (draft: LineageDraft, id: number) => whyNeverBig(draft, id) ?? whyFull(draft, id)

/** What no proposal gets round either. */
export function whyNeverBig(draft: LineageDraft, id: number) {
  const { memberId } = draft.facts
  if (id === memberId) return 'Nobody can be his own big brother.'
  return whyRefused(draft, id) ?? whyCircle(draft, memberId, id)
}

/** Whose two little brothers are others than the member. */
export function whyFull({ facts, ties }: LineageDraft, id: number) {
  const others = ties.filter(
    (tie) => tie.big_id === id && tie.little_id !== facts.memberId && !isCalled(facts, facts.memberId, tie.little_name),
  )
  if (others.length < MOST_LITTLES) return null
  const littles = others.map((tie) => sideName(facts, { id: tie.little_id, name: tie.little_name ?? '' }))
  return `${nameOf(facts, id)} has his little brothers already: ${listOf(littles)}.`
}

export const whyNotLittle = (draft: LineageDraft, id: number) => whyNeverLittle(draft, id) ?? whyTaken(draft, id)

/** What no proposal gets round either. */
export function whyNeverLittle(draft: LineageDraft, id: number) {
  const { memberId } = draft.facts
  if (id === memberId) return 'Nobody can be his own little brother.'
  return whyRefused(draft, id) ?? whyCircle(draft, id, memberId)
}

/** Who has another big brother than the member. */
export function whyTaken({ facts, ties }: LineageDraft, id: number) {
  const big = bigOf(ties, id)
  if (!big || big.big_id === facts.memberId || isCalled(facts, facts.memberId, big.big_name)) return null
  const other = sideName(facts, { id: big.big_id, name: big.big_name ?? '' })
  return `${nameOf(facts, id)} has a big brother already: ${other}.`
}

/** What was refused is tied again by whoever refused it, or by an officer. */
function whyRefused({ facts, own }: LineageDraft, id: number) {
  const by = facts.refusals.get(id)
  if (by === undefined || !own || by === facts.memberId) return null
  return by === id
    ? `${nameOf(facts, id)} has said that this is not so. Only he, or an officer, can tie you to each other.`
    : `An officer has taken off your tie with ${nameOf(facts, id)}. Ask an officer if it is so after all.`
}

/** Names the chain when `top` stands above `bottom`, so that he cannot come below him as well. */
export function whyCircle({ facts, ties, self }: LineageDraft, top: number, bottom: number) {
  const above = ancestorsOf(ties, bottom)
  if (!above.includes(top)) return null
  const called = (id: number) => (id === facts.memberId ? self : nameOf(facts, id))
  const chain = [bottom, ...above.slice(0, above.indexOf(top) + 1)].reverse().map(called).join(', ')
  return top === facts.memberId
    ? `${called(bottom)} is below ${self} already: ${chain}.`
    : `${called(top)} is above ${self} already: ${chain}.`
}

/** Whose word stands for a tie. */
export type TieStanding = Pick<Tie, 'claimed_by' | 'is_confirmed'>

/** What somebody writes himself: a member's is a claim, an officer's is confirmed. */
export const written = ({ own, facts }: LineageDraft): TieStanding =>
  own ? { claimed_by: facts.memberId, is_confirmed: false } : { claimed_by: null, is_confirmed: true }

/** What follows from a name that was there: a member's save says nothing of it, an officer's leaves it as it stands. */
export const followed = ({ own }: LineageDraft, { claimed_by, is_confirmed }: TieStanding): TieStanding =>
  own ? { claimed_by: null, is_confirmed: false } : { claimed_by, is_confirmed }

/** Ties two members, in the place of ties that name the one or the other instead. */
export function link(draft: LineageDraft, big: number, little: number, standing: TieStanding) {
  const { facts, ties } = draft
  const others = ties.filter(
    (tie) =>
      !(tie.big_id === big && isCalled(facts, little, tie.little_name)) &&
      !(tie.little_id === little && isCalled(facts, big, tie.big_name)),
  )
  const replaced = ties.filter((tie) => !others.includes(tie))
  const tied = others.some((tie) => tie.big_id === big && tie.little_id === little)
  const tie = { ...UNWRITTEN, big_id: big, little_id: little, ...standing }
  draft.ties = tied ? others : [...others, { ...tie, name_before: nameBefore(tie, replaced) }]
}

function nameBefore({ big_id, little_id, claimed_by }: Tie, replaced: Tie[]) {
  if (claimed_by === null) return null
  if (claimed_by === big_id) return replaced.find((tie) => tie.little_id === little_id)?.big_name ?? null
  return replaced.find((tie) => tie.big_id === big_id)?.little_name ?? null
}

export const UNWRITTEN: Tie = {
  id: null,
  big_id: null,
  big_name: null,
  little_id: null,
  little_name: null,
  claimed_by: null,
  is_confirmed: false,
  name_before: null,
}

/** The tie as the other end had written it, where a claim has taken the place of a name. */
export function withNameBefore(tie: Tie): Tie[] {
  const { big_id, little_id, claimed_by, name_before } = tie
  if (name_before === null) return []
  const other = claimed_by === big_id ? little_id : big_id
  const named = claimed_by === big_id ? { big_name: name_before, little_id } : { big_id, little_name: name_before }
  return [{ ...UNWRITTEN, ...named, claimed_by: other }]
}
