// An election sealed by trustees, as dom tests and the gallery show it.
import type { Election, Position } from '@aerie/contract/elections'

const WORDS = 'army van defense carry jealous true garbage claim echo media make crunch'.split(' ')
const NAMES = ['Desmond Achebe', 'Gerard Pruitt', 'Marcus Oyelaran']

export const SEALED_POSITION: Position = {
  ...{ id: 21, title: 'Keeper of the house', description: null, classRangeStart: null, classRangeEnd: null },
  candidates: ['Harpreet Singh Gill', 'Julian Ashworth'].map((memberName, at) => ({
    ...{ id: 31 + at, memberId: 41 + at, memberName, statement: null },
  })),
  ...{ eligible: true, hasVoted: false, voteHiddenSince: null, eligibleCount: 451, voterCount: 214 },
  ...{ quorumNeeded: 226, quorumMet: false, outcome: 'open', winnerIds: [] },
}

/** Open; of its three trustees two are needed. */
export const SEALED_ELECTION: Election = {
  ...{ id: 9, title: 'House committee, year thirty-six', description: null, createdAt: '2026-11-01T09:00:00.000Z' },
  ...{ startDate: '2026-11-02T09:00:00.000Z', endDate: '2026-11-25T21:00:00.000Z', classFilter: null },
  ...{ quorumThreshold: 50, requiresQuorum: false, status: 'active', resultStatus: 'none' },
  ...{ secrecy: 'trustees', isTrial: false, positions: [SEALED_POSITION], void: null },
  ...{ nominations: null, isConfirmed: true, showsNumbers: true, gathering: null },
  trustees: {
    ...{ setId: 3, name: 'Elders', threshold: 2, words: WORDS, publishAt: null },
    members: NAMES.map((name, at) => ({ memberId: 51 + at, name, isReady: true, hasTurned: false })),
  },
  can: { edit: false, extend: false, void: false, runOff: false },
  serverNow: '2026-11-22T12:00:00.000Z',
}

/** It has ended, and some of its trustees have turned their keys. */
export const countingBy = (turned: number): Election => ({
  ...SEALED_ELECTION,
  ...{ status: 'completed', resultStatus: 'counting', endDate: '2026-11-20T21:00:00.000Z' },
  trustees: SEALED_ELECTION.trustees && {
    ...SEALED_ELECTION.trustees,
    members: SEALED_ELECTION.trustees.members.map((member, at) => ({ ...member, hasTurned: at < turned })),
  },
})
