import { expect, test } from 'vitest'
import type { Listed } from './making.ts'
import { eventually, isMade, openQueue } from './open-queue.fixture.ts'

const list = (...photos: Listed[]) => new Map(photos.map((photo) => [photo.id, photo]))

test('what the server has is in only once it is made ready there', async () => {
  const { add, ended, queue, sent, states } = openQueue()
  add('a', 'b')
  await eventually(() => sent.length, 2)
  sent[0]?.resolve(isMade(3))
  sent[1]?.resolve(isMade(4))
  await eventually(states, ['making', 'making'])
  // A list of before these came says nothing of them.
  queue.follow(list())
  queue.follow(list({ id: 3, state: 'making' }, { id: 4, state: 'making' }))
  expect([states(), ended]).toEqual([['making', 'making'], []])
  queue.follow(list({ id: 3, state: 'ready' }, { id: 4, state: 'failed', failure: 'It is damaged.' }))
  expect(states()).toEqual(['in', 'unmade'])
  expect(queue.state().entries[1]?.state).toMatchObject({ photoId: 4, sentence: 'It is damaged.' })
  await eventually(() => ended, [['in', 'unmade']])
})

test('what is tried again waits again, and what was taken away leaves', async () => {
  const { add, queue, sent, states } = openQueue()
  add('a', 'b')
  await eventually(() => sent.length, 2)
  sent[0]?.resolve(isMade(3))
  sent[1]?.resolve(isMade(4))
  await eventually(states, ['making', 'making'])
  queue.follow(list({ id: 3, state: 'failed', failure: 'Once.' }, { id: 4, state: 'failed', failure: 'Once.' }))
  queue.follow(list({ id: 3, state: 'making' }))
  expect(states()).toEqual(['making'])
  queue.follow(list({ id: 3, state: 'ready' }))
  expect(states()).toEqual(['in'])
})

test('what failed once and is made again after the same bytes were chosen counts as there before', async () => {
  const { add, queue, states } = openQueue({ knownNames: { a: 7 }, isReady: false })
  add('a')
  await eventually(states, ['making'])
  queue.follow(list({ id: 7, state: 'ready' }))
  expect(states()).toEqual(['known'])
})
