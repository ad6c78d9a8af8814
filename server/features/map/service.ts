// The tiles of the map of the world that this installation serves itself, each read from their file when it is asked for.
import { open } from 'node:fs/promises'
import { type Address, HEAD_BYTES, readHead } from './tile-file.ts'

const FILE = new URL('./world.tiles', import.meta.url)

export interface Tiles {
  /** A version that changes with the tiles. */
  version: string
  /** As gzip. Null where there is no such tile; empty where nothing is to be seen on it. */
  tile(address: Address): Promise<Buffer | null>
  close(): Promise<void>
}

export async function openTiles(): Promise<Tiles> {
  const file = await open(FILE)
  const read = async (offset: number, length: number) => {
    const { buffer } = await file.read(Buffer.allocUnsafe(length), 0, length, offset)
    return buffer
  }
  const { version, find } = readHead(await read(0, HEAD_BYTES))
  return {
    version,
    async tile(address) {
      const range = find(address)
      return range && read(range.offset, range.length)
    },
    close: () => file.close(),
  }
}
