// Polls: open, voted on, ended; the receipt, the certificate, the form, and the card on the dashboard.
import type { PollAudit, PollCertificate } from '@aerie/contract/poll-records'
import type { Poll } from '@aerie/contract/polls'
import { useState } from 'react'
import { Receipt } from '../features/ballots/receipt.tsx'
import { ActivePolls } from '../features/polls/active-polls.tsx'
import { CreatePollDialog } from '../features/polls/editing/poll-dialog.tsx'
import { GuidelinesCard } from '../features/polls/guidelines-card.tsx'
import { PollCard } from '../features/polls/poll-card.tsx'
import { PollFigures } from '../features/polls/poll-figures.tsx'
import { Certificate } from '../features/vote-certificate/certificate.tsx'
import { CheckPanel } from '../features/vote-certificate/check-panel.tsx'
import { FindBallot } from '../features/vote-certificate/find-ballot.tsx'
import { VotersList } from '../features/vote-certificate/voters-list.tsx'
import { Button } from '../ui/controls/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { GallerySection } from './gallery-section.tsx'

const NOW = '2026-11-22T12:00:00.000Z'
const OPTIONS = ['The lake house at Hollow Pines', '4019 Pine, the whole street', 'Lisbon, in spring'].map(
  (text, at) => ({
    id: `option_${at + 1}`,
    text,
  }),
)
const OPEN: Poll = {
  id: 1,
  title: 'Where do we hold the 36th reunion?',
  description: 'One weekend, late April.',
  isActive: true,
  endDate: '2026-11-25T12:00:00.000Z',
  createdAt: '2026-11-01T12:00:00.000Z',
  options: OPTIONS,
  optionVotes: {},
  resultsVisible: false,
  resultsVisibility: 'after_vote',
  voteCount: 148,
  votes: 148,
  quorumThreshold: 50,
  requiresQuorum: true,
  allowMultipleVotes: false,
  hasVoted: false,
  voteHiddenSince: null,
  eligibleCount: 451,
  quorumNeeded: 226,
  quorumMet: false,
  outcome: 'open',
  leadingIds: [],
  void: null,
  can: { vote: true, edit: false, extend: true, void: true, runOff: false },
  serverNow: NOW,
}
const VOTED: Poll = {
  ...OPEN,
  id: 2,
  title: 'Match the scholarship fund two to one?',
  optionVotes: { option_1: 69, option_2: 20, option_3: 8 },
  resultsVisible: true,
  hasVoted: true,
  userVote: 'option_1',
  voteCount: 97,
}
const HIDDEN: Poll = { ...OPEN, id: 4, title: 'Given a way in since', hasVoted: true, voteHiddenSince: NOW }
const ENDED: Poll = {
  ...VOTED,
  id: 3,
  title: 'Restore the porch or rebuild it?',
  isActive: false,
  endDate: '2026-11-20T12:00:00.000Z',
  outcome: 'no_quorum',
  leadingIds: ['option_1'],
}
const HASH = '9f3c71ab04de5e82c0a71d9466b238ef9f3c71ab04de5e82c0a71d9466b238ef'
const CERTIFICATE: PollCertificate = {
  format: 'aerie-poll-2',
  pollId: 3,
  definition: { ...ENDED, description: null },
  definitionHash: HASH,
  endDate: ENDED.endDate,
  closedAt: ENDED.endDate,
  eligible: 451,
  voters: 97,
  counts: ENDED.optionVotes,
  quorumNeeded: 226,
  quorumMet: false,
  outcome: 'no_quorum',
  leadingIds: ['option_1'],
  ballotsHash: HASH,
  head: HASH,
  headNumber: 100,
  publicKey: '',
  signature: '',
}
const BALLOTS: NonNullable<PollAudit['ballots']> = [{ tracker: 'K7QF-2MXN-6RTC-W3DA', choices: ['option_1'] }]

export function PollPieces() {
  const [isOpen, setOpen] = useState(false)
  const now = Date.parse(NOW)
  return (
    <GallerySection title="Polls">
      <PollFigures polls={[OPEN, VOTED, ENDED]} now={now} fullPollVotes={400} />
      <div className="poll-cards">
        {[OPEN, VOTED, HIDDEN, ENDED].map((poll) => (
          <PollCard key={poll.id} poll={poll} now={now} onAct={() => setOpen(true)} />
        ))}
      </div>
      <GuidelinesCard />
      <Card title="Active Polls">
        <ActivePolls polls={[OPEN, VOTED]} now={now} />
      </Card>
      <Receipt
        receipt={{ tracker: 'K7QF-2MXN-6RTC-W3DA', ballotHash: HASH, head: HASH, isPublished: null }}
        vote={OPEN}
      />
      <Certificate certificate={CERTIFICATE} siteName="Aerie" fingerprint={HASH} voidReason={null} />
      <CheckPanel published={{ certificate: CERTIFICATE, ballots: BALLOTS, log: [] }} keys={[HASH]} />
      <FindBallot ballots={BALLOTS} options={OPTIONS} />
      <VotersList participants={{ members: [{ id: 7, firstName: 'Eamon', lastName: 'Kirwan' }], formerMembers: 1 }} />
      <Button onClick={() => setOpen(true)}>Create Poll</Button>
      <CreatePollDialog open={isOpen} eligible={4} onClose={() => setOpen(false)} />
    </GallerySection>
  )
}
