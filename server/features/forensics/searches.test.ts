// One search runs, five wait, the next is asked to come again; each is known to whoever began it alone.
import { expect, test } from 'vitest'
import { openSearches } from './searches.ts'

const [MARCUS, ARTHUR] = [1, 2]
const here = () => new AbortController().signal
const left = AbortSignal.abort(new Error('He has gone'))

/** Work that lasts until it is said to be done. */
function lasting() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { work: () => promise, end: () => resolve('found') }
}

test('one after the other, and the seventh is refused with a sentence until one has ended', async () => {
  const searches = openSearches()
  const first = lasting()
  const order: number[] = []
  const all = Array.from({ length: 6 }, (_, at) =>
    searches.run(MARCUS, null, here(), async () => {
      order.push(at)
      return at === 0 ? first.work() : 'found'
    }),
  )
  await expect(searches.run(ARTHUR, null, here(), async () => 'found')).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Five searches are waiting already. Please try again in a minute.',
  })
  expect(order).toEqual([0])
  first.end()
  await Promise.all(all)
  expect(order).toEqual([0, 1, 2, 3, 4, 5])
  expect(await searches.run(ARTHUR, null, here(), async () => 'found')).toBe('found')
})

test('how far it has come is for whoever began it, until it has ended', async () => {
  const searches = openSearches()
  const { work, end } = lasting()
  const search = searches.run(MARCUS, 'his', here(), ({ onProgress }) => {
    expect(searches.progressOf(MARCUS, 'his').stage).toBe('upright')
    onProgress({ stage: 'cropped', count: null, elapsedMs: 7 })
    return work()
  })
  expect(searches.progressOf(MARCUS, 'his').stage).toBe('upright')
  const waiting = searches.run(MARCUS, 'next', here(), async () => 'found')
  await Promise.resolve()
  expect(searches.progressOf(MARCUS, 'his').stage).toBe('cropped')
  expect(searches.progressOf(MARCUS, 'next').stage).toBe('waiting')
  expect(() => searches.progressOf(ARTHUR, 'his')).toThrow('Search not found')
  await expect(searches.run(ARTHUR, 'his', here(), work)).rejects.toMatchObject({ code: 'conflict' })
  end()
  await Promise.all([search, waiting])
  expect(() => searches.progressOf(MARCUS, 'his')).toThrow('Search not found')
})

test('whoever has left takes nobody’s turn, and one that failed fails no other', async () => {
  const searches = openSearches()
  const failed = searches.run(MARCUS, null, here(), () => Promise.reject(new Error('It broke')))
  const gone = searches.run(MARCUS, null, left, async () => 'found')
  const next = searches.run(ARTHUR, null, here(), async () => 'found')
  await expect(failed).rejects.toThrow('It broke')
  await expect(gone).rejects.toThrow('He has gone')
  expect(await next).toBe('found')
})
