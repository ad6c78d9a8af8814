import { expect, test } from 'vitest'
import { cancelled, Refused, Unreachable } from '#lib/call-errors.ts'
import { eventually, files, isIn, openQueue, settle } from './open-queue.fixture.ts'

test('two are sent at a time, the others wait their turn, and the end is told', async () => {
  const { add, names, sent, states, ended } = openQueue()
  add('a', 'b', 'c')
  await eventually(names, ['a', 'b'])
  expect(states()).toEqual(['sending', 'sending', 'waiting'])
  sent[1]?.resolve(isIn(2))
  await eventually(names, ['a', 'b', 'c'])
  sent[0]?.resolve(isIn(1))
  sent[2]?.resolve({ photoId: 1, existing: true, isReady: true })
  await eventually(states, ['in', 'in', 'known'])
  await eventually(() => ended.at(-1), ['in', 'in', 'known'])
})

test('what is in the album already is not sent', async () => {
  const { add, names, states, queue } = openQueue({ knownNames: { b: 77 } })
  add('a', 'b', 'c')
  await eventually(names, ['a', 'c'])
  expect(states()).toEqual(['sending', 'known', 'sending'])
  expect(queue.state().entries[1]?.state).toEqual({ kind: 'known', photoId: 77 })
})

test('a browser that cannot tell sends everything, and a file that cannot be read says so', async () => {
  const { add, names, states, asked } = openQueue({
    hash: (name) => {
      if (name === 'gone') throw new Error('NotReadableError')
      return null
    },
  })
  add('a', 'gone')
  await eventually(names, ['a'])
  await eventually(states, ['sending', 'failed'])
  expect(asked).toEqual([])
})

test('what is refused beforehand stands there with its sentence, and goes no further', async () => {
  const { queue, names, states } = openQueue()
  queue.add(files('notes.txt', 'a'), ({ name }) => (name === 'a' ? null : `${name} must be an image or video file`))
  await eventually(names, ['a'])
  expect(states()).toEqual(['failed', 'sending'])
})

test('a lost connection is tried again after longer and longer pauses, and then given up until asked', async () => {
  const { add, sent, rests, wake, queue, names } = openQueue()
  add('a')
  for (const pause of [1000, 2000, 4000, 8000, 16_000]) {
    const before = sent.length
    await expect.poll(() => sent.length).toBeGreaterThan(rests.length)
    sent.at(-1)?.reject(new Unreachable('lost'))
    await eventually(() => rests.at(-1), pause)
    expect(queue.state().entries[0]?.state.kind).toBe('stopped')
    wake()
    await expect.poll(() => sent.length).toBe(Math.max(before, rests.length) + 1)
  }
  sent.at(-1)?.reject(new Unreachable('lost'))
  await eventually(() => queue.state().entries[0]?.state, {
    kind: 'failed',
    sentence: 'The connection was lost; tried 6 times',
    mayRetry: true,
  })
  queue.retry(1)
  await eventually(() => names().length, 7)
})

test('while there is no connection nothing is given up, and it goes on when the connection is back', async () => {
  const { add, sent, wake, states, setLine, queue } = openQueue()
  add('a')
  await eventually(() => sent.length, 1)
  sent[0]?.onSent(0.6)
  setLine(false)
  sent[0]?.reject(new Unreachable('lost'))
  await eventually(states, ['stopped'])
  expect(queue.state().entries[0]?.state).toEqual({ kind: 'stopped', share: 0.6 })
  wake()
  await settle()
  expect(sent).toHaveLength(1)
  setLine(true)
  await eventually(() => sent.length, 2)
})

test('what the server refuses for good says why; a server that restarts is tried again', async () => {
  const { add, sent, rests, queue } = openQueue()
  add('a', 'b')
  await eventually(() => sent.length, 2)
  sent[0]?.resolve({ refusal: 'a is damaged' })
  sent[1]?.reject(new Refused(503, ''))
  await eventually(() => rests, [1000])
  expect(queue.state().entries[0]?.state).toEqual({ kind: 'failed', sentence: 'a is damaged', mayRetry: false })
})

test('a pause stops what is under way, and resuming begins it anew', async () => {
  const { add, sent, queue, states, names } = openQueue()
  add('a', 'b', 'c')
  await eventually(() => sent.length, 2)
  queue.pause()
  expect(sent.every(({ signal }) => signal.aborted)).toBe(true)
  await eventually(states, ['waiting', 'waiting', 'waiting'])
  expect(names()).toEqual(['a', 'b'])
  queue.resume()
  await eventually(names, ['a', 'b', 'a', 'b'])
})

test('who will not sign in again finds the upload paused, with nothing lost', async () => {
  const { add, sent, queue, states } = openQueue()
  add('a', 'b')
  await eventually(() => sent.length, 2)
  sent[0]?.reject(cancelled())
  await eventually(() => queue.state().isPaused, true)
  await eventually(states, ['waiting', 'waiting'])
})

test('what is taken off is sent no further, and the next takes its place', async () => {
  const { add, sent, queue, names } = openQueue()
  add('a', 'b', 'c')
  await eventually(() => sent.length, 2)
  queue.remove([1])
  expect(sent[0]?.signal.aborted).toBe(true)
  await eventually(names, ['a', 'b', 'c'])
  expect(queue.state().entries.map(({ file }) => file.name)).toEqual(['b', 'c'])
})

test('more files join a queue that is under way', async () => {
  const { add, sent, names } = openQueue()
  add('a')
  await eventually(() => sent.length, 1)
  add('b', 'c')
  await eventually(names, ['a', 'b'])
  sent[0]?.resolve(isIn(1))
  await eventually(names, ['a', 'b', 'c'])
})
