// Committees that are forged in the archive: each is refused before any ballot is looked at.
import { expect, test } from 'vitest'
import { makeCertificate } from './certificates.ts'
import { ceremony, honestElection, refusalOf } from './election.fixture.ts'
import { randomNumber, timesBase, writePoint } from './group.ts'
import { signMessage } from './messages.ts'
import type { Parameters as CommitteeParameters } from './parameters.ts'
import { keysOf, makeWords, seedOf } from './seeds.ts'
import { makeTrusteeKey } from './trustee-keys.ts'
import type { Trustees } from './trustees.ts'

const committee = await ceremony(2, 3)
const honest = await honestElection([0], { committee, answers: 1 })

type Key = CommitteeParameters['verification_keys'][number]
type Change = (honest: Trustees) => unknown

const set =
  (change: (parameters: CommitteeParameters) => unknown): Change =>
  ([server, committeeOf]) => [server, ['Pedersen', change(committeeOf?.[1] as CommitteeParameters)]]
const third = (change: (key: Key) => Key): Change =>
  set((parameters) => {
    const [first, second, key] = parameters.verification_keys as [Key, Key, Key]
    return { ...parameters, verification_keys: [first, second, change(key)] }
  })
const put = <T>(list: readonly T[], at: number, by: (one: T) => T) =>
  list.map((one, index) => (index === at ? by(one) : one))
const wrong = <P extends { response: string }>(proof: P) => ({ ...proof, response: '7' })

function freshKey() {
  const { publicKey } = makeTrusteeKey()
  const { signature } = signMessage(keysOf(committee.seeds[2] ?? '').signing, publicKey.public_key)
  return { ...publicKey, signature }
}

const FORGED: [string, Change, RegExp][] = [
  [
    'keys in each other’s place',
    set((parameters) => {
      const [a, b, c] = parameters.verification_keys
      return { ...parameters, verification_keys: [b, a, c] }
    }),
    /trustee 1 does not follow/,
  ],
  ['a key of another set', third((key) => ({ ...key, ...makeTrusteeKey().publicKey })), /trustee 3 does not follow/],
  ['a fresh key that trustee 3 signed', third(freshKey), /trustee 3 does not follow/],
  ['a proof of a key', third((key) => ({ ...key, pok: wrong(key.pok) })), /Trustee 3 does not prove/],
  [
    'a key without its signature',
    third(({ pok, public_key }) => ({ pok, public_key })),
    /trustee 3 is not signed by trustee 3/,
  ],
  [
    'an intruder’s certificate',
    set((parameters) => ({
      ...parameters,
      certs: put(parameters.certs, 2, () => makeCertificate(seedOf(makeWords()), { size: 3, threshold: 2, index: 3 })),
    })),
    /Trustee 1 did not sign this set/,
  ],
  ['no signatures over the set', set(({ signatures: _, ...parameters }) => parameters), /They are malformed/],
  [
    'a signature over the set',
    set((parameters) => ({ ...parameters, signatures: put(parameters.signatures, 0, wrong) })),
    /Trustee 1 did not sign/,
  ],
  [
    'coefficients that are not signed',
    set((parameters) => ({
      ...parameters,
      coefexps: put(parameters.coefexps, 2, (one) => ({ ...one, signature: wrong(one.signature) })),
    })),
    /The coefficients of trustee 3 are not signed/,
  ],
  ['a threshold shown as 1', set((parameters) => ({ ...parameters, threshold: 1 })), /as the certificates say/],
  ['a threshold shown as 3', set((parameters) => ({ ...parameters, threshold: 3 })), /as the certificates say/],
  [
    'a message too few',
    set((parameters) => ({ ...parameters, coefexps: parameters.coefexps.slice(0, 2) })),
    /one message of each trustee/,
  ],
  ['a committee that was dropped', ([server]) => [server], /The key of the election is not/],
  [
    'a trustee added beside',
    (trustees) => [...trustees, ['Single', makeTrusteeKey().publicKey]],
    /The key of the election is not/,
  ],
]

test.each(FORGED)('a set with %s', async (_, trustees, sentence) => {
  const refused = await refusalOf(() => honest.check({ turned: [1, 2, 3], forge: { trustees } }))
  expect(refused).toMatch(new RegExp(`^trustees: .*${sentence.source}`))
})

test('an election key that one man knows', async () => {
  const electionKey = writePoint(timesBase(randomNumber()))
  const own = await honestElection([0], { electionKey, answers: 1 })
  expect(await refusalOf(() => own.check({ forge: { result: [[1]] } }))).toMatch(/^trustees: The key of the election/)
})
