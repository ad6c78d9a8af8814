// Nominations as tests of pages need them: one position, an election, and what is said of oneself.
import type { Election } from '@aerie/contract/elections'
import type { NominationPosition, Nominations, OwnNomination } from '@aerie/contract/nomination-views'

const AT = '2026-11-20T12:00:00.000Z'

export const HARPREET = {
  ...{ id: 12, firstName: 'Harpreet', lastName: 'Gill', profileImageUrl: null, profileImageHash: null },
}
export const TEDDY = {
  ...{ id: 26, firstName: 'Teddy', lastName: 'Vance', profileImageUrl: null, profileImageHash: null },
}

export const ELECTION: Election = {
  ...{ id: 7, title: 'The chairs', description: null, classFilter: null, createdAt: '2026-11-16T09:00:00.000Z' },
  ...{ startDate: '2026-12-02T09:00:00.000Z', endDate: '2026-12-16T21:00:00.000Z', quorumThreshold: 50 },
  ...{ requiresQuorum: false, status: 'upcoming', resultStatus: 'none', secrecy: 'server', positions: [] },
  ...{ isConfirmed: false, showsNumbers: true, gathering: null, void: null, trustees: null, isTrial: false },
  nominations: { until: '2026-11-30T21:00:00.000Z', closedAt: null, allowSeveral: false, showsNames: false },
  can: { edit: false, extend: false, void: false, runOff: false },
  serverNow: AT,
}

export const POSITION: NominationPosition = {
  ...{ id: 3, title: 'Alumni chair', description: 'Writes to all of us.', classRangeStart: null, classRangeEnd: null },
  ...{ has: 'none', standing: null, own: null, namedByYou: [], canNominate: true },
}

export const NOMINATIONS: Nominations = {
  ...{ electionId: 7, until: '2026-11-30T21:00:00.000Z', closedAt: null, allowSeveral: false, showsNames: false },
  ...{ isConfirmed: false, positions: [POSITION], isOfficer: false, serverNow: AT },
}

export const OWN: OwnNomination = {
  ...{
    nomineeId: 40,
    state: 'asked',
    isNamedByHimself: false,
    statement: null,
    photo: null,
    declineWord: null,
    showsNominators: false,
  },
  namings: [{ by: HARPREET, sentence: 'He writes to everyone.', at: AT }],
  refusal: null,
  can: { answer: true, appeal: false, waive: false },
}
