// All who hold a key to one contest: single trustees and committees, numbered through, and how their parts are put together.
import * as z from 'zod/mini'
import { inverse, type Point, reduced, sumOf, timesPublic, ZERO } from './group.ts'
import { checkParameters, Parameters } from './parameters.ts'
import { must, reading } from './refused.ts'
import { checkTrusteeKey, PublicKey } from './trustee-keys.ts'
import { VerificationKey } from './verification-keys.ts'

/** Other programs write whose a key is beside it. */
const ofNamed = { name: z.optional(z.string()) }

export const Trustees = z.array(
  z.union([
    z.tuple([z.literal('Single'), z.extend(PublicKey, ofNamed)]),
    z.tuple([
      z.literal('Pedersen'),
      z.extend(Parameters, { verification_keys: z.array(z.extend(VerificationKey, ofNamed)) }),
    ]),
  ]),
)
export type Trustees = z.infer<typeof Trustees>

/** One of them: how many of its owners must turn their keys, their numbers in the contest, and their keys. */
export type TrusteeGroup = {
  kind: 'single' | 'committee'
  needed: number
  owners: { number: number; key: Point }[]
  /** What trustees of a committee read to each other. */
  fingerprint: string | null
}

/** The groups and the key that all of them make together; refused where one of them does not prove its own. */
export function checkTrustees(text: string): { groups: TrusteeGroup[]; key: Point } {
  const trustees = reading('trustees', 'They are malformed.', () => z.parse(Trustees, JSON.parse(text)))
  let number = 0
  const keys: Point[] = []
  const groups = trustees.map(([kind, of]): TrusteeGroup => {
    if (kind === 'Single') {
      const key = checkTrusteeKey(of, 'trustees', `Trustee ${++number}`)
      keys.push(key)
      return { kind: 'single', needed: 1, owners: [{ number, key }], fingerprint: null }
    }
    const checked = checkParameters(of)
    keys.push(checked.key)
    const owners = checked.keys.map((key) => ({ number: ++number, key }))
    const { threshold: needed, fingerprint } = checked.set
    return { kind: 'committee', needed, owners, fingerprint }
  })
  return { groups, key: sumOf(keys) }
}

export const keyOfOwner = (groups: readonly TrusteeGroup[], number: number): Point | null =>
  groups.flatMap(({ owners }) => owners).find((owner) => owner.number === number)?.key ?? null

/** Parts of a decryption by the number of their owner: one point for each answer, in one list for each question. */
export type Factors = Point[][]

/** What lies over each sum, put together from the parts; refused where a group has too few. */
export function combineFactors(
  groups: readonly TrusteeGroup[],
  parts: ReadonlyMap<number, Factors>,
  answers: readonly number[],
): Factors {
  const weighted = groups.flatMap((group) => weightedOf(group, parts))
  return answers.map((count, question) =>
    Array.from({ length: count }, (_, answer) =>
      sumOf(
        weighted.map(({ factors, weight }) => {
          const point = factors[question]?.[answer] ?? ZERO
          return weight === 1n ? point : timesPublic(point, weight)
        }),
      ),
    ),
  )
}

function weightedOf({ owners, needed, kind }: TrusteeGroup, parts: ReadonlyMap<number, Factors>) {
  const turned = owners.flatMap(({ number }, at) => {
    const factors = parts.get(number)
    return factors ? [{ place: at + 1, factors }] : []
  })
  must(
    turned.length >= needed,
    'decryption',
    kind === 'single'
      ? `Key ${owners[0]?.number} has not been turned.`
      : `Only ${turned.length} of ${needed} needed keys have been turned.`,
  )
  const used = turned.slice(0, needed)
  const places = used.map(({ place }) => place)
  return used.map(({ place, factors }) => ({
    factors,
    weight: kind === 'single' ? 1n : weightAt0(places, place),
  }))
}

/** The weight of a place when a polynomial is read at 0 from its values at the places (Lagrange). */
function weightAt0(places: readonly number[], place: number): bigint {
  return places.reduce((weight, other) => {
    if (other === place) return weight
    return reduced(weight * BigInt(other) * inverse(BigInt(other - place)))
  }, 1n)
}
