// Archives of whole elections: those that are right are counted, and each forgery is refused at its step.
import { beforeAll, describe, expect, test } from 'vitest'
import { makeBallot, signedText } from './ballots.ts'
import { makeCertificate } from './certificates.ts'
import { checkArchive } from './check-archive.ts'
import { decryptPart } from './decryption.ts'
import { archiveOf, type Ceremony, ceremony, election, type Forgery, type Part } from './election.fixture.ts'
import { G, randomNumber, readPoint, shortHashOf, timesBase, writePoint } from './group.ts'
import { signMessage } from './messages.ts'
import type { Parameters } from './parameters.ts'
import { proveSecret } from './proofs.ts'
import { Refused } from './refused.ts'
import { keysOf, makeWords, seedOf } from './seeds.ts'
import { makeTrusteeKey } from './trustee-keys.ts'

const VOTES = [0, 1, null]
let committee: Ceremony
let other: Ceremony
beforeAll(async () => {
  committee = await ceremony(2, 3)
  other = await ceremony(2, 3)
})

type Made = Parameters4<typeof election>
type Parameters4<F extends (...args: never[]) => unknown> = F extends (votes: never, more?: infer M) => unknown
  ? M
  : never

const refusalOf = async (bytes: Uint8Array) => {
  try {
    await checkArchive(bytes)
  } catch (error) {
    if (error instanceof Refused) return error.message
    throw error
  }
  return 'accepted'
}

const check = async (forge: Forgery, more: Partial<NonNullable<Made>> = {}) =>
  refusalOf((await election(VOTES, { committee, turned: [1, 2], forge, ...more })).bytes)

describe('an archive that is right', () => {
  test.each([[[1, 2]], [[1, 3]], [[3, 2]], [[1, 2, 3]]])('opened by %j of three', async (turned) => {
    const { bytes } = await election(VOTES, { committee, turned })
    const { state, result, trackers } = await checkArchive(bytes)
    expect({ state, result, ballots: trackers.length }).toEqual({ state: 'counted', result: [[1, 1, 0]], ballots: 3 })
  })
  test.each([1, 3])('by %i single trustees', async (singles) => {
    const { bytes } = await election(VOTES, { singles })
    expect((await checkArchive(bytes)).result).toEqual([[1, 1, 0]])
  })
  test.each([
    [1, 2, 3],
    [2, 4, 5],
    [1, 3, 5],
    [1, 2, 3, 4],
    [1, 2, 3, 4, 5],
  ])('of three of five, by %j %j %j', async (...turned) => {
    const { bytes } = await election([1, null, 0], { committee: await ceremony(3, 5), turned })
    expect((await checkArchive(bytes)).result).toEqual([[1, 1, 0]])
  })
})

/** A committee in which something is altered. */
const altered =
  (change: (parameters: Parameters) => Parameters): NonNullable<Forgery['trustees']> =>
  ([server, set]) => [server, ['Pedersen', change((set as ['Pedersen', Parameters])[1])]]
const put = <T>(list: readonly T[], at: number, by: T) => list.map((one, index) => (index === at ? by : one))

describe('a forged set', () => {
  test('keys in each other’s place', async () =>
    expect(
      await check({
        trustees: altered((set) => {
          const [a, b, c] = set.verification_keys
          return { ...set, verification_keys: [b, a, c] as Parameters['verification_keys'] }
        }),
      }),
    ).toMatch(/^trustees: .*trustee 1 does not follow/))
  test('a key of another set', async () =>
    expect(
      await check({
        trustees: altered((set) => ({
          ...set,
          verification_keys: put(set.verification_keys, 2, other.parameters.verification_keys[2] as never),
        })),
      }),
    ).toMatch(/^trustees: .*trustee 3 does not follow/))
  test('a fresh key that trustee 3 signed', async () =>
    expect(
      await check({
        trustees: altered((set) => {
          const { publicKey } = makeTrusteeKey()
          const { signature } = signMessage(keysOf(committee.seeds[2] ?? '').signing, publicKey.public_key)
          return { ...set, verification_keys: put(set.verification_keys, 2, { ...publicKey, signature }) }
        }),
      }),
    ).toMatch(/^trustees: .*does not follow/))
  test('a proof of a key', async () =>
    expect(
      await check({
        trustees: altered((set) => {
          const key = set.verification_keys[2] as Parameters['verification_keys'][number]
          const pok = { ...key.pok, response: '7' }
          return { ...set, verification_keys: put(set.verification_keys, 2, { ...key, pok }) }
        }),
      }),
    ).toMatch(/^trustees: Trustee 3 does not prove/))
  test('a key without its signature', async () =>
    expect(
      await check({
        trustees: altered((set) => {
          const { pok, public_key } = set.verification_keys[2] as Parameters['verification_keys'][number]
          return { ...set, verification_keys: put(set.verification_keys, 2, { pok, public_key }) }
        }),
      }),
    ).toMatch(/^trustees: .*trustee 3 is not signed/))
  test('an intruder’s certificate', async () =>
    expect(
      await check({
        trustees: altered((set) => ({
          ...set,
          certs: put(set.certs, 2, makeCertificate(seedOf(makeWords()), { size: 3, threshold: 2, index: 3 })),
        })),
      }),
    ).toMatch(/^trustees: Trustee 1 did not sign this set/))
  test('no signatures over the set', async () =>
    expect(await check({ trustees: altered(({ signatures: _, ...set }) => set as Parameters) })).toMatch(
      /^trustees: They are malformed/,
    ))
  test('a signature over the set', async () =>
    expect(
      await check({
        trustees: altered((set) => ({
          ...set,
          signatures: put(set.signatures, 0, { ...(set.signatures[0] as { challenge: string }), response: '7' }),
        })),
      }),
    ).toMatch(/^trustees: Trustee 1 did not sign/))
  test('coefficients that are not signed', async () =>
    expect(
      await check({
        trustees: altered((set) => {
          const one = set.coefexps[2] as Parameters['coefexps'][number]
          const signature = { ...one.signature, response: '7' }
          return { ...set, coefexps: put(set.coefexps, 2, { ...one, signature }) }
        }),
      }),
    ).toMatch(/^trustees: The coefficients of trustee 3 are not signed/))
  test.each([1, 3])('a threshold shown as %i', async (threshold) =>
    expect(await check({ trustees: altered((set) => ({ ...set, threshold })) }, { turned: [1, 2, 3] })).toMatch(
      /^trustees: .*as the certificates say/,
    ),
  )
  test('a committee that was dropped', async () =>
    expect(await check({ trustees: ([server]) => [server] })).toMatch(/^trustees: The key of the election/))
  test('a trustee added beside', async () =>
    expect(await check({ trustees: (honest) => [...honest, ['Single', makeTrusteeKey().publicKey]] })).toMatch(
      /^trustees: The key of the election/,
    ))
  test('an election key that one man knows', async () =>
    expect(await check({ electionKey: writePoint(timesBase(randomNumber())) })).toMatch(
      /^trustees: The key of the election is not/,
    ))
})

const secondPart = (change: (part: Part, tools: Parameters5) => Part): Forgery => ({
  parts: (honest, tools) => honest.map((part) => (part.owner === 3 ? change(part, tools) : part)),
})
type Parameters5 = Parameters6<NonNullable<Forgery['parts']>>
type Parameters6<F extends (...args: never[]) => unknown> = F extends (first: never, second: infer S) => unknown
  ? S
  : never
const offByOne = ({ owner, text }: Part): Part => {
  const part = JSON.parse(text)
  part.decryption_factors[0][0] = writePoint(readPoint(part.decryption_factors[0][0]).add(G))
  return { owner, text: JSON.stringify(part) }
}

describe('a forged count', () => {
  test('one of two needed keys', async () =>
    expect(await check({}, { turned: [2] })).toMatch(/^decryption: Only 1 of 2 needed keys/))
  test('no key of the server', async () =>
    expect(await check({}, { serverTurns: false })).toMatch(/^decryption: Key 1 has not been turned/))
  test('one key turned twice', async () =>
    expect(await check({ parts: (honest) => [...honest, honest[1] as Part] })).toMatch(
      /^decryption: Key 2 was turned twice/,
    ))
  test('a point that is off by one vote', async () =>
    expect(await check(secondPart(offByOne))).toMatch(/^decryption: The part of key 3 was not made/))
  test('a wrong point beside enough right ones', async () =>
    expect(await check({ ...secondPart(offByOne), result: [[1, 1, 0]] }, { turned: [1, 2, 3] })).toMatch(
      /^decryption: The part of key 3/,
    ))
  test('a part by another key', async () =>
    expect(
      await check(
        secondPart(({ owner }, { election: { hash }, tally }) => ({ owner, text: decryptPart(hash, 5n, tally) })),
      ),
    ).toMatch(/^decryption: The part of key 3 was not made/))
  test('a part under another number', async () =>
    expect(await check(secondPart(({ text }) => ({ owner: 4, text })))).toMatch(/^decryption: The part of key 4/))
  test('a part of nobody', async () =>
    expect(await check(secondPart(({ text }) => ({ owner: 9, text })))).toMatch(/^decryption: There is no key 9/))
  test('a part that opens half of the sums', async () =>
    expect(
      await check(
        secondPart(({ owner, text }) => {
          const part = JSON.parse(text)
          part.decryption_factors[0].pop()
          return { owner, text: JSON.stringify(part) }
        }),
      ),
    ).toMatch(/^decryption: .*one point for each sum/))
  test.each([[[[2, 0, 0]]], [[[1, 1, 0, 0]]], [[[1, 1, -1]]]])('the result %j', async (result) =>
    expect(await check({ result })).toMatch(/^result: /),
  )
  test('a ballot left out of the sum', async () =>
    expect(await check({ countedBallots: (cast) => cast.slice(1) })).toMatch(/^tally: It does not count as many/))
  test('a ballot left out, and the number forged', async () =>
    expect(await check({ countedBallots: (cast) => cast.slice(1), counted: 3 })).toMatch(
      /^tally: It is not the sum of the ballots/,
    ))
})

/** A ballot signed again by its voter after it was altered. */
function signedAgain(ballot: string, credential: bigint, change: (body: ReturnType<typeof JSON.parse>) => void) {
  const { signature: _, ...body } = JSON.parse(ballot)
  change(body)
  const hash = shortHashOf(JSON.stringify(body))
  return JSON.stringify({ ...body, signature: { hash, proof: proveSecret(credential, signedText(hash)) } })
}
const firstAltered = (change: (body: ReturnType<typeof JSON.parse>) => void): Forgery => ({
  ballots: (cast, _, [credential = 0n]) => [signedAgain(cast[0] ?? '', credential, change), ...cast.slice(1)],
})
const SMALL_ORDER = 'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a'.match(/../g)?.reverse().join('')

describe('a forged ballot', () => {
  test('a second one of the same voter', async () =>
    expect(
      await check({
        ballots: (cast, asked, [credential = 0n]) => [...cast, makeBallot(asked, credential, [[0, 0, 1]])],
      }),
    ).toMatch(/^ballot: A voting key was used twice/))
  test('the same bytes once more', async () =>
    expect(await check({ ballots: (cast) => [...cast, cast[0] ?? ''] })).toMatch(
      /^ballot: A voting key was used twice/,
    ))
  test('two votes for one', async () =>
    expect(
      await check(
        firstAltered((body) => {
          const [choice] = body.answers[0].choices
          choice.beta = writePoint(readPoint(choice.beta).add(G))
        }),
      ),
    ).toMatch(/^ballot: It does not prove that an answer is chosen once/))
  test('a vote for each of two', async () =>
    expect(
      await check({
        ballots: (cast, asked, [credential = 0n]) => {
          const [a, b] = [0, 1].map((at) =>
            JSON.parse(
              makeBallot(asked, credential, [[0, 1, 2].map((answer) => (answer === at ? 1 : 0)) as (0 | 1)[]]),
            ),
          )
          return [
            signedAgain(JSON.stringify(a), credential, (body) => {
              body.answers[0].choices[1] = b.answers[0].choices[1]
              body.answers[0].individual_proofs[1] = b.answers[0].individual_proofs[1]
            }),
            ...cast.slice(1),
          ]
        },
      }),
    ).toMatch(/^ballot: It does not prove that as many are chosen/))
  test('of a key that nobody was given', async () =>
    expect(
      await check({ ballots: (cast, asked) => [...cast, makeBallot(asked, randomNumber(), [[0, 1, 0]])] }),
    ).toMatch(/^ballot: It bears a voting key that nobody was given/))
  test('a number of a proof', async () =>
    expect(await check(firstAltered((body) => (body.answers[0].individual_proofs[0][0].response = '7')))).toMatch(
      /^ballot: It does not prove/,
    ))
  test('a number beyond the order, which would mean the same', async () =>
    expect(
      await check(
        firstAltered((body) => {
          const [proof] = body.answers[0].overall_proof
          proof.response = String(BigInt(proof.response) + 2n ** 252n + 27742317777372353535851937790883648493n)
        }),
      ),
    ).toMatch(/^ballot: It does not prove/))
  test('a point of small order added', async () =>
    expect(
      await check(
        firstAltered((body) => {
          body.answers[0].choices[1].alpha = SMALL_ORDER
        }),
      ),
    ).toMatch(/^ballot: One of its choices is not in the group/))
  test('of another election', async () =>
    expect(await check(firstAltered((body) => (body.election_uuid = 'AAAAbbbbCCCC99')))).toMatch(
      /^ballot: It is of another election/,
    ))
  test('of an election that asked something else', async () =>
    expect(await check(firstAltered((body) => (body.election_hash = 'x')))).toMatch(/^ballot: .*asked something else/))
  test('altered after it was signed', async () =>
    expect(
      await check({
        ballots: (cast) => {
          const one = JSON.parse(cast[0] ?? '')
          const next = JSON.parse(cast[1] ?? '')
          return [JSON.stringify({ ...one, answers: next.answers }), ...cast.slice(1)]
        },
      }),
    ).toMatch(/^ballot: It was changed after it was signed/))
  test('a stranger’s ballot under one’s own name', async () =>
    expect(
      await check({
        ballots: (cast, _, credentials) => [
          cast[0] ?? '',
          signedAgain(cast[0] ?? '', credentials[1] ?? 0n, (body) => {
            body.credential = writePoint(timesBase(credentials[1] ?? 0n))
          }),
          ...cast.slice(2),
        ],
      }),
    ).toMatch(/^ballot: It does not prove/))
  test.each([
    ['with spaces', (ballot: string) => JSON.stringify(JSON.parse(ballot), null, 1)],
    [
      'with its fields in another order',
      (ballot: string) => {
        const { signature, ...body } = JSON.parse(ballot)
        return JSON.stringify({ signature, ...body })
      },
    ],
    ['with a field too many', (ballot: string) => JSON.stringify({ ...JSON.parse(ballot), note: 'x' })],
    ['that is none', () => '[]'],
  ])('%s', async (_, change) =>
    expect(await check({ ballots: (cast) => [change(cast[0] ?? ''), ...cast.slice(1)] })).toMatch(
      /^ballot: It is not written/,
    ),
  )
})

describe('a forged chain', () => {
  test('a ballot after the end', async () =>
    expect(await check({ afterEnd: (asked) => [makeBallot(asked, randomNumber(), [[0, 1, 0]])] })).toMatch(
      /^ballot: |^chain: A ballot was added after the end/,
    ))
  test('a link that leads elsewhere', async () => {
    const { bytes } = await election(VOTES, { committee, turned: [1, 2] })
    const text = new TextDecoder('latin1').decode(bytes)
    const at = text.indexOf('"parent":"') + 10
    const forged = bytes.slice()
    forged[at] = forged[at] === 48 ? 49 : 48
    expect(await refusalOf(forged)).toMatch(/^archive: The file .* is not what its name says/)
  })
  test('an end that stands before the ballots', async () =>
    expect(await check({ eventOrder: ([setup, ...rest]) => [setup as never, ['EndBallots', []], ...rest] })).toMatch(
      /^chain: /,
    ))
  test('a board that does not say what is asked', async () =>
    expect(await refusalOf(archiveOf([['EndBallots', []]]))).toMatch(/^setup: /))
  test.each([0, 3, 511, 700])('an archive of %i bytes', async (length) => {
    const { bytes } = await election([0], {})
    expect(await refusalOf(bytes.slice(0, length))).toMatch(/^(archive|setup|chain): /)
  })
  test('a board cut before its ballots is open, never counted', async () => {
    const { bytes } = await election(VOTES, {
      committee,
      turned: [1, 2],
      forge: { eventOrder: (events) => events.slice(0, 3) },
    })
    expect(await checkArchive(bytes)).toMatchObject({ state: 'open', result: null })
  })
})
