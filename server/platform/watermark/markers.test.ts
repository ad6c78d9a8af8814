// Copies are marked in processes beside the server, alike in each of them, and what dies or hangs costs one copy.
import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { carrierOf, tileOf } from '@aerie/watermark/carrier'
import { encode, payloadOf } from '@aerie/watermark/code'
import { makePicture } from '@aerie/watermark/made-picture.fixture'
import { markedJpeg } from '@aerie/watermark/marked-jpeg'
import { makeRendition, type Rendition } from '@aerie/watermark/rendition'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type MarkOrder, openMarkers } from './markers.ts'

const KEY = Buffer.alloc(32, 9)
const carrier = carrierOf(KEY)
let rendition: Rendition
beforeAll(async () => {
  const { pixels, raw } = await makePicture(1, 320, 240)
  rendition = await makeRendition(() => sharp(pixels, { raw }), raw)
})
const order = (seed = 77): MarkOrder => ({ rendition, tile: tileOf(carrier, encode(payloadOf(KEY, seed))), seed })

let started: ChildProcess[]
const note = (message: unknown) => started.push((message as { process: ChildProcess }).process)
const opened: ReturnType<typeof openMarkers>[] = []
const open = (options?: Parameters<typeof openMarkers>[0]) => {
  const markers = openMarkers(options)
  opened.push(markers)
  return markers
}
beforeEach(() => {
  started = []
  subscribe('child_process', note)
})
afterEach(() => {
  vi.useRealTimers()
  unsubscribe('child_process', note)
  for (const markers of opened.splice(0)) markers.close()
})

test('the same id is the same bytes in every process, and another id is others', async () => {
  const markers = open({ most: 2 })
  expect(started).toHaveLength(0)
  const made = await Promise.all([77, 77, 77, 78].map((seed) => markers.mark(order(seed))))
  expect(started).toHaveLength(2)
  const expected = await markedJpeg(rendition, order())
  for (const jpeg of made.slice(0, 3)) expect(Buffer.from(jpeg).equals(expected)).toBe(true)
  expect(Buffer.from(made[3] ?? []).equals(expected)).toBe(false)
  expect(await sharp(made[0]).metadata()).toMatchObject({ width: 320, height: 240, chromaSubsampling: '4:2:0' })
})

test('they go when nobody needs them, and others come', async () => {
  const markers = open({ most: 1, idleMs: 1 })
  await markers.mark(order())
  await expect.poll(() => started[0]?.signalCode).toBe('SIGKILL')
  await markers.mark(order())
  expect(started).toHaveLength(2)
})

test('when one dies over a copy, that one is refused and the next comes', async () => {
  const markers = open({ most: 1 })
  await markers.mark(order())
  const [child] = started
  child?.kill('SIGSTOP')
  const sent = vi.spyOn(child as ChildProcess, 'send')
  const [interrupted, next] = [markers.mark(order()), markers.mark(order())]
  // Were it dead before it has its order, another would take it.
  await expect.poll(() => sent.mock.calls.length).toBeGreaterThan(0)
  child?.kill('SIGKILL')
  await expect(interrupted).rejects.toMatchObject({ code: 'unavailable' })
  expect((await next).length).toBeGreaterThan(1_000)
  expect(started).toHaveLength(2)
})

test('what hangs, and what waits for it, is refused after ten seconds, and the next copy comes', async () => {
  const markers = open({ most: 1 })
  await markers.mark(order())
  started[0]?.kill('SIGSTOP')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const refused = [markers.mark(order()), markers.mark(order())].map((copy) =>
    expect(copy).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Many pictures are asked for just now. Please try again in a moment.',
    }),
  )
  await expect.poll(() => vi.getTimerCount()).toBe(2)
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
  await Promise.all(refused)
  expect((await markers.mark(order())).length).toBeGreaterThan(1_000)
})

test('only so many wait, and in their order', async () => {
  const markers = open({ most: 1, mostWaiting: 2 })
  const done: number[] = []
  const taken = [1, 2, 3].map((seed) => markers.mark(order(seed)).then(() => done.push(seed)))
  await expect(markers.mark(order())).rejects.toMatchObject({ code: 'unavailable' })
  await Promise.all(taken)
  expect(done).toEqual([1, 2, 3])
})

test('a rendition that cannot be read fails alone', async () => {
  const markers = open({ most: 1 })
  const damaged = { ...order(), rendition: { ...rendition, y: rendition.y.subarray(0, 300) } }
  await expect(markers.mark(damaged)).rejects.toThrow('could not be marked')
  await markers.mark(order())
  expect(started).toHaveLength(1)
})

test('what is under way or waiting when the server stops is refused so', async () => {
  const markers = open({ most: 1 })
  const cut = [markers.mark(order()), markers.mark(order())].map((copy) =>
    expect(copy).rejects.toMatchObject({ message: 'The server is stopping. Please try again in a minute.' }),
  )
  markers.close()
  await Promise.all(cut)
  await expect(markers.mark(order())).rejects.toMatchObject({ code: 'unavailable' })
})
