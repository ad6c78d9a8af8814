// Stands in for the server of a ceremony of three, in which the other two trustees come at once: what it keeps can be searched.
import type { TrusteeSetDetails } from '@aerie/contract/trustee-sets'
import { checkSet, makeCertificate } from '@aerie/verifiable-elections/certificates'
import { hashOf } from '@aerie/verifiable-elections/group'
import type { Signed } from '@aerie/verifiable-elections/messages'
import { makeWords, seedOf, wordsOfHash } from '@aerie/verifiable-elections/seeds'
import { makeShares, type Shares } from '@aerie/verifiable-elections/shares'
import { type Acknowledgement, acknowledge, receivedBy } from '@aerie/verifiable-elections/verification-keys'

const AT = '2026-11-29T12:00:00.000Z'
const NAMES = ['Callum Reyes', 'Osric Vane', 'Idris Kell']
const SIZE = 3
const THRESHOLD = 2

/** The trustee of the page is the first. `late` are those who do not come by themselves. */
export function ceremonyServer({ late = [] }: { late?: number[] } = {}) {
  const seeds = NAMES.map((_, at) => (at === 0 ? '' : seedOf(makeWords())))
  const sent: [Signed[], Shares[], Acknowledgement[]] = [[], [], []]
  const hashes: Record<number, string>[] = [{}, {}, {}]
  let round = 1
  let run = 1

  const isDone = (list: unknown[]) => list.filter(Boolean).length === SIZE
  const put = (at: number, message: unknown) => {
    const list = sent[round - 1] as unknown[]
    list[at] = message
    const known = hashes[at]
    if (known) known[round] = hashOf(JSON.stringify(message))
  }
  const othersCome = async () => {
    for (const at of [1, 2].filter((one) => !late.includes(one))) {
      if (sent[round - 1]?.[at]) continue
      if (round === 1) put(at, makeCertificate(seeds[at] ?? '', { size: SIZE, threshold: THRESHOLD, index: at + 1 }))
      if (round === 2) put(at, await makeShares(seeds[at] ?? '', sent[0]))
      if (round === 3) put(at, await acknowledge(seeds[at] ?? '', sent[0], receivedBy(sent[1], at + 1)))
    }
  }
  const goOn = async () => {
    await othersCome()
    if (round > SIZE || !isDone(sent[round - 1] ?? [])) return
    round += 1
    if (round <= 3) await othersCome()
  }
  return {
    sent,
    /** Takes the message of the page; the last of a round opens the next. */
    async take(body: string) {
      put(0, JSON.parse(body))
      await goOn()
    },
    /** Another trustee, who was late, comes. */
    async comes(at: number) {
      late = late.filter((one) => one !== at)
      await goOn()
    },
    /** In round 2, one of the others gives the page's trustee another share than the one that fits. */
    async spoil(at: number) {
      const given = sent[1][at]
      const foreign = await makeShares(seeds[at] ?? '', sent[0])
      if (given) given.secrets[0] = foreign.secrets[0] ?? ''
    },
    /** Everything is given up, and begins anew. */
    restart() {
      run += 1
      round = 1
      for (const list of sent) list.length = 0
    },
    details: () => detailsOf({ sent, hashes, round, run }),
  }
}

interface Kept {
  sent: [Signed[], Shares[], Acknowledgement[]]
  hashes: Record<number, string>[]
  round: number
  run: number
}

function detailsOf({ sent, hashes, round, run }: Kept): TrusteeSetDetails {
  const isReady = round > 3
  const isMissing = !isReady && !sent[round - 1]?.[0]
  const certificates = round > 1 ? JSON.stringify(sent[0]) : null
  return {
    id: 4,
    name: 'Wardens of the vote',
    threshold: THRESHOLD,
    size: SIZE,
    run,
    state: isReady ? 'ready' : (`round${round}` as 'round1'),
    deadline: isReady ? null : '2026-12-06T12:00:00.000Z',
    readyAt: isReady ? AT : null,
    trustees: NAMES.map((name, at) => ({
      place: at + 1,
      member: null,
      name,
      isYou: at === 0,
      standing: 'active',
      sent: Object.entries(hashes[at] ?? {}).map(([of, hash]) => ({ round: Number(of) as 1, hash, at: AT })),
      words: null,
    })),
    waitingFor: isReady ? [] : NAMES.filter((_, at) => !sent[round - 1]?.[at]),
    keysLeft: SIZE,
    place: 1,
    asked: isMissing ? (`round${round}` as 'round1') : null,
    stopped: null,
    can: { extend: false, restart: false, void: false },
    serverNow: AT,
    certificates,
    words: certificates === null ? null : wordsOfHash(checkSet(sent[0]).fingerprint),
    received: round === 3 && isMissing ? JSON.stringify(receivedBy(sent[1], 1)) : null,
    parameters: null,
    privateKey: sent[2][0]?.private_key ?? null,
  }
}
