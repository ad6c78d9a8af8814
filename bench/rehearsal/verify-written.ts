// Verifies after all outages that each vote, photo and paper that was acknowledged is there, whole and made ready.

import { setTimeout as pause } from 'node:timers/promises'
import { isWholePicture } from '../crash/verify-albums.ts'
import { findVersionFaults } from '../crash/verify-documents.ts'
import { findVoteFaults, untilCounted } from '../crash/verify-votes.ts'
import { type Client, expectStatus } from '../instruments/client.ts'
import type { Written } from './writers.ts'

/** A job that was killed is due again after two minutes. */
const TIMEOUT_MS = 200_000

export async function verifyWritten(client: Client, cookie: string, written: Written): Promise<string[]> {
  const faults: string[] = []
  for (const { id, votes } of written.polls) {
    const found = await findVoteFaults(await untilCounted(client, cookie, id), votes)
    faults.push(...found.map((fault) => `poll ${id}: ${fault}`))
  }
  faults.push(...(await findPhotoFaults(client, cookie, written)))
  return [...faults, ...(await findVersionFaults(client, cookie, written.documents))]
}

async function findPhotoFaults(client: Client, cookie: string, { albumId, photos }: Written) {
  const list = async () => {
    const { body } = await expectStatus(200, client.send(`/api/albums/${albumId}/photos`, { headers: { cookie } }))
    const listed: { id: number; state: string }[] = JSON.parse(String(body))
    return new Map(listed.map(({ id, state }) => [id, state]))
  }
  let found = await list()
  for (const until = Date.now() + TIMEOUT_MS; [...found.values()].includes('making') && Date.now() < until; ) {
    await pause(500)
    found = await list()
  }
  const faults = photos.flatMap((id) =>
    found.get(id) === 'ready' ? [] : [`photo ${id} is ${found.get(id) ?? 'lost'}`],
  )
  for (const id of photos) {
    const { status, body } = await client.send(`/api/photos/${id}/view`, { headers: { cookie } })
    if (status !== 200 || !(await isWholePicture(body))) faults.push(`photo ${id} is not whole: ${status}`)
  }
  return faults
}
