// The tiles that are shipped: no name has lost a letter, and no land is shown where nobody lives.
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { type Address, DEEPEST, HEAD_BYTES, readHead } from '../../server/features/map/tile-file.ts'

let file: Buffer
let find: ReturnType<typeof readHead>['find']
beforeAll(async () => {
  file = await readFile(new URL('../../server/features/map/world.tiles', import.meta.url))
  find = readHead(file.subarray(0, HEAD_BYTES)).find
})

const addresses = Array.from({ length: DEEPEST + 1 }, (_, z) => z).flatMap((z) =>
  Array.from({ length: 4 ** z }, (_, at): Address => ({ z, x: at % 2 ** z, y: Math.floor(at / 2 ** z) })),
)

function tileAt(address: Address) {
  const { offset, length } = find(address) ?? { offset: 0, length: 0 }
  return length > 0 ? gunzipSync(file.subarray(offset, offset + length)) : null
}

test('no name has a broken letter', () => {
  const broken = addresses.flatMap((address) => {
    const tile = tileAt(address)
    const at = tile?.indexOf('\ufffd') ?? -1
    return tile && at >= 0 ? [tile.toString('utf8', Math.max(0, at - 10), at + 10)] : []
  })
  expect(broken).toEqual([])
  expect(tileAt({ z: 6, x: 34, y: 18 })?.includes('Bærum')).toBe(true)
})

test('there is no Antarctica', () => {
  /** The first row of the deepest tiles that lies wholly south of 60° S. */
  const SOUTH = 46
  expect(addresses.filter((address) => address.z === DEEPEST && address.y >= SOUTH && tileAt(address))).toEqual([])
})
