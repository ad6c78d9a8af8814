// The plan of a save for a member's lineage: the ties to remove and to add, or a refusal.
import { areAlike } from '@aerie/text/names-alike'
import { invalid } from '#platform/errors.ts'
import { type DesiredLineage, placeBig, placeLittles, type RetainedTie, UNCHANGED } from './desired-lineage.ts'
import {
  bigOf,
  inheritedColor,
  isBetweenMembers,
  isCalled,
  type LineageFacts,
  nameOf,
  namesOf,
  type Proposal,
  type Side,
  type Tie,
} from './kinship.ts'
import {
  followed,
  type LineageDraft,
  link,
  UNWRITTEN,
  whyCircle,
  whyFull,
  whyNeverBig,
  whyNeverLittle,
  whyNotBig,
  whyNotLittle,
  whyTaken,
  withNameBefore,
  written,
} from './rules.ts'

export interface Plan {
  /** The facts' ties as they will be. */
  ties: Tie[]
  gone: Tie[]
  added: Tie[]
  /** Those of the gone that somebody else had claimed. */
  refused: Tie[]
  /** Ties that the record has no place for yet: they wait beside it. */
  proposed: LineageDraft['proposed']
  /** Which of the member's own fields are not what they were. */
  fields: ('bigBrother' | 'littleBrothers')[]
  /** Of the nearest brother above him who has one. */
  inheritedColor: string | null
}

/** Refuses with a sentence for the field; `own` when the member himself reads it. */
export function planLineage(facts: LineageFacts, desired: DesiredLineage | null, own: boolean): Plan {
  const draft: LineageDraft = {
    facts,
    own,
    self: own ? 'you' : nameOf(facts, facts.memberId),
    ties: facts.ties,
    proposed: [],
  }
  const big = desired?.big === undefined ? UNCHANGED : placeBig(facts, desired.big)
  const littles = desired?.littles === undefined ? UNCHANGED : placeLittles(facts, desired.littles)
  const standing = own && big.added.length > 0 ? big.dropped.find(isConfirmedBetweenMembers) : undefined
  const dropped = [...big.dropped.filter((tie) => tie !== standing), ...littles.dropped]
  const restored = dropped.filter((tie) => tie.claimed_by === facts.memberId).flatMap(withNameBefore)
  draft.ties = [...facts.ties.filter((tie) => !dropped.includes(tie)), ...restored]
  for (const kept of big.kept) keepBig(draft, kept)
  for (const side of big.added) addBig(draft, side, standing)
  for (const kept of littles.kept) keepLittle(draft, kept)
  for (const side of littles.added) addLittle(draft, side)
  takeOwnName(draft)
  return planOf(draft)
}

/** A name that is one member's by now becomes him; where it may not, it stays, for nothing was asked. */
function keepBig(draft: LineageDraft, { side: { id }, tie }: RetainedTie) {
  if (id !== null && !whyNotBig(draft, id)) link(draft, id, draft.facts.memberId, followed(draft, tie))
}

function keepLittle(draft: LineageDraft, { side: { id }, tie }: RetainedTie) {
  if (id !== null && !whyNotLittle(draft, id)) link(draft, draft.facts.memberId, id, followed(draft, tie))
}

/** What both ends have agreed to, nobody takes off in passing: another big brother is proposed beside him who stands there. */
const isConfirmedBetweenMembers = (tie: Tie) => tie.is_confirmed && isBetweenMembers(tie)

function addBig(draft: LineageDraft, { id, name }: Side, standing: Tie | undefined) {
  const { facts, own } = draft
  const { memberId } = facts
  if (id === null && standing)
    throw invalid(
      'bigBrother',
      `${nameOf(facts, standing.big_id ?? 0)} is your big brother on record. Take him off first, or name a brother who is in the directory.`,
    )
  if (id === null)
    draft.ties = [...draft.ties, { ...UNWRITTEN, big_name: name, little_id: memberId, ...written(draft) }]
  else {
    refuseIf('bigBrother', own ? whyNeverBig(draft, id) : whyNotBig(draft, id))
    if (standing || whyFull(draft, id)) propose(draft, id, memberId)
    else link(draft, id, memberId, written(draft))
  }
}

function addLittle(draft: LineageDraft, { id, name }: Side) {
  const { own, facts } = draft
  const { memberId } = facts
  if (id === null)
    draft.ties = [...draft.ties, { ...UNWRITTEN, big_id: memberId, little_name: name, ...written(draft) }]
  else {
    refuseIf('littleBrothers', own ? whyNeverLittle(draft, id) : whyNotLittle(draft, id))
    if (whyTaken(draft, id)) propose(draft, memberId, id)
    else link(draft, memberId, id, written(draft))
  }
}

/** Once, however often it is saved. */
function propose({ facts, proposed }: LineageDraft, big: number, little: number) {
  const isSame = (one: Proposal) => one.big_id === big && one.little_id === little && one.claimed_by !== null
  if (!facts.proposals.some(isSame)) proposed.push({ big, little })
}

function refuseIf(field: string, why: string | null) {
  if (why) throw invalid(field, why)
}

/** Whoever waited for a brother of the name that he takes with this save has found him, if that is so: he claims it. */
function takeOwnName(draft: LineageDraft) {
  const { facts } = draft
  const { memberId, people, namesakes } = facts
  const person = people.get(memberId)
  const earlier = person ? namesOf(person) : []
  const taken = facts.names.filter(
    (name) => !earlier.includes(name) && !namesakes.get(name)?.some((id) => id !== memberId),
  )
  const isHis = (name: string | null) => name !== null && taken.some((own) => areAlike(own, name))
  const standing = (tie: Tie) => (draft.own ? written(draft) : followed(draft, tie))
  const waiting = facts.ties.filter(({ big_id, little_id }) => !facts.refusals.has(big_id ?? little_id ?? 0))
  for (const tie of waiting)
    if (tie.little_id && isHis(tie.big_name) && !whyNotLittle(draft, tie.little_id))
      link(draft, memberId, tie.little_id, standing(tie))
  for (const tie of waiting) {
    const { big_id, little_name } = tie
    if (!big_id || big_id === memberId || !isHis(little_name)) continue
    const big = bigOf(draft.ties, memberId)
    const isFree = !big || big.big_id === big_id || isCalled(facts, big_id, big.big_name)
    if (isFree && !whyCircle(draft, memberId, big_id)) link(draft, big_id, memberId, standing(tie))
  }
}

export function planOf({ facts, ties, own, proposed }: LineageDraft): Plan {
  const gone = facts.ties.filter((tie) => !ties.includes(tie))
  const added = ties.filter(({ id }) => id === null)
  const changed = [...gone, ...added]
  const isProposed = (side: 'big' | 'little') => proposed.some((pair) => pair[side] === facts.memberId)
  return {
    ties,
    inheritedColor: inheritedColor(facts, ties),
    gone,
    added,
    proposed,
    refused: gone.filter((tie) => isClaimOfOthers(tie, own ? facts.memberId : null) && !isTied(ties, tie)),
    fields: [
      ...(changed.some(({ little_id }) => little_id === facts.memberId) || isProposed('little')
        ? (['bigBrother'] as const)
        : []),
      ...(changed.some(({ big_id }) => big_id === facts.memberId) || isProposed('big')
        ? (['littleBrothers'] as const)
        : []),
    ],
  }
}

export const isClaimOfOthers = ({ big_id, little_id, claimed_by, is_confirmed }: Tie, actorId: number | null) =>
  big_id !== null && little_id !== null && !is_confirmed && (actorId === null || claimed_by !== actorId)

/** Whether the two are tied still, which of them the big brother may be. */
const isTied = (ties: Tie[], { big_id, little_id }: Tie) =>
  ties.some(
    (tie) =>
      (tie.big_id === big_id && tie.little_id === little_id) || (tie.big_id === little_id && tie.little_id === big_id),
  )
