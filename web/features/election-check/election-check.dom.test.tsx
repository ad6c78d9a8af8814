// The page that checks an election: it runs by itself, says what each step found, can be stopped, and finds one's ballot.
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, vi } from 'vitest'
import { SEALED_ELECTION, SEALED_POSITION } from '#features/elections/sealed-election.fixture.ts'
import { press, typeInto } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import type { CheckMessage, CheckOrder } from './checking/check-messages.ts'
import { ElectionCheckPage } from './election-check.tsx'

const TRACKERS = ['A', 'B', 'C'].map((letter) => letter.repeat(43))

/** Stands in for the workers: the test says what the one that leads them answers. */
class StandIn {
  static all: StandIn[] = []
  sent: unknown[] = []
  hasEnded = false
  onmessage?: (event: { data: CheckMessage }) => void
  onerror?: () => void
  constructor() {
    StandIn.all.push(this)
  }
  postMessage(message: unknown) {
    this.sent.push(message)
  }
  terminate() {
    this.hasEnded = true
  }
}

beforeEach(() => {
  localStorage.clear()
  StandIn.all = []
  vi.stubGlobal('Worker', StandIn)
})

const list = { data: [], error: null, isFetching: false, refetch: async () => {} }
const page = <ElectionCheckPage electionId={SEALED_ELECTION.id} election={SEALED_ELECTION} list={list} />
const step = (title: string) => screen.getByRole('heading', { name: title }).closest('li') as HTMLElement

async function begun() {
  await screen.findByText('Five steps, taken by this browser')
  const leader = StandIn.all.at(-1)
  if (!leader) throw new Error('Nothing was begun')
  return { leader, say: (data: CheckMessage) => leader.onmessage?.({ data }) }
}

test('begins by itself with the boards of all positions, and says how far it is', async ({ show }) => {
  show(page)
  const { leader, say } = await begun()
  expect((leader.sent[0] as CheckOrder).boards).toMatchObject([
    { positionId: SEALED_POSITION.id, voters: null, votes: null },
  ])
  say({ step: 'record', state: 'holds', findings: { entries: 1204 } })
  say({ step: `ballots-${SEALED_POSITION.id}`, state: 'running', done: 74, of: 112 })
  await within(step('The record is whole')).findByText(/1,204 entries/)
  const bar = await screen.findByRole('progressbar', { name: 'Each ballot holds one vote, or none' })
  expect(bar.getAttribute('aria-valuenow')).toBe('66')
  say({ step: 'keys', state: 'later', findings: {} })
  say({ end: true })
  await screen.findByText('All that there is so far holds. The rest can be checked after the end.')
  expect(StandIn.all.every(({ hasEnded }) => hasEnded)).toBe(true)
})

test('a step that does not hold says why, and that it is not what was voted', async ({ show }) => {
  show(page)
  const { say } = await begun()
  say({ step: 'voters', state: 'fails', sentence: 'A voting key was used twice.' })
  say({ end: true })
  await within(step('Only those entitled have voted')).findByText('A voting key was used twice.')
  await screen.findByText('This is not what was voted. Tell an officer, and keep the files.')
  within(step('The keys opened the sum, and nothing else')).getByText('Not checked')
})

test('is stopped at a press, with all its workers, and can be begun anew', async ({ show }) => {
  show(page)
  const { leader } = await begun()
  await press('Stop')
  expect(StandIn.all.every(({ hasEnded }) => hasEnded)).toBe(true)
  await press('Check again')
  await expect.poll(() => StandIn.all.at(-1) !== leader).toBe(true)
})

test('a ballot is found by how its receipt begins, in whatever groups, and nowhere else', async ({ show }) => {
  show(page)
  const { say } = await begun()
  await typeInto('Your receipt', 'BBBB BBBB BBBB BBBB')
  await screen.findByText('It is looked for once the ballots have come.')
  say({ positionId: SEALED_POSITION.id, trackers: TRACKERS })
  await screen.findByText('Your ballot is on the board')
  screen.getByText(/^Keeper of the house, ballot 2 of 3\./)
  await typeInto('Your receipt', 'bbbb bbbb bbbb bbbb')
  await screen.findByText(/^No ballot here begins with this code/)
})

test('a browser without workers says what to do instead', async ({ show }) => {
  vi.stubGlobal('Worker', undefined)
  show(page)
  await screen.findByText(/^This browser cannot check an election/)
})
