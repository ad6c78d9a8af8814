// Whoever has one open is refused another, from the moment at which he asked for it until it has closed.
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { MemberContext } from './context.ts'
import { oneAtATime } from './one-at-a-time.ts'

const as = (id: number) => ({ actor: { id } }) as MemberContext
const REFUSED = 'You have one already.'

test('a second is refused while the first is being opened, and until it has closed', async () => {
  const one = oneAtATime(REFUSED)
  const stream = new Readable({ read() {} })
  const { promise, resolve } = Promise.withResolvers<Readable>()
  const first = one(as(1), () => promise)
  await expect(one(as(1), async () => stream)).rejects.toMatchObject({ code: 'too_many', message: REFUSED })
  resolve(stream)
  await first
  await expect(one(as(1), async () => stream)).rejects.toThrow(REFUSED)
  const other = new Readable({ read() {} })
  await expect(one(as(2), async () => other)).resolves.toBe(other)
  stream.destroy()
  await once(stream, 'close')
  await expect(one(as(1), async () => other)).resolves.toBe(other)
})

test('what could not be opened is in nobody’s way', async () => {
  const one = oneAtATime(REFUSED)
  const failing = async () => {
    throw new Error('no such album')
  }
  await expect(one(as(1), failing)).rejects.toThrow('no such album')
  const stream = new Readable({ read() {} })
  await expect(one(as(1), async () => stream)).resolves.toBe(stream)
})
