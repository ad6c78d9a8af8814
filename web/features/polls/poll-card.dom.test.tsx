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

const VOID = {
  ...VOTED,
  isActive: false,
  outcome: 'void',
  void: { reason: 'Asked with the wrong dates', at: '2026-11-21T12:00:00.000Z' },
} as const

test('a poll that was void before its end says so, and offers no certificate', ({ show }) => {
  show(card({ ...VOID, resultsVisible: false, optionVotes: {} }))
  screen.getByText('Void: Asked with the wrong dates')
  screen.getByText('What was voted stays sealed and is not counted.')
  expect(screen.queryByRole('link', { name: 'Certificate' })).toBeNull()
  expect(screen.queryByText(/being counted|days left/)).toBeNull()
})

test('one that was counted before keeps its certificate, which says that it is void', ({ show }) => {
  show(card(VOID))
  screen.getByText('Void: Asked with the wrong dates')
  screen.getByRole('link', { name: 'Certificate' })
})

test('shares of one choice come to 100, and where several may be chosen it says that they need not', ({ show }) => {
  const three = {
    ...VOTED,
    options: ['Yes', 'No', 'Later'].map((text, at) => ({ id: `option_${at + 1}`, text })),
    voteCount: 3,
  }
  const { leave } = show(card({ ...three, optionVotes: { option_1: 1, option_2: 1, option_3: 1 } }))
  expect(screen.getAllByText(/^\d+%/).map(({ textContent }) => Number.parseInt(textContent ?? '', 10))).toEqual([
    34, 33, 33,
  ])
  expect(screen.queryByText(/need not add up/)).toBeNull()
  leave()
  show(card({ ...three, allowMultipleVotes: true, optionVotes: { option_1: 3, option_2: 2, option_3: 0 } }))
  screen.getByText(/need not add up to 100%/)
})
