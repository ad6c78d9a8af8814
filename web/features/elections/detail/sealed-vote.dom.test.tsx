// Voting in an election that trustees seal: one ballot is sealed and sent, again where no answer came, and never two.
import { elections } from '@aerie/contract/elections'
import { people } from '@aerie/contract/people'
import { sealedElections } from '@aerie/contract/sealed-elections'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, vi } from 'vitest'
import type { SealAnswer, SealOrder } from '#features/sealed-elections/sealing/seal-messages.ts'
import { press } from '../../../test/acting.ts'
import { test as plain } from '../../../test/page.tsx'
import { SEALED_ELECTION, SEALED_POSITION } from '../sealed-election.fixture.ts'
import { ElectionDialog } from './election-dialog.tsx'

const TRACKERS = ['A', 'B', 'C'].map((letter) => letter.repeat(43))
const HEAD = '9f3c71ab04de5e82'.repeat(4)
const VOTED = { ...SEALED_ELECTION, positions: [{ ...SEALED_POSITION, hasVoted: true, voterCount: 215 }] }
const RECEIPT = { head: HEAD, words: SEALED_ELECTION.trustees?.words ?? [] }
const NOW = Date.parse(SEALED_ELECTION.serverNow)

/** Stands in for the worker that seals: each ballot it makes is another. */
class StandIn {
  static sealed: SealOrder[] = []
  onmessage?: (event: { data: SealAnswer }) => void
  onerror?: () => void
  postMessage(order: SealOrder) {
    queueMicrotask(() => this.onmessage?.({ data: this.answer(order) }))
  }
  answer(order: SealOrder): SealAnswer {
    if ('kit' in order) return { ready: true }
    StandIn.sealed.push(order)
    const at = StandIn.sealed.length - 1
    return { sealed: { ballot: `ballot-${at}`, tracker: TRACKERS[at] ?? '' } }
  }
  terminate() {}
}

beforeEach(() => {
  localStorage.clear()
  StandIn.sealed = []
  vi.stubGlobal('Worker', StandIn)
})

const test = plain.extend('open', ({ wire, show }) => (election = SEALED_ELECTION) => {
  wire.answer(people.list, [])
  wire.answer(elections.list, [election])
  wire.answer(sealedElections.ballotKit, {
    words: RECEIPT.words,
    positions: [{ positionId: SEALED_POSITION.id, electionJson: '{}', credential: '7' }],
  })
  show(<ElectionDialog open election={election} now={NOW} onClose={() => {}} />)
})

const answerVote = { success: true as const, tracker: TRACKERS[0] ?? '', ...RECEIPT, election: VOTED }
const vote = async () => {
  await press('Vote for Julian Ashworth')
  await press('Cast Vote')
}

test('the ballot for the candidate at his place is sealed, sent as text, and its receipt kept here', async ({
  wire,
  open,
}) => {
  wire.answer(sealedElections.vote, answerVote)
  wire.answer(sealedElections.receipt, { tracker: TRACKERS[0] ?? '', ...RECEIPT })
  open()
  await vote()
  await screen.findByText(/Your receipt begins AAAA AAAA AAAA AAAA/)
  expect(StandIn.sealed).toEqual([{ positionId: SEALED_POSITION.id, choice: 1 }])
  expect(wire.asked(sealedElections.vote).map(({ body }) => body)).toEqual([
    { positionId: SEALED_POSITION.id, ballot: 'ballot-0' },
  ])
  expect(localStorage.getItem(`vote-7-${SEALED_POSITION.id}`)).toBe('32')
  expect(localStorage.getItem(`vote-receipt-7-${SEALED_POSITION.id}`)).toContain(TRACKERS[0])
})

test('the ballot is sealed while the question stands; of who goes back nothing is sent, kept or used', async ({
  wire,
  open,
}) => {
  wire.answer(sealedElections.vote, answerVote)
  wire.answer(sealedElections.receipt, { tracker: TRACKERS[1] ?? '', ...RECEIPT })
  open()
  await press('Vote for Julian Ashworth')
  await expect.poll(() => StandIn.sealed).toEqual([{ positionId: SEALED_POSITION.id, choice: 1 }])
  await press('Cancel')
  expect(wire.asked(sealedElections.vote)).toEqual([])
  expect(JSON.stringify(localStorage)).not.toContain(TRACKERS[0])

  await press('Vote for Harpreet Singh Gill')
  await press('Cast Vote')
  await screen.findByText('Vote Cast')
  expect(StandIn.sealed.at(-1)).toEqual({ positionId: SEALED_POSITION.id, choice: 0 })
  expect(wire.asked(sealedElections.vote).map(({ body: { ballot } }) => ballot)).toEqual(['ballot-1'])
})

test('where no answer came the very same ballot is sent again', async ({ wire, open }) => {
  wire.answer(sealedElections.vote, answerVote)
  open()
  await press('Vote for Julian Ashworth')
  await expect.poll(() => wire.asked(sealedElections.ballotKit).length).toBe(1)
  wire.cut()
  await press('Cast Vote')
  const alert = await screen.findByRole('alertdialog')
  await within(alert).findByText(/the same ballot is sent, and it counts once/)
  wire.mend()
  wire.answer(sealedElections.receipt, { tracker: TRACKERS[0] ?? '', ...RECEIPT })
  await press('Try again')
  await screen.findByText('Vote Cast')
  expect(StandIn.sealed).toHaveLength(1)
  expect(wire.asked(sealedElections.vote).map(({ body: { ballot } }) => ballot)).toEqual(['ballot-0'])
})

test('who has voted in another tab is told so, and nothing more is cast', async ({ wire, open }) => {
  wire.refuse(sealedElections.vote, 'conflict', 'You have already voted for this position.')
  open()
  await vote()
  await screen.findByText('You have already voted for this position.')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(wire.asked(sealedElections.vote)).toHaveLength(1)
})

test('a browser that runs no programs beside the page says so, and casts nothing', async ({ wire, open }) => {
  vi.stubGlobal('Worker', undefined)
  open()
  await vote()
  await screen.findByText(/^This browser cannot seal a ballot/)
  expect(wire.asked(sealedElections.vote)).toEqual([])
})

test('a vote whose answer never came has its tick once the receipt says that it was this one', async ({
  wire,
  open,
}) => {
  wire.answer(sealedElections.receipt, { tracker: TRACKERS[1] ?? '', ...RECEIPT })
  const sent = TRACKERS.map((tracker, at) => ({ tracker, candidateId: [null, 32, 31][at] }))
  localStorage.setItem(`sent-vote-7-${SEALED_POSITION.id}`, JSON.stringify(sent))
  open(VOTED)
  await screen.findByText('Your vote')
  expect(localStorage.getItem(`vote-7-${SEALED_POSITION.id}`)).toBe('32')
  expect(localStorage.getItem(`sent-vote-7-${SEALED_POSITION.id}`)).toBeNull()
})

test('the voter reads who could open his ballot, and sees the twelve words on demand', async ({ open }) => {
  open()
  await screen.findByText('Sealed by 3 trustees')
  screen.getByText(
    'Only the server and two of Desmond Achebe, Gerard Pruitt, and Marcus Oyelaran together could open your ballot. If two of them lose their words, we vote again.',
  )
  expect(screen.getByText('The twelve words of this election').closest('details')?.open).toBe(false)
})

/** As a private window, or a browser that refuses, answers whoever asks for what it keeps. */
function refuseStorage() {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const refusing = new Proxy({} as Storage, { get: refuse, set: refuse })
  vi.stubGlobal('localStorage', refusing)
  vi.stubGlobal('sessionStorage', refusing)
  vi.stubGlobal('indexedDB', { open: refuse, databases: refuse, deleteDatabase: refuse })
}

test('where the browser keeps nothing the vote is cast all the same, and its receipt named', async ({ wire, open }) => {
  refuseStorage()
  wire.answer(sealedElections.vote, answerVote)
  wire.answer(sealedElections.receipt, { tracker: TRACKERS[0] ?? '', ...RECEIPT })
  open()
  await vote()
  await screen.findByText(/Your receipt begins AAAA AAAA AAAA AAAA/)
  expect(wire.asked(sealedElections.vote).map(({ body: { ballot } }) => ballot)).toEqual(['ballot-0'])
})

test('who has voted in a browser that keeps nothing has his receipt, and no tick is promised', async ({
  wire,
  open,
}) => {
  refuseStorage()
  wire.answer(sealedElections.receipt, { tracker: TRACKERS[0] ?? '', ...RECEIPT })
  open(VOTED)
  screen.getByText('Your choice is sealed: only the browser in which you voted may have kept a tick.')
  expect(screen.queryByText('Your vote')).toBeNull()
  await press('Your receipt')
  await screen.findByRole('button', { name: 'Save receipt' })
  screen.getByText(/^AAAA$/, { selector: 'span:first-child' })
})

test('where the browser keeps nothing the very same ballot is sent again', async ({ wire, open }) => {
  refuseStorage()
  wire.answer(sealedElections.vote, answerVote)
  open()
  await press('Vote for Julian Ashworth')
  await expect.poll(() => wire.asked(sealedElections.ballotKit).length).toBe(1)
  wire.cut()
  await press('Cast Vote')
  await within(await screen.findByRole('alertdialog')).findByText(/the same ballot is sent, and it counts once/)
  wire.mend()
  wire.answer(sealedElections.receipt, { tracker: TRACKERS[0] ?? '', ...RECEIPT })
  await press('Try again')
  await screen.findByText('Vote Cast')
  expect(StandIn.sealed).toHaveLength(1)
  expect(wire.asked(sealedElections.vote).map(({ body: { ballot } }) => ballot)).toEqual(['ballot-0'])
})
