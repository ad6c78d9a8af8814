// A poll in which one has voted: the tick and the receipt, or why neither is shown.
import { type Poll, polls } from '@aerie/contract/polls'
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { test } from '../../test/page.tsx'
import { VOTED } from './poll.fixture.ts'
import { PollCard } from './poll-card.tsx'

const card = (poll: Poll) => <PollCard poll={poll} now={Date.parse(VOTED.serverNow)} onAct={() => {}} />

test('shows what one chose, and leads to the receipt', ({ show }) => {
  show(card(VOTED))
  screen.getByText('Voted')
  screen.getByRole('button', { name: 'Your receipt' })
  expect(screen.queryByText(/Somebody else gave you a way to sign in/)).toBeNull()
})

test('says why a vote is hidden, and what a kept receipt still proves; nothing is asked for', ({ wire, show }) => {
  const { userVote: _, userVotes: __, ...hidden } = VOTED
  show(card({ ...hidden, voteHiddenSince: '2026-11-20T12:00:00.000Z' }))
  screen.getByText('Voted')
  screen.getByText(/gave you a way to sign in on 20 November 2026, after you voted.*still proves that your ballot/)
  expect(screen.queryByRole('button', { name: 'Your receipt' })).toBeNull()
  expect(wire.asked(polls.receipt)).toEqual([])
})
