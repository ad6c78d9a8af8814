// Whether the disk has room for what is about to arrive.
import { statfs } from 'node:fs/promises'
import { Refusal } from '../errors.ts'

/** Left free, whatever comes. */
const SPARE_BYTES = 1_000_000_000

/** What arrives is there twice for a moment: as it came, and with what is made of it. */
export async function refuseWithoutRoom(folder: string, bytes: number) {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < 2 * bytes + SPARE_BYTES) throw new Refusal('storage_full', 'The server has no room for this.')
}
