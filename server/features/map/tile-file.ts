// The file of the map's tiles: where each lies, and the tiles one behind the other, compressed as they are sent.
import { createHash } from 'node:crypto'

/** Of tiles that are drawn ever larger beyond it. */
export const DEEPEST = 6

export interface Address {
  z: number
  x: number
  y: number
}

export interface Range {
  offset: number
  length: number
}

/** A table of where the tiles begin, one number more than there are tiles, and what they are together. */
const TILES = (4 ** (DEEPEST + 1) - 1) / 3
const VERSION_BYTES = 9
const TABLE_BYTES = (TILES + 1) * Uint32Array.BYTES_PER_ELEMENT
export const HEAD_BYTES = VERSION_BYTES + TABLE_BYTES

/** `tiles`: gzip, at the place that `placeOf` gives them; where there is nothing to see, none. */
export function packTiles(tiles: ReadonlyArray<Uint8Array | undefined>): Buffer {
  const body = Buffer.concat(tiles.filter((tile) => tile !== undefined))
  const table = Buffer.alloc(TABLE_BYTES)
  let offset = HEAD_BYTES
  for (let place = 0; place <= TILES; place++) {
    table.writeUInt32LE(offset, place * Uint32Array.BYTES_PER_ELEMENT)
    offset += tiles[place]?.length ?? 0
  }
  const version = createHash('sha256').update(body).digest().subarray(0, VERSION_BYTES)
  return Buffer.concat([version, table, body])
}

/** What is to be known of the file before a tile is read: a name that changes with the tiles, and where they lie. */
export function readHead(head: Buffer) {
  const table = head.subarray(VERSION_BYTES, HEAD_BYTES)
  const start = (place: number) => table.readUInt32LE(place * Uint32Array.BYTES_PER_ELEMENT)
  return {
    version: head.toString('base64url', 0, VERSION_BYTES),
    /** Null where there is no such tile; empty where nothing is to be seen on it. */
    find(address: Address): Range | null {
      const place = placeOf(address)
      return place === null ? null : { offset: start(place), length: start(place + 1) - start(place) }
    },
  }
}

/** Zoom by zoom, row by row. */
export function placeOf({ z, x, y }: Address): number | null {
  const isTile = [z, x, y].every((value) => Number.isInteger(value) && value >= 0)
  if (!isTile || z > DEEPEST || x >= 2 ** z || y >= 2 ** z) return null
  return (4 ** z - 1) / 3 + y * 2 ** z + x
}
