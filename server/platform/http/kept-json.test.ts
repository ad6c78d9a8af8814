// A long list is packed as often as it is another, however many ask for it at once.
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { expect, test } from 'vitest'
import { keptAsItChanges } from './kept-json.ts'

/** A list of numbers that counts how often it is packed. */
function counted() {
  const entries = ['1']
  const packings = { count: 0 }
  const pieces = () => {
    packings.count++
    return [`[${entries.join()}]`]
  }
  const list = keptAsItChanges({ tag: () => entries.join(), pieces })
  const read = async (mayBeStale: boolean) => {
    const { body, headers } = await (mayBeStale ? list.nowOrBefore('x-changed') : list.now).ready({
      'accept-encoding': 'gzip',
    })
    const changed = headers['x-changed']?.split(',').filter(Boolean).map(Number) ?? []
    return { entries: JSON.parse(String(await promisify(gunzip)(body as Buffer))), changed }
  }
  return {
    packings,
    read,
    add(entry: number) {
      entries.push(String(entry))
      list.change([entry])
    },
  }
}

/** Some ask before anything is packed, the others while that is done. */
async function askHundredTimes(read: (mayBeStale: boolean) => Promise<unknown>) {
  const first = read(true)
  await Promise.resolve()
  await Promise.all([first, ...Array.from({ length: 100 }, (_, at) => read(at % 2 === 0))])
}

test('a hundred first visitors have it packed once', async () => {
  const { packings, read } = counted()
  await askHundredTimes(read)
  expect(packings.count).toBe(1)
})

test('whoever knows of a change that is not in what is being packed gets it all the same, packed once for all', async () => {
  const { packings, read, add } = counted()
  const early = read(true)
  await Promise.resolve()
  add(2)
  const late = await Promise.all(Array.from({ length: 100 }, () => read(false)))
  for (const one of late) expect(one).toEqual({ entries: [1, 2], changed: [] })
  expect((await early).entries).toEqual([1])
  expect(packings.count).toBe(2)
})
