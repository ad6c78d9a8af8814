// Ties that are proposed beside the record: which may be, and what takes whose place once one is agreed to.
import { bigOf, type LineageFacts, nameOf, type Proposal, sideName, type Tie } from './kinship.ts'
import { isClaimOfOthers, type Plan, planOf } from './plan.ts'
import { type LineageDraft, link, whyCircle, whyFull } from './rules.ts'

/** Two of whom a tie is proposed. */
export interface Pair {
  big: number
  little: number
}

interface Proposer {
  id: number
  /** Officers may propose again what was refused; to his own ties nobody is one. */
  isOfficer: boolean
}

/** Why it may not be proposed that `big` is the big brother of the facts' member; null when it may. */
export function whyNoProposal(facts: LineageFacts, big: number, proposer: Proposer): string | null {
  const { memberId: little, ties, refusals } = facts
  if (big === little) return 'Nobody can be his own big brother.'
  const [bigName, littleName] = [nameOf(facts, big), nameOf(facts, little)]
  const refusedBy = refusals.get(big)
  if (refusedBy !== undefined && refusedBy !== proposer.id && !proposer.isOfficer)
    return `It was said already that ${bigName} and ${littleName} are not tied. Only who said so, or an officer, can tie the two.`
  const present = bigOf(ties, little)
  if (present?.big_id === big)
    return present.is_confirmed
      ? `${bigName} is the big brother of ${littleName} already.`
      : `That ${bigName} is the big brother of ${littleName} is claimed already, and waits to be confirmed.`
  return whyCircle(draftWithout(facts, big), little, big)
}

/** The lines once a proposal is agreed to; refused with a sentence where others stand in its way by now. */
export function planAccepted(
  facts: LineageFacts,
  { id, big_id: big, little_id: little, claimed_by }: Proposal,
  actor: number | null,
): Plan | string {
  const draft = draftWithout(facts, big)
  const why = whyCircle(draft, little, big) ?? whyFull(draft, big)
  if (why) return why
  link(draft, big, little, { claimed_by, is_confirmed: true })
  const numbered = (tie: Tie) => (tie.id === null ? { ...tie, id, name_before: null } : tie)
  const plan = planOf(draft)
  return {
    ...plan,
    ties: plan.ties.map(numbered),
    added: plan.added.map(numbered),
    refused: plan.gone.filter((tie) => isClaimOfOthers(tie, actor)),
  }
}

/** Without what it would take the place of: another big brother, or the same two the other way round. */
function draftWithout(facts: LineageFacts, big: number): LineageDraft {
  const { memberId: little } = facts
  const stays = (tie: Tie) => tie.little_id !== little && !(tie.big_id === little && tie.little_id === big)
  return { facts, own: false, self: nameOf(facts, little), ties: facts.ties.filter(stays), proposed: [] }
}

/**
 * The lines with the facts' member in the place of a name. Whoever is named by more than two keeps them, since they are
 * there; what would close a circle, or give somebody a second big brother, is refused with a sentence for all of it.
 */
export function planMatch(facts: LineageFacts, named: Tie[]): Plan | string {
  const { memberId } = facts
  const others = facts.ties.filter((tie) => !named.includes(tie))
  const draft: LineageDraft = { facts, own: false, self: nameOf(facts, memberId), ties: others, proposed: [] }
  for (const { big_id, little_id } of named) {
    const [big, little] = [big_id ?? memberId, little_id ?? memberId]
    const why = big === little ? `${draft.self} is named here by himself.` : whyCircle(draft, little, big)
    if (why) return why
    const present = bigOf(draft.ties, little)
    if (present && present.big_id !== big)
      return `${nameOf(facts, little)} has a big brother already: ${sideName(facts, { id: present.big_id, name: present.big_name ?? '' })}.`
    link(draft, big, little, { claimed_by: null, is_confirmed: true })
  }
  return planOf(draft)
}
