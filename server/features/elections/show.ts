// An election as one member sees it.
import type { ElectionStatus, PositionOutcome, ResultStatus, VotingClasses } from '@aerie/contract/election-values'
import type { Election, Position } from '@aerie/contract/elections'
import { isQuorumMet, quorumNeeded } from '@aerie/contract/poll-values'
import { leadersOf } from '#features/ballots/outcome.ts'
import type { OwnVote } from '#features/ballots/own-votes.ts'
import type { SealingSet } from '#features/boards/sets.ts'
import { isOpenedSealed } from '#features/election-sealing/choosing.ts'
import { showTrustees } from '#features/election-sealing/show-trustees.ts'
import { countEligible, type readBrotherhood, wouldVote } from '#features/election-states/electorate.ts'
import type { ElectionState, NominationsState, PositionState } from '#features/election-states/states.ts'
import type { GatheringLinks } from './gathering-link.ts'
import { rightsOf } from './policy.ts'

export interface ElectionViewer {
  id: number
  role: Parameters<typeof rightsOf>[0]['role']
  /** Into which boxes he has voted, and on whose lists he is. */
  voted: ReadonlySet<number>
  listed: ReadonlySet<number>
  /** His votes by box, where some may not be shown. */
  own: ReadonlyMap<number, OwnVote> | null
}

export interface Moment {
  now: Date
  brotherhood: Awaited<ReturnType<typeof readBrotherhood>>
  /** What an active member is called; null of others. */
  nameOf: (memberId: number) => string | null
  /** Those that he may know of. */
  gatherings: GatheringLinks
  /** Those of trustees, by id. */
  sets: ReadonlyMap<number, SealingSet>
}

export const statusOf = ({ call }: ElectionState, now: Date): ElectionStatus =>
  now < call.startsAt ? 'upcoming' : now < call.endsAt ? 'active' : 'completed'

export function resultStatusOf(state: ElectionState, now: Date): ResultStatus {
  if (state.void) return 'void'
  if (statusOf(state, now) !== 'completed') return 'none'
  const outcomes = state.positions.map((position) => outcomeOf(state, position))
  if (outcomes.includes('open')) return 'counting'
  if (outcomes.includes('not_held')) return 'not_held'
  if (outcomes.includes('no_quorum')) return 'no_quorum'
  return outcomes.includes('tie') ? 'tie' : 'final'
}

export function showElection(state: ElectionState, viewer: ElectionViewer, moment: Moment): Election {
  const { call, positions } = state
  const { now } = moment
  const status = statusOf(state, now)
  return {
    id: state.id,
    title: call.title,
    description: call.description,
    startDate: call.startsAt.toISOString(),
    endDate: call.endsAt.toISOString(),
    createdAt: state.createdAt.toISOString(),
    classFilter: call.classFilter,
    quorumThreshold: call.quorumThreshold,
    requiresQuorum: call.requiresQuorum,
    status,
    resultStatus: resultStatusOf(state, now),
    secrecy: call.sealing ? 'trustees' : 'server',
    trustees: showTrustees(state, moment.sets, moment.nameOf),
    isTrial: call.sealing?.isTrial ?? false,
    nominations: state.nominations && showNominations(state.nominations),
    isConfirmed: state.isConfirmed,
    showsNumbers: call.showsNumbers,
    gathering: (call.gatheringId !== null && moment.gatherings.get(call.gatheringId)) || null,
    positions: positions.map((position) => showPosition(state, position, { viewer, moment })),
    void: state.void && { reason: state.void.reason, at: state.void.at.toISOString() },
    can: rightsOf(viewer, {
      isOver: status === 'completed',
      isVoid: state.void !== null,
      hasVotes: positions.some(({ voters }) => voters > 0) || isOpenedSealed(state),
      hasTie: positions.some((position) => outcomeOf(state, position) === 'tie'),
    }),
    serverNow: now.toISOString(),
  }
}

const showNominations = ({ until, closedAt, allowsSeveral, showsNames }: NominationsState) => ({
  until: until.toISOString(),
  closedAt: closedAt?.toISOString() ?? null,
  allowSeveral: allowsSeveral,
  showsNames,
})

function showPosition(
  state: ElectionState,
  position: PositionState,
  { viewer, moment }: { viewer: ElectionViewer; moment: Moment },
): Position {
  const { asked, box, candidateIds, photos, result } = position
  const { quorumThreshold } = state.call
  const classes: VotingClasses = { from: asked.from, to: asked.to, filter: state.call.classFilter }
  const trustees = state.call.sealing?.isTrial ? moment.sets.get(state.call.sealing.setId) : undefined
  const wouldBe = trustees ? trustees.seats.length : countEligible(moment.brotherhood, classes)
  const eligible = result?.eligible ?? box.eligible ?? wouldBe
  const voters = result?.voters ?? position.voters
  const counts = result?.counts
  const shown = state.call.showsNumbers ? counts : undefined
  return {
    id: position.id,
    title: asked.title,
    description: asked.description,
    classRangeStart: asked.from,
    classRangeEnd: asked.to,
    candidates: asked.candidates.map(({ memberId, name, statement }, at) => {
      const current = memberId === null ? null : moment.nameOf(memberId)
      const photo = current === null ? null : photos[at]
      return {
        id: candidateIds[at] ?? 0,
        memberId: current === null ? null : memberId,
        memberName: current ?? name,
        statement,
        ...(photo && { photo }),
        ...(shown && { votes: shown[at] ?? 0 }),
      }
    }),
    eligible: box.openedAt
      ? viewer.listed.has(box.id)
      : (trustees?.seats.some(({ memberId }) => memberId === viewer.id) ??
        wouldVote(moment.brotherhood, viewer.id, classes)),
    hasVoted: viewer.voted.has(box.id),
    voteHiddenSince: viewer.own?.get(box.id)?.hiddenSince?.toISOString() ?? null,
    eligibleCount: eligible,
    voterCount: voters,
    quorumNeeded: quorumNeeded(quorumThreshold, eligible),
    quorumMet: isQuorumMet(quorumThreshold, eligible, voters),
    outcome: outcomeOf(state, position),
    winnerIds:
      counts && !state.void
        ? leadersOf({ counts, abstainAt: candidateIds.length }).map((at) => candidateIds[at] ?? 0)
        : [],
    ...(shown && { blankVotes: shown.at(-1) ?? 0 }),
  }
}

const OUTCOMES = {
  open: 'open',
  decided: 'elected',
  tie: 'tie',
  no_quorum: 'no_quorum',
  no_votes: 'vacant',
  void: 'void',
} as const

export function outcomeOf({ void: voided }: ElectionState, { result, box }: PositionState): PositionOutcome {
  if (voided) return 'void'
  return box.closedAt && !box.openedAt ? 'not_held' : OUTCOMES[result?.outcome ?? 'open']
}
