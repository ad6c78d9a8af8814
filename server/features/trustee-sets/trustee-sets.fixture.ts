// Trustees in a test: their words stay with them, as with a page, and only messages go over HTTP.
import { type TrusteeSetDetails, trusteeSets } from '@aerie/contract/trustee-sets'
import { makeCertificate } from '@aerie/verifiable-elections/certificates'
import { makeWords, seedOf } from '@aerie/verifiable-elections/seeds'
import { makeShares } from '@aerie/verifiable-elections/shares'
import { acknowledge } from '@aerie/verifiable-elections/verification-keys'
import type { CastKey } from '../../demo/cast.ts'
import type { World } from '../../test/world.ts'
import { settleTrusteeSets } from './notices.ts'

export const of = (id: number) => ({ params: { setId: String(id) } })

const DAY_MS = 86_400_000

export function trusteesOf(world: World) {
  /** Of each of the cast, for every set in which he sits; new ones with each run. */
  const words = new Map<string, string>()
  const sent: string[] = []

  const idsOf = (players: CastKey[]) => Promise.all(players.map((player) => world.idOf(player)))
  const show = async (player: CastKey, id: number): Promise<TrusteeSetDetails> =>
    (await (await world.as(player))(trusteeSets.show, of(id))).body
  const post = async (player: CastKey, id: number, body: { run: number; round: 1 | 2 | 3; body: string }) => {
    sent.push(body.body)
    return (await world.as(player))(trusteeSets.send, { ...of(id), body })
  }
  const seedFor = (player: CastKey, { id, run }: TrusteeSetDetails) => {
    const key = `${player} ${id} ${run}`
    const kept = words.get(key) ?? makeWords()
    words.set(key, kept)
    return seedOf(kept)
  }
  /** What the page of a trustee makes of what it is shown. */
  async function make(player: CastKey, set: TrusteeSetDetails): Promise<string> {
    const seed = seedFor(player, set)
    if (set.asked === 'round1')
      return JSON.stringify(makeCertificate(seed, { size: set.size, threshold: set.threshold, index: set.place ?? 0 }))
    const certificates = JSON.parse(set.certificates ?? '[]')
    if (set.asked === 'round2') return JSON.stringify(await makeShares(seed, certificates))
    return JSON.stringify(await acknowledge(seed, certificates, JSON.parse(set.received ?? '{}')))
  }
  /** What waits for him, and where it goes. */
  async function prepare(player: CastKey, id: number) {
    const set = await show(player, id)
    const round = Number(set.asked?.at(-1)) as 1 | 2 | 3
    return { run: set.run, round, body: await make(player, set) }
  }
  const step = async (player: CastKey, id: number) => post(player, id, await prepare(player, id))

  return {
    words,
    sent,
    show,
    post,
    prepare,
    step,
    seedFor,
    idsOf,
    name: async (by: CastKey, players: CastKey[], threshold: number, name = 'Election committee') =>
      (await world.as(by))(trusteeSets.create, { body: { name, memberIds: await idsOf(players), threshold } }),
    /** Each in turn. */
    round: async (players: CastKey[], id: number) => {
      for (const player of players) await step(player, id)
    },
    restart: async (by: CastKey, id: number, run: number, players: CastKey[], threshold: number) =>
      (await world.as(by))(trusteeSets.restart, {
        ...of(id),
        body: { run, memberIds: await idsOf(players), threshold },
      }),
    settleIn: (days: number) => settleTrusteeSets({ ...world.ctx, now: () => new Date(Date.now() + days * DAY_MS) }),
  }
}
