// The plan of a save for a member's lineage: the ties to remove and to add, or a refusal.
import { invalid } from '#platform/errors.ts'
import { type DesiredLineage, placeBig, placeLittles, UNCHANGED } from './desired-lineage.ts'
import {
  bigOf,
  inheritedColor,
  isCalled,
  type LineageFacts,
  nameKey,
  nameOf,
  namesOf,
  type Side,
  type Tie,
} from './kinship.ts'
import { type Draft, link, UNWRITTEN, whyCircle, whyNotBig, whyNotLittle } from './rules.ts'

export interface Plan {
  /** The facts' ties as they will be. */
  ties: Tie[]
  gone: Tie[]
  added: Tie[]
  /** Which of the member's own fields are not what they were. */
  fields: ('bigBrother' | 'littleBrothers')[]
  /** Of the nearest brother above him who has one. */
  inheritedColor: string | null
}

/** Refuses with a sentence for the field; `own` when the member himself reads it. */
export function planLineage(facts: LineageFacts, desired: DesiredLineage | null, own: boolean): Plan {
  const draft: Draft = { facts, self: own ? 'you' : nameOf(facts, facts.memberId), ties: facts.ties }
  const big = desired?.big === undefined ? UNCHANGED : placeBig(facts, desired.big)
  const littles = desired?.littles === undefined ? UNCHANGED : placeLittles(facts, desired.littles)
  const dropped = [...big.dropped, ...littles.dropped]
  draft.ties = facts.ties.filter((tie) => !dropped.includes(tie))
  for (const side of big.kept) keepBig(draft, side)
  for (const side of big.added) addBig(draft, side)
  for (const side of littles.kept) keepLittle(draft, side)
  for (const side of littles.added) addLittle(draft, side)
  takeOwnName(draft)
  return planOf(facts, draft.ties)
}

/** A name that is one member's by now becomes him; where it may not, it stays, for nothing was asked. */
function keepBig(draft: Draft, { id }: Side) {
  if (id !== null && !whyNotBig(draft, id)) link(draft, id, draft.facts.memberId)
}

function keepLittle(draft: Draft, { id }: Side) {
  if (id !== null && !whyNotLittle(draft, id)) link(draft, draft.facts.memberId, id)
}

function addBig(draft: Draft, { id, name }: Side) {
  const { memberId } = draft.facts
  if (id === null) draft.ties = [...draft.ties, { ...UNWRITTEN, big_name: name, little_id: memberId }]
  else {
    refuseIf('bigBrother', whyNotBig(draft, id))
    link(draft, id, memberId)
  }
}

function addLittle(draft: Draft, { id, name }: Side) {
  const { memberId } = draft.facts
  if (id === null) draft.ties = [...draft.ties, { ...UNWRITTEN, big_id: memberId, little_name: name }]
  else {
    refuseIf('littleBrothers', whyNotLittle(draft, id))
    link(draft, memberId, id)
  }
}

function refuseIf(field: string, why: string | null) {
  if (why) throw invalid(field, why)
}

/** Whoever waited for a brother of the name that he takes with this save has found him. */
function takeOwnName(draft: Draft) {
  const { facts } = draft
  const { memberId, people, namesakes } = facts
  const person = people.get(memberId)
  const earlier = person ? namesOf(person) : []
  const taken = facts.names.filter(
    (name) => !earlier.includes(name) && !namesakes.get(name)?.some((id) => id !== memberId),
  )
  const isHis = (name: string | null) => name !== null && taken.includes(nameKey(name))
  for (const { little_id, big_name } of facts.ties)
    if (little_id && isHis(big_name) && !whyNotLittle(draft, little_id)) link(draft, memberId, little_id)
  for (const { big_id, little_name } of facts.ties) {
    if (!big_id || big_id === memberId || !isHis(little_name)) continue
    const big = bigOf(draft.ties, memberId)
    const isFree = !big || big.big_id === big_id || isCalled(facts, big_id, big.big_name)
    if (isFree && !whyCircle(draft, memberId, big_id)) link(draft, big_id, memberId)
  }
}

function planOf(facts: LineageFacts, ties: Tie[]): Plan {
  const gone = facts.ties.filter((tie) => !ties.includes(tie))
  const added = ties.filter(({ id }) => id === null)
  const changed = [...gone, ...added]
  return {
    ties,
    inheritedColor: inheritedColor(facts, ties),
    gone,
    added,
    fields: [
      ...(changed.some(({ little_id }) => little_id === facts.memberId) ? (['bigBrother'] as const) : []),
      ...(changed.some(({ big_id }) => big_id === facts.memberId) ? (['littleBrothers'] as const) : []),
    ],
  }
}
