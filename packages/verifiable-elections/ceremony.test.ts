// The ceremony of a committee: that it makes a set, and that who cheats in it is refused at the step where he does.
import { describe, expect, test } from 'vitest'
import { checkCertificate, checkSet, makeCertificate } from './certificates.ts'
import { ceremony } from './election.fixture.ts'
import { SMALL_ORDER } from './forged-ballots.fixture.ts'
import { G, ORDER, randomNumber, readPoint, timesBase, writePoint, ZERO } from './group.ts'
import { receiveFrom, type Signed, sendTo, signMessage } from './messages.ts'
import { Refused } from './refused.ts'
import { keysOf, makeWords, seedOf } from './seeds.ts'
import { checkShares, makeShares, provesWrong, type Shares } from './shares.ts'
import { acknowledge, receivedBy, WrongShare } from './verification-keys.ts'

const honest = await ceremony(2, 3)
const { certificates, shares } = honest

const seedAt = (place: number) => honest.seeds[place - 1] ?? ''
const keysAt = (place: number) => keysOf(seedAt(place))
const encryptionOf = (place: number) => keysAt(place).encryption
const replaced = <T>(list: readonly T[], place: number, by: T) => list.map((one, at) => (at === place - 1 ? by : one))
const place = (index: number, threshold = 2) => ({ size: 3, threshold, index })

/** Shares as trustee `from` makes them, with what a cheat makes of them. */
async function sharesOf(
  from: number,
  {
    set = certificates,
    shareOf,
    points: forged,
    degree = 2,
    signing = keysAt(from).signing,
  }: {
    set?: Signed[]
    shareOf?: (to: number, honestShare: bigint) => bigint
    points?: string[]
    degree?: number
    signing?: bigint
  } = {},
): Promise<Shares> {
  const polynomial = Array.from({ length: degree }, randomNumber)
  const points = forged ?? polynomial.map((coefficient) => writePoint(timesBase(coefficient)))
  const value = (to: number) => polynomial.reduceRight((sum, one) => (sum * BigInt(to) + one) % ORDER, 0n)
  const own = keysAt(from)
  return {
    polynomial: await sendTo(own.signing, own.encryption, JSON.stringify({ polynomial: polynomial.map(String) })),
    secrets: await Promise.all(
      [1, 2, 3].map((to) => {
        const secret = shareOf ? shareOf(to, value(to)) : value(to)
        return sendTo(signing, encryptionOf(to), JSON.stringify({ secret: String(secret % ORDER) }))
      }),
    ),
    coefexps: signMessage(own.signing, JSON.stringify({ coefexps: points })),
    signature: signMessage(own.signing, `certs_sig|${JSON.stringify({ certs: set, coefexps: points })}`).signature,
  }
}

const refusal = async (act: () => unknown): Promise<Refused> => {
  try {
    await act()
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
  throw new Error('It was not refused')
}

const expectRefused = async (step: string, sentence: RegExp, act: () => unknown) => {
  const { step: at, message } = await refusal(act)
  expect([at, message]).toEqual([step, expect.stringMatching(sentence)])
}

describe('round 1', () => {
  test('a certificate for another place', () =>
    expectRefused('round 1', /trustee 3 is for another place/, () =>
      checkCertificate(certificates[1] as Signed, place(3)),
    ))
  test('a certificate by which one alone would count', () =>
    expectRefused('round 1', /another place, size or threshold/, () =>
      checkCertificate(makeCertificate(seedAt(1), place(1, 1)), place(1)),
    ))
  test('a certificate altered after it was signed', () => {
    const [first, second] = certificates
    const message = second?.message.replace('"index":2', '"index":1') ?? ''
    return expectRefused('round 1', /not signed by its own key/, () =>
      checkCertificate({ ...(first as Signed), message }, place(1)),
    )
  })
  test('a certificate written in another way', () => {
    const signing = keysAt(1).signing
    const message = JSON.stringify(JSON.parse(certificates[0]?.message ?? ''), null, 1)
    return expectRefused('round 1', /one way/, () => checkCertificate(signMessage(signing, message), place(1)))
  })
  test('an empty key, which anybody could open', () => {
    const { signing, verification } = keysAt(1)
    const context = { group: 'Ed25519', size: 3, threshold: 2, index: 1 }
    const message = { context, verification: writePoint(verification), encryption: writePoint(ZERO) }
    return expectRefused('round 1', /empty key/, () =>
      checkCertificate(signMessage(signing, JSON.stringify(message)), place(1)),
    )
  })
})

describe('round 2', () => {
  test('one trustee in two places', () =>
    expectRefused('round 2', /same key stands twice/, () =>
      checkSet(replaced(certificates, 2, makeCertificate(seedAt(1), place(2)))),
    ))
  test('a set in which I do not stand', () => {
    const other = replaced(certificates, 3, makeCertificate(seedOf(makeWords()), place(3)))
    return expectRefused('round 2', /My own certificate/, () => makeShares(seedAt(3), other))
  })
  test('another certificate was shown to one of us', async () => {
    const other = replaced(certificates, 3, makeCertificate(seedOf(makeWords()), place(3)))
    const misled = await makeShares(seedAt(1), other)
    await expectRefused('round 2', /did not sign this set/, () => checkShares(certificates, 1, misled))
  })
  test('fewer coefficients, so that one share would do', async () => {
    const short = await sharesOf(2, { degree: 1 })
    await expectRefused('round 2', /1 coefficients instead of 2/, () => checkShares(certificates, 2, short))
  })
  test('more coefficients, so that three were needed', async () => {
    const long = await sharesOf(2, { degree: 3 })
    await expectRefused('round 2', /3 coefficients instead of 2/, () => checkShares(certificates, 2, long))
  })
  test('shares for two of three', () => {
    const [, second] = shares
    const few = { ...(second as Shares), secrets: second?.secrets.slice(0, 2) ?? [] }
    return expectRefused('round 2', /2 shares instead of 3/, () => checkShares(certificates, 2, few))
  })
  test('coefficients of one trustee as those of another', () =>
    expectRefused('round 2', /not signed by trustee 2/, () => checkShares(certificates, 2, shares[0] as Shares)))
  test('coefficients outside the group', async () => {
    const crooked = await sharesOf(1, { points: [SMALL_ORDER, writePoint(G)] })
    await expectRefused('round 2', /not in the group/, () => checkShares(certificates, 1, crooked))
  })
})

describe('round 3', () => {
  const handed = (sent: Shares[], to: number) => receivedBy(sent, to)
  const acknowledgedBy = (to: number, sent: Shares[]) => acknowledge(seedAt(to), certificates, handed(sent, to))

  test('a share that does not fit is seen by its receiver alone, who can prove it', async () => {
    const wrong = replaced(shares, 1, await sharesOf(1, { shareOf: (to, value) => value + (to === 3 ? 1n : 0n) }))
    await acknowledgedBy(2, wrong)
    const found = await refusal(() => acknowledgedBy(3, wrong))
    expect(found.message).toMatch(/from trustee 1 to trustee 3 does not fit/)
    const complaint = found instanceof WrongShare ? found.complaint : null
    if (!complaint) throw new Error('No complaint')
    expect(provesWrong(certificates, wrong, complaint)).toBe(true)
    expect(provesWrong(certificates, wrong, { ...complaint, receiver: 2 })).toBe(false)
  })
  test('no complaint stands against an honest dealer', async () => {
    const sealed = shares[0]?.secrets[2] ?? ''
    const { envelope } = await receiveFrom(keysAt(1).verification, keysAt(3), sealed)
    expect(provesWrong(certificates, shares, { dealer: 1, receiver: 3, envelope })).toBe(false)
  })
  test('a share that is no number proves its dealer wrong too', async () => {
    const given = shares[0] as Shares
    const nonsense = await sendTo(keysAt(1).signing, encryptionOf(3), JSON.stringify({ secret: 'seven' }))
    const wrong = replaced(shares, 1, { ...given, secrets: replaced(given.secrets, 3, nonsense) })
    const found = await refusal(() => acknowledgedBy(3, wrong))
    expect(found instanceof WrongShare && provesWrong(certificates, wrong, found.complaint)).toBe(true)
  })
  test('a share signed with another key', async () => {
    const wrong = replaced(shares, 1, await sharesOf(1, { signing: randomNumber() }))
    await expectRefused('round 3', /cannot open the share from trustee 1/, () => acknowledgedBy(3, wrong))
  })
  test('a share of somebody else', () => {
    const mine = handed(shares, 3)
    const received = { ...mine, secrets: replaced(mine.secrets, 1, shares[0]?.secrets[1] ?? '') }
    return expectRefused('round 3', /cannot open the share/, () => acknowledge(seedAt(3), certificates, received))
  })
  test('a share of which one bit was altered', () => {
    const mine = handed(shares, 3)
    const sealed = JSON.parse(mine.secrets[0] ?? '')
    const data = (sealed.data.startsWith('0') ? '1' : '0') + sealed.data.slice(1)
    const received = { ...mine, secrets: replaced(mine.secrets, 1, JSON.stringify({ ...sealed, data })) }
    return expectRefused('round 3', /cannot open the share/, () => acknowledge(seedAt(3), certificates, received))
  })
  test('the coefficients of one polynomial with a share of another', async () => {
    const mine = handed(shares, 3)
    const again = await sharesOf(1)
    const received = { ...mine, secrets: replaced(mine.secrets, 1, again.secrets[2] ?? '') }
    await expectRefused('round 3', /does not fit/, () => acknowledge(seedAt(3), certificates, received))
  })
  test('fewer shares than trustees', () => {
    const mine = handed(shares, 3)
    const received = { ...mine, secrets: mine.secrets.slice(0, 2) }
    return expectRefused('round 3', /one share of each/, () => acknowledge(seedAt(3), certificates, received))
  })
  test('a key by which its maker cancels those of the others', async () => {
    const constant = (index: number) => readPoint(JSON.parse(shares[index - 1]?.coefexps.message ?? '').coefexps[0])
    const own = timesBase(randomNumber()).subtract(constant(1)).subtract(constant(2))
    const toFirst = randomNumber()
    const slope = timesBase(toFirst).subtract(own)
    const rogue = await sharesOf(3, {
      points: [writePoint(own), writePoint(slope)],
      shareOf: (to) => (to === 1 ? toFirst : randomNumber()),
    })
    const wrong = replaced(shares, 3, rogue)
    await acknowledgedBy(1, wrong)
    await expectRefused('round 3', /from trustee 3 to trustee 2 does not fit/, () => acknowledgedBy(2, wrong))
  })
})
