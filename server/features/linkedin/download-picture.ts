// Fetches the picture of an account, to a file that is there only while it is worked on.
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { LARGEST_AVATAR } from '@aerie/contract/avatars'

const LONGEST_WAIT_MS = 10_000

/** Without a picture, or without one that can be had, `work` is given null. */
export async function withPicture<T>(url: string | null, work: (file: string | null) => Promise<T>): Promise<T> {
  if (url === null) return work(null)
  const folder = await mkdtemp(join(tmpdir(), 'aerie-linkedin-'))
  try {
    const file = join(folder, 'picture')
    const isThere = await download(url, file).then(
      () => true,
      () => false,
    )
    return await work(isThere ? file : null)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function download(url: string, file: string) {
  const response = await fetch(url, { signal: AbortSignal.timeout(LONGEST_WAIT_MS), redirect: 'error' })
  if (!response.ok || !response.body) throw new Error('There is no picture')
  await pipeline(upTo(LARGEST_AVATAR, response.body), createWriteStream(file, { mode: 0o600 }))
}

async function* upTo(most: number, chunks: AsyncIterable<Uint8Array>) {
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > most) throw new Error('The picture is too large')
    yield chunk
  }
}
