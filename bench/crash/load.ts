// The load on the server until it is killed: members sign in, save, change photos and share trips while an officer imports a roster.
import { type Client, expectStatus, signIn } from '../instruments/client.ts'
import { importRoster } from '../instruments/import-call.ts'
import { PASSWORD } from '../seed/data-folder.ts'
import { changePhoto, type ProfileWrites, saveProfile, startProfile } from './profile-writer.ts'
import { shareTrip } from './trip-writer.ts'
import { untilKilled } from './until-killed.ts'

const LANES = 4

/** What the server has said was done. */
export interface Acknowledged {
  cookies: string[]
  /** How many each import said had come in. */
  imports: number[]
  /** Their ids. */
  trips: number[]
  profile: ProfileWrites
}

interface Work {
  client: Client
  /** The session of an admin. */
  officer: string
  /** The session of the member who writes his profile. */
  writer: string
  mailboxes: string[]
  roster: string
}

/** `end` announces the kill, from which on connections may break. `over` rejects when the server failed before it. */
export function putUnderLoad({ client, officer, writer, mailboxes, roster }: Work) {
  const profile = startProfile(writer)
  const acknowledged: Acknowledged = { cookies: [], imports: [], trips: [], profile }
  let isEnding = false
  let next = 0
  const isOver = () => isEnding
  const lanes = Array.from({ length: LANES }, () =>
    untilKilled(isOver, async () => {
      while (!isEnding)
        acknowledged.cookies.push(await signIn(client, mailboxes[next++ % mailboxes.length] ?? '', PASSWORD))
    }),
  )
  const profileWrites = [saveProfile, changePhoto].map((work) =>
    untilKilled(isOver, async () => {
      while (!isEnding) await work(client, profile)
    }),
  )
  const shared = untilKilled(isOver, async () => {
    while (!isEnding) await shareTrip(client, officer, (id) => acknowledged.trips.push(id))
  })
  const imported = untilKilled(isOver, async () => {
    const { body } = await expectStatus(200, importRoster(client, officer, roster))
    acknowledged.imports.push(JSON.parse(String(body)).imported)
  })
  return {
    imported,
    over: Promise.all([...lanes, ...profileWrites, shared, imported]).then(() => acknowledged),
    end() {
      isEnding = true
    },
  }
}
