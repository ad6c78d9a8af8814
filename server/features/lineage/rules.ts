// The rules of ties: which are allowed, and which ones a new tie replaces.
import { MOST_LITTLES } from '@aerie/contract/lineage'
import { ancestorsOf, bigOf, isCalled, type LineageFacts, nameOf, sideName, type Tie } from './kinship.ts'

export interface Draft {
  facts: LineageFacts
  /** What the sentences call the member. */
  self: string
  ties: Tie[]
}

export function whyNotBig(draft: Draft, id: number) {
  const { facts, ties } = draft
  if (id === facts.memberId) return 'Nobody can be his own big brother.'
  const circle = whyCircle(draft, facts.memberId, id)
  if (circle) return circle
  const others = ties.filter(
    (tie) => tie.big_id === id && tie.little_id !== facts.memberId && !isCalled(facts, facts.memberId, tie.little_name),
  )
  if (others.length < MOST_LITTLES) return null
  const littles = others.map((tie) => sideName(facts, { id: tie.little_id, name: tie.little_name ?? '' }))
  return `${nameOf(facts, id)} has his little brothers already: ${LIST.format(littles)}.`
}

const LIST = new Intl.ListFormat('en')

export function whyNotLittle(draft: Draft, id: number) {
  const { facts, ties } = draft
  if (id === facts.memberId) return 'Nobody can be his own little brother.'
  const circle = whyCircle(draft, id, facts.memberId)
  if (circle) return circle
  const big = bigOf(ties, id)
  if (!big || big.big_id === facts.memberId || isCalled(facts, facts.memberId, big.big_name)) return null
  const other = sideName(facts, { id: big.big_id, name: big.big_name ?? '' })
  return `${nameOf(facts, id)} has a big brother already: ${other}.`
}

/** Names the chain when `top` stands above `bottom`, so that he cannot come below him as well. */
export function whyCircle({ facts, ties, self }: Draft, top: number, bottom: number) {
  const above = ancestorsOf(ties, bottom)
  if (!above.includes(top)) return null
  const called = (id: number) => (id === facts.memberId ? self : nameOf(facts, id))
  const chain = [bottom, ...above.slice(0, above.indexOf(top) + 1)].reverse().map(called).join(', ')
  return top === facts.memberId
    ? `${called(bottom)} is below ${self} already: ${chain}.`
    : `${called(top)} is above ${self} already: ${chain}.`
}

/** Ties two members, in the place of ties that name the one or the other instead. */
export function link(draft: Draft, big: number, little: number) {
  const { facts, ties } = draft
  const others = ties.filter(
    (tie) =>
      !(tie.big_id === big && isCalled(facts, little, tie.little_name)) &&
      !(tie.little_id === little && isCalled(facts, big, tie.big_name)),
  )
  const tied = others.some((tie) => tie.big_id === big && tie.little_id === little)
  draft.ties = tied ? others : [...others, { ...UNWRITTEN, big_id: big, little_id: little }]
}

export const UNWRITTEN: Tie = { id: null, big_id: null, big_name: null, little_id: null, little_name: null }
