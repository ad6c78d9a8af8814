// Elections: upcoming, voted on, ended in each of the ways; their dialogs and forms.
import type { Election, Position } from '@aerie/contract/elections'
import { useState } from 'react'
import { CreateElectionDialog, EditElectionDialog } from '../features/election-editing/election-dialogs.tsx'
import { ElectionDialog, UnknownElectionDialog } from '../features/elections/detail/election-dialog.tsx'
import { ElectionCard } from '../features/elections/election-card.tsx'
import { Button } from '../ui/controls/button.tsx'
import { GallerySection } from './gallery-section.tsx'

const NOW = '2026-11-22T12:00:00.000Z'
const NAMES = ['Harpreet Singh Gill', 'Julian Ashworth', 'Rook Fairweather']
const CANDIDATES = NAMES.map((memberName, at) => ({
  id: at + 1,
  memberId: at === 2 ? null : at + 1,
  memberName,
  statement: at === 1 ? null : 'Railways taught me: publish the timetable, then keep it.',
}))
const KEEPER: Position = {
  id: 1,
  title: 'Keeper of the house',
  description: 'Holds the keys and the list of beds.',
  classRangeStart: null,
  classRangeEnd: null,
  candidates: CANDIDATES,
  eligible: true,
  hasVoted: false,
  voteHiddenSince: null,
  eligibleCount: 451,
  voterCount: 214,
  quorumNeeded: 226,
  quorumMet: false,
  outcome: 'open',
  winnerIds: [],
}
const VOICE: Position = {
  ...KEEPER,
  id: 2,
  title: 'Voice of the younger classes',
  description: null,
  classRangeStart: 25,
  classRangeEnd: 35,
  eligible: false,
  eligibleCount: 138,
  voterCount: 20,
}
const ACTIVE: Election = {
  id: 1,
  title: 'House committee, year thirty-six',
  description: 'Two seats, one vote each.',
  startDate: '2026-11-02T09:00:00.000Z',
  endDate: '2026-11-25T21:00:00.000Z',
  createdAt: '2026-11-01T09:00:00.000Z',
  classFilter: null,
  quorumThreshold: 50,
  requiresQuorum: true,
  status: 'active',
  resultStatus: 'none',
  secrecy: 'server',
  nominations: null,
  isConfirmed: true,
  showsNumbers: true,
  gathering: null,
  trustees: null,
  isTrial: false,
  positions: [
    KEEPER,
    VOICE,
    { ...KEEPER, id: 3, title: 'Voted for', hasVoted: true },
    { ...KEEPER, id: 4, candidates: [] },
  ],
  void: null,
  can: { edit: true, extend: true, void: true, runOff: false },
  serverNow: NOW,
}
const counted = (outcome: Position['outcome'], winnerIds: number[], candidates = CANDIDATES): Position => ({
  ...KEEPER,
  id: 10 + winnerIds.length,
  title: `Ended: ${outcome}`,
  hasVoted: true,
  candidates: candidates.map((candidate, at) => ({ ...candidate, votes: 90 - at * 45 })),
  blankVotes: 34,
  outcome,
  winnerIds,
})
const ENDED: Election = {
  ...ACTIVE,
  id: 2,
  endDate: '2026-11-20T21:00:00.000Z',
  resultStatus: 'tie',
  positions: [
    counted('elected', [1]),
    counted('tie', [1, 2]),
    counted('no_quorum', []),
    { ...counted('elected', [1], CANDIDATES.slice(0, 1)), id: 20 },
    { ...counted('vacant', []), id: 21 },
  ],
  can: { edit: false, extend: false, void: true, runOff: true },
}
const UPCOMING: Election = { ...ACTIVE, id: 3, startDate: '2026-11-24T09:00:00.000Z', positions: [KEEPER] }
const VOID: Election = {
  ...ENDED,
  id: 4,
  resultStatus: 'void',
  void: { reason: 'A candidate was left out.', at: NOW },
  positions: [],
}
const SEALED: Election = {
  ...ACTIVE,
  id: 9,
  secrecy: 'trustees',
  trustees: {
    ...{ setId: 3, name: 'Elders', threshold: 2, publishAt: null },
    words: 'army van defense carry jealous true garbage claim echo media make crunch'.split(' '),
    members: NAMES.map((name, at) => ({ memberId: 51 + at, name, isReady: true, hasTurned: at === 0 })),
  },
}
const COUNTING: Election = { ...SEALED, id: 10, endDate: ENDED.endDate, status: 'completed', resultStatus: 'counting' }
const ALL = [ACTIVE, ENDED, UPCOMING, VOID, SEALED, COUNTING]

export function ElectionPieces() {
  const [opened, setOpened] = useState<Election>()
  const [isUnknown, setUnknown] = useState(false)
  const [form, setForm] = useState<'new' | 'runOff' | 'edit'>()
  const close = () => setForm(undefined)
  const now = Date.parse(NOW)
  return (
    <GallerySection title="Elections">
      <div className="election-cards">
        {ALL.map((election) => (
          <ElectionCard key={election.id} election={election} now={now} />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {ALL.map((election) => (
          <Button key={election.id} onClick={() => setOpened(election)}>
            Open {election.resultStatus} {election.id}
          </Button>
        ))}
        <Button onClick={() => setUnknown(true)}>Open an unknown one</Button>
        <Button onClick={() => setForm('new')}>Create Election</Button>
        <Button onClick={() => setForm('runOff')}>Create run-off</Button>
        <Button onClick={() => setForm('edit')}>Edit</Button>
      </div>
      {opened && <ElectionDialog open election={opened} now={now} onClose={() => setOpened(undefined)} />}
      {form === 'edit' && <EditElectionDialog open election={ACTIVE} onClose={close} />}
      {form === 'new' && <CreateElectionDialog open onClose={close} />}
      {form === 'runOff' && <CreateElectionDialog open tied={ENDED} onClose={close} />}
      <UnknownElectionDialog open={isUnknown} onClose={() => setUnknown(false)} />
    </GallerySection>
  )
}
