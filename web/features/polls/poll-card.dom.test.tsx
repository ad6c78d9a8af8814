// A poll in which one has voted: the tick and the receipt, or why neither is shown.
import { type Poll, polls } from '@aerie/contract/polls'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished } from 'vitest'
import { press } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { VOTED } from './poll.fixture.ts'
import { PollCard } from './poll-card.tsx'
import { openPollsQuery } from './queries.ts'

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
  screen.getByText('The votes stay sealed and are not counted.')
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

test('whoever votes by keyboard comes to his receipt, hears that the vote is recorded, and can copy it', async ({
  wire,
  show,
}) => {
  const { userVote: _, userVotes: __, ...open } = VOTED
  const head = '9f3c71ab'.repeat(8)
  const receipt = { tracker: 'K7QF-2MXN-6RTC-W3DA', head, ballotHash: head, isPublished: null }
  wire.answer(polls.list, [{ ...open, hasVoted: false, can: { ...VOTED.can, vote: true } }])
  wire.answer(polls.vote, { success: true, tracker: receipt.tracker, head: receipt.head, poll: VOTED })
  wire.answer(polls.receipt, receipt)
  show(<OpenPoll />)
  await press('Yes')
  wire.answer(polls.list, [VOTED])
  await press('Cast Vote')
  const section = await screen.findByRole('region', { name: /^Your vote is recorded. Your receipt, / })
  await waitFor(() => expect(document.activeElement).toBe(section))
  await screen.findByText('K7QF')
  expect(document.activeElement).toBe(section)

  // No clipboard for pages, as without https; and then not even the older way.
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'))
  const copied: string[] = []
  document.execCommand = () => copied.push((document.activeElement as HTMLTextAreaElement).value) > 0
  await press('Copy')
  await screen.findByText('Your receipt is on the clipboard.')
  expect(copied.join()).toContain('K7QF-2MXN-6RTC-W3DA')
  document.execCommand = () => false
  await press('Copy')
  await screen.findByText(/The code is selected/)
  expect(getSelection()?.toString().replace(/\s/g, '')).toBe('K7QF2MXN6RTCW3DA')
})

function OpenPoll() {
  const { data: [poll] = [] } = useQuery(openPollsQuery)
  return poll ? card(poll) : null
}
