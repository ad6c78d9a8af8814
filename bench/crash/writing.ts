// Members who go on writing through outages, and what they have to find afterwards of all that was acknowledged.
import { type Client, expectStatus, signIn } from '../instruments/client.ts'
import { PASSWORD } from '../seed/data-folder.ts'
import { openLane } from './lane.ts'
import { changePhoto, saveProfile, startProfile, verifyProfile } from './profile-writer.ts'
import type { Promised } from './promised-mails.ts'
import { shareTrip } from './trip-writer.ts'

interface Kept {
  cookies: string[]
  trips: number[]
  imports: number[]
  saves: number
  photos: number
  /** Whose invitations were acknowledged, once for each. */
  invited: number[]
}

/** A member without a password, who is asked in again and again. */
interface Stranger {
  id: number
  address: string
}

export interface Writing {
  kept: Kept
  /** How many calls were answered with 503 so far. */
  putOff(): number
  /** Resolves to the moment at which every kind of write has been acknowledged that began after this one. */
  allAcknowledgedSince(moment: number): Promise<number>
  /** The mails that were asked for, by recipient. */
  mails(): Promised[]
  /** Ends the writing and answers what is wrong. */
  verify(): Promise<string[]>
}

export interface Members {
  /** The first is an admin's. */
  mailboxes: string[]
  strangers: Stranger[]
  /** Of all of them. */
  password?: string
}

/** `patient` throws where the server puts off, as `politely` has it. `more`: further kinds of writes. */
export async function keepWriting(
  patient: Client,
  { mailboxes, strangers, password = PASSWORD }: Members,
  more: ((patient: Client) => Promise<unknown>)[] = [],
): Promise<Writing> {
  const officer = await signIn(patient, mailboxes[0] ?? '', password)
  const profile = startProfile(await signIn(patient, mailboxes[1] ?? '', password))
  const kept: Kept = { cookies: [], trips: [], imports: [], saves: 0, photos: 0, invited: [] }
  const asked: Stranger[] = []
  const lastAsked = new Map<number, number>()
  let turn = 0
  const lanes = [
    async () =>
      kept.cookies.push(await signIn(patient, mailboxes[2 + (turn++ % (mailboxes.length - 2))] ?? '', password)),
    () => saveProfile(patient, profile),
    () => changePhoto(patient, profile),
    () => shareTrip(patient, officer, (id) => kept.trips.push(id)),
    async () => {
      const stranger = strangers[kept.invited.length % strangers.length]
      if (stranger) asked.push(stranger)
      const at = performance.now()
      const id = await invite(patient, officer, stranger?.id ?? 0)
      kept.invited.push(id)
      lastAsked.set(id, at)
    },
    ...more.map((work) => () => work(patient)),
  ].map(openLane)
  return {
    kept,
    putOff: () => lanes.reduce((sum, lane) => sum + lane.putOff(), 0),
    allAcknowledgedSince: async (moment) =>
      Math.max(...(await Promise.all(lanes.map((lane) => lane.acknowledgedSince(moment))))),
    mails: () =>
      strangers.map((stranger) => ({
        address: stranger.address,
        lastAsked: lastAsked.get(stranger.id),
        asked: asked.filter((one) => one === stranger).length,
      })),
    async verify() {
      await Promise.all(lanes.map((lane) => lane.end()))
      Object.assign(kept, { saves: profile.saves, photos: profile.photos })
      return [...(await verifyProfile(patient, profile)), ...(await findEnded(patient, kept.cookies))]
    },
  }
}

/** Answers whom. */
async function invite(client: Client, cookie: string, memberId: number) {
  const headers = { cookie, 'content-type': 'application/json' }
  await expectStatus(200, client.send(`/api/members/${memberId}/invitation`, { method: 'POST', headers, body: '{}' }))
  return memberId
}

async function findEnded(client: Client, cookies: string[]) {
  const faults: string[] = []
  for (const cookie of cookies) {
    const { status } = await client.send('/api/members/profile', { headers: { cookie } })
    if (status !== 200) faults.push(`a session that had been opened answers ${status}`)
  }
  return faults
}
