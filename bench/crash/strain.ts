// Work for the server until it is killed: brothers sign in, save, change photos and travel while an officer imports a roster.
import { type Client, expectStatus, signIn } from '../client.ts'
import { PASSWORD } from '../house.ts'
import { importRoster } from '../import-call.ts'
import { hangPhoto, type Keeping, saveOnce } from './keeper.ts'
import { travel } from './travel.ts'

const LANES = 4

/** What the server has said was done. */
export interface Promises {
  cookies: string[]
  /** How many each import said had come in. */
  imports: number[]
  /** Their ids. */
  trips: number[]
  keeping: Keeping
}

interface Work {
  client: Client
  /** The session of an admin. */
  officer: string
  /** The session of a brother who keeps his profile. */
  keeper: string
  mailboxes: string[]
  roster: string
}

/** `end` announces the kill, from which on connections may break. `over` rejects when the server failed before it. */
export function strain({ client, officer, keeper, mailboxes, roster }: Work) {
  const promises: Promises = { cookies: [], imports: [], trips: [], keeping: { cookie: keeper, saves: 0, photos: 0 } }
  let isEnding = false
  let next = 0
  const untilKilled = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      const isBroken = error instanceof Error && 'code' in error
      if (!isEnding || !isBroken) throw error
    }
  }
  const lanes = Array.from({ length: LANES }, () =>
    untilKilled(async () => {
      while (!isEnding)
        promises.cookies.push(await signIn(client, mailboxes[next++ % mailboxes.length] ?? '', PASSWORD))
    }),
  )
  const keeping = [saveOnce, hangPhoto].map((work) =>
    untilKilled(async () => {
      while (!isEnding) await work(client, promises.keeping)
    }),
  )
  const travelled = untilKilled(async () => {
    while (!isEnding) await travel(client, officer, (id) => promises.trips.push(id))
  })
  const imported = untilKilled(async () => {
    const { body } = await expectStatus(200, importRoster(client, officer, roster))
    promises.imports.push(JSON.parse(String(body)).imported)
  })
  return {
    imported,
    over: Promise.all([...lanes, ...keeping, travelled, imported]).then(() => promises),
    end() {
      isEnding = true
    },
  }
}
