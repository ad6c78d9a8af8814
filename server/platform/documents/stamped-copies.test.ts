// Stamped copies: made once for whoever asks again, each under its own name, and gone by age, by room and at the end.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from '../errors.ts'
import { openStampedCopies } from './stamped-copies.ts'

let incoming: string
beforeAll(async () => {
  incoming = await mkdtemp(join(tmpdir(), 'aerie-stamped-'))
})
afterAll(() => rm(incoming, { recursive: true, force: true }))

/** A minute is 1 here. */
function open(mostBytes = 1_000) {
  let at = 0
  const made: string[] = []
  const copies = openStampedCopies({ keptMs: 30, mostBytes, now: () => at })
  return {
    copies,
    made,
    wait: (minutes: number) => {
      at += minutes
    },
    copy: (name: string, content = name, folder = incoming) =>
      copies.of({ file: `of ${name}`, name, incoming: folder }, async () => {
        made.push(name)
        return { bytes: Buffer.from(content), sha256: Buffer.from('hash') }
      }),
  }
}
const kept = async () => (await readdir(incoming, { recursive: true })).filter((name) => name.includes('/')).length

test('half an hour long a reader is sent his own again, and nobody else’s', async () => {
  const { copies, copy, made, wait } = open()
  await Promise.all([copy('for Rook'), copy('for Rook'), copy('for Kenji')])
  wait(29)
  const [his, other] = [await copy('for Rook'), await copy('for Kenji')]
  expect([String(await buffer(await his.open())), String(await buffer(await other.open()))]).toEqual([
    'for Rook',
    'for Kenji',
  ])
  expect(made).toEqual(['for Rook', 'for Kenji'])
  wait(1)
  await copy('for Rook')
  expect(made).toHaveLength(3)
  await copies.close()
  expect(await readdir(incoming)).toEqual([])
})

test('past what may be kept the oldest go, and who is reading one reads it to its end', async () => {
  const { copies, copy, made } = open(20)
  const reading = await (await copy('first', 'x'.repeat(10))).open()
  await copy('second', 'x'.repeat(10))
  await copy('third', 'x'.repeat(10))
  expect(await kept()).toBe(2)
  expect(await buffer(reading)).toHaveLength(10)
  await copy('second')
  await copy('first')
  expect(made).toEqual(['first', 'second', 'third', 'first'])
  await copies.close()
})

test('one that is made anew takes the place of the former one, on the disk and in what is counted', async () => {
  const { copies, copy, made, wait } = open(20)
  const former = await copy('first', 'x'.repeat(10))
  wait(30)
  await copy('first', 'x'.repeat(10))
  expect(await kept()).toBe(1)
  await expect(former.open()).rejects.toMatchObject({ code: 'unavailable' })
  await copy('second', 'x'.repeat(10))
  await copy('first')
  expect(made).toEqual(['first', 'first', 'second'])
  await copies.close()
})

test('what cannot be stamped is not tried again at once, and what failed otherwise is', async () => {
  const { copies, wait } = open()
  let tries = 0
  const refusing = (code: 'not_valid' | 'unavailable') => () =>
    copies.of({ file: code, name: `copy ${tries}`, incoming }, async () => {
      tries += 1
      throw new Refusal(code, 'No.')
    })
  for (const code of ['not_valid', 'not_valid', 'unavailable', 'unavailable'] as const)
    await expect(refusing(code)()).rejects.toMatchObject({ code })
  expect(tries).toBe(3)
  wait(30)
  await expect(refusing('not_valid')()).rejects.toMatchObject({ code: 'not_valid' })
  expect(tries).toBe(4)
  await copies.close()
})

test('where no folder can be made it is sent all the same, and kept once one can', async () => {
  const { copies, copy, made } = open()
  const taken = join(incoming, 'taken')
  await writeFile(taken, '')
  const sent = await copy('first', 'first', taken)
  expect(String(await buffer(await sent.open()))).toBe('first')
  await rm(taken)
  await copy('first', 'first', taken)
  await copy('first', 'first', taken)
  expect(made).toEqual(['first', 'first'])
  await copies.close()
})

test('where the folder has no room it is sent all the same', async () => {
  const { copies, copy } = open()
  const first = await copy('first')
  await rm(incoming, { recursive: true })
  await expect(first.open()).rejects.toMatchObject({ code: 'unavailable' })
  const elsewhere = await copy('second')
  expect(String(await buffer(await elsewhere.open()))).toBe('second')
  await copies.close()
})
