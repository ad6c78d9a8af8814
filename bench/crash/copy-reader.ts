// A brother who looks at and downloads photos without a pause, what he received of each, and whether there is a row of it.
import { createHash } from 'node:crypto'
import { get } from 'node:http'
import { sql } from 'kysely'
import { withDatabase } from '../seed/data-folder.ts'

/** From the first byte on; `sha256` once the last one came. */
export interface ReceivedCopy {
  id: number
  sha256: Buffer | null
}

const ROADS = ['view', 'download']

/** One after the other, of photos that are made, until `isOver`; what is not there just now is passed over. */
export async function readCopies(
  { address, cookie }: { address: string; cookie: string },
  photos: readonly { id: number }[],
  received: ReceivedCopy[],
  isOver: () => boolean,
) {
  for (let at = 0; !isOver(); at++) {
    // The newest are being made.
    const photo = photos[photos.length - 1 - (at % Math.max(1, photos.length))]
    if (photo) await receive(`${address}/api/photos/${photo.id}/${ROADS[at % 2]}`, cookie, received)
    else await new Promise(setImmediate)
  }
}

function receive(url: string, cookie: string, received: ReceivedCopy[]) {
  return new Promise<void>((resolve, reject) => {
    const call = get(url, { headers: { cookie } }, (response) => {
      const [, id] = /^"(\d+)"$/.exec(response.headers.etag ?? '') ?? []
      const copy: ReceivedCopy = { id: Number(id), sha256: null }
      if (response.statusCode === 200) received.push(copy)
      const hash = createHash('sha256')
      response.on('data', (chunk: Buffer) => hash.update(chunk))
      response.once('error', reject)
      response.once('end', () => {
        copy.sha256 = hash.digest()
        resolve()
      })
    })
    call.once('error', reject)
  })
}

/** Opens the folder, which no server may run on; answers which copies have no row, or one of other bytes. */
export const findUnnoted = (folder: string, received: readonly ReceivedCopy[]) =>
  withDatabase(folder, async ({ db }) => {
    const { rows } = await sql<{ id: number; sha256: Buffer | null }>`
      select id, sha256 from copies where id = any(${received.map(({ id }) => id)}::bigint[])`.execute(db)
    const noted = new Map(rows.map(({ id, sha256 }) => [id, sha256]))
    const whole = received.filter(({ sha256 }) => sha256 !== null).length
    console.log(
      `${received.length} copies were received, ${received.length - whole} of them in part: ${noted.size} rows were looked for.`,
    )
    return received.flatMap(({ id, sha256 }) => {
      const row = noted.get(id)
      if (!row) return [`copy ${id} was received and has no row`]
      return sha256 && !row.equals(sha256) ? [`copy ${id} has the row of other bytes`] : []
    })
  })
