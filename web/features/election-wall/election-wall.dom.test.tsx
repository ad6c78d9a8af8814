// The count on the wall: each key as it turns, then who is elected, and nothing to press.
import type { Election } from '@aerie/contract/elections'
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { countingBy, SEALED_POSITION } from '#features/elections/sealed-election.fixture.ts'
import { test } from '../../test/page.tsx'
import { ElectionWall } from './election-wall.tsx'

const NOW = Date.parse('2026-11-22T12:00:00.000Z')
const list = { data: [], error: null, isFetching: false, refetch: async () => {} }
const wall = (election: Election) => <ElectionWall election={election} now={NOW} list={list} onLeave={() => {}} />

test('says how many keys are turned and by whom, and for whom it waits', async ({ show }) => {
  show(wall(countingBy(1)))
  await screen.findByText('Counting: 1 of 2 keys')
  screen.getByText('Waiting for Gerard Pruitt or Marcus Oyelaran.')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Desmond Achebe has turned his key',
    'Gerard Pruitt',
    'Marcus Oyelaran',
  ])
  expect(screen.queryByRole('button')).toBeNull()
})

test('when enough are turned it waits for the hour of publishing, where there is one', async ({ show }) => {
  const election = countingBy(2)
  show(
    wall(
      election.trustees ? { ...election, trustees: { ...election.trustees, publishAt: election.serverNow } } : election,
    ),
  )
  await screen.findByText(/^The result is published on 22 November 2026/)
})

test('once it is counted it says who is elected, the most votes first', async ({ show }) => {
  const [one, other] = SEALED_POSITION.candidates
  if (!one || !other) throw new Error('Two stand')
  const candidates = [
    { ...one, votes: 134 },
    { ...other, votes: 171 },
  ]
  const position = {
    ...SEALED_POSITION,
    candidates,
    blankVotes: 13,
    outcome: 'elected' as const,
    winnerIds: [other.id],
  }
  show(wall({ ...countingBy(2), resultStatus: 'final', positions: [position] }))
  await screen.findByText('Julian Ashworth is elected.')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Julian Ashworth171',
    'Harpreet Singh Gill134',
  ])
})
