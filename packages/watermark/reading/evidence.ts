// Gathers what speaks for which copy, and judges it at the end, when it is known how much was tried.
import { encode, payloadOf } from '../code.ts'
import type { DecodedMark, Keyed, Tally } from './blind.ts'
import type { Archive, CopiesOfPhoto, FoundMark, FoundMember, PhotoMatch, PictureFinding } from './finding.ts'
import type { Fit } from './fit.ts'
import { scoresOfMembers } from './known-ids.ts'
import { chanceOfCorrelation, chanceOfWord, correlationThreshold, suffices } from './odds.ts'
import { rhoBeyond } from './shared-steps.ts'

/** The best that was found of a copy. */
interface Suspicion {
  keyId: number
  rho: number
  soft: Float64Array
}

interface MemberSuspicion {
  memberId: number
  photoId: number
  keyId: number
  score: number
  /** His copies of the photo. */
  ids: readonly number[]
  soft: Float64Array
}

export interface Evidence {
  keys: ReadonlyMap<number, Keyed>
  tally: Tally
  /** By id of the copy. */
  decoded: Map<number, Suspicion>
  correlated: Map<number, Suspicion>
  members: Map<string, MemberSuspicion>
  /** Known copies compared, and members that were made several of one photo. */
  candidates: { copies: number; members: number }
  highestRho: number
  /** By photo, as far as they were compared with the picture. */
  photos: Map<number, PhotoMatch | 'other' | 'deleted'>
  /** The largest share of the picture that one of those photos covers. */
  covered: number
}

export const newEvidence = (keys: readonly Keyed[]): Evidence => ({
  keys: new Map(keys.map((key) => [key.id, key])),
  tally: { words: 0, fits: 0, compared: new Set() },
  decoded: new Map(),
  correlated: new Map(),
  members: new Map(),
  candidates: { copies: 0, members: 0 },
  highestRho: 0,
  photos: new Map(),
  covered: 0,
})

export function noteDecoded({ decoded }: Evidence, { copyId, keyId, rho, fit }: DecodedMark) {
  if (rho > (decoded.get(copyId)?.rho ?? 0)) decoded.set(copyId, { keyId, rho, soft: fit.soft })
}

/** Below, no copy can be named, however few there are; it is not kept. */
const LEAST_RHO = correlationThreshold(1, 1)

/** `rhos` are those of copies of one key, in their order, in one reading. */
export function noteCorrelations(
  evidence: Evidence,
  photoId: number,
  keyId: number,
  copies: CopiesOfPhoto,
  { soft }: Fit,
  rhos: Float32Array,
) {
  const { correlated, members } = evidence
  for (const [i, rho] of rhos.entries()) {
    evidence.highestRho = Math.max(evidence.highestRho, rho)
    const id = copies.ids[i] ?? 0
    if (rho >= LEAST_RHO && rho > (correlated.get(id)?.rho ?? 0)) correlated.set(id, { keyId, rho, soft })
  }
  for (const { memberId, score } of scoresOfMembers(rhos, copies.memberIds)) {
    const name = `${photoId} ${memberId}`
    if (score < LEAST_RHO || score <= (members.get(name)?.score ?? 0)) continue
    const ids = [...copies.ids].filter((_, i) => copies.memberIds[i] === memberId)
    members.set(name, { memberId, photoId, keyId, score, ids, soft })
  }
}

export interface Accepted extends Suspicion {
  copyId: number
  evidence: 'decoded' | 'correlated'
  chance: number
}

const strongest = (suspicions: ReadonlyMap<number, Suspicion>) =>
  Array.from(suspicions, ([copyId, suspicion]) => ({ copyId, ...suspicion })).sort((one, other) => other.rho - one.rho)

/** The marks that are in the picture, whatever their photo: each by what those before it do not explain. */
export function acceptedMarks(evidence: Evidence): Accepted[] {
  const { words, compared } = evidence.tally
  const accepted: Accepted[] = strongest(evidence.decoded).map((found) => ({
    ...found,
    evidence: 'decoded',
    chance: chanceOfWord(words, null),
  }))
  for (const found of strongest(evidence.correlated)) {
    if (evidence.decoded.has(found.copyId)) continue
    const rho = rhoBesides(evidence, found, found.copyId, accepted)
    const chance = chanceOfCorrelation(rho, evidence.candidates.copies, compared.size)
    if (suffices('correlated', chance)) accepted.push({ ...found, evidence: 'correlated', chance })
  }
  return accepted
}

/** What speaks for a copy besides what others have in common with it. */
function rhoBesides(
  { keys }: Evidence,
  { keyId, soft }: Omit<Suspicion, 'rho'>,
  copyId: number,
  others: readonly Accepted[],
) {
  const key = keys.get(keyId)
  if (!key) return 0
  const payloads = others.filter((other) => other.keyId === keyId).map((other) => payloadOf(key.secret, other.copyId))
  const payload = payloadOf(key.secret, copyId)
  return rhoBeyond(soft, encode(payload), payload, payloads)
}

/** Everything found, those who are named first, then by strength. */
export async function conclude(
  evidence: Evidence,
  archive: Archive,
): Promise<Pick<PictureFinding, 'marks' | 'members' | 'photos' | 'highestRho'>> {
  const copies = await archive.countCopies()
  const accepted = acceptedMarks(evidence)
  const judged = await Promise.all(accepted.map((mark) => judge(evidence, archive, mark, copies)))
  const marks = judged.map((mark) => ({ ...mark, names: mark.names && !isExplained(mark, judged) }))
  return {
    marks: marks.sort((one, other) => Number(other.names) - Number(one.names) || other.rho - one.rho),
    members: judgeMembers(evidence, accepted),
    photos: [...evidence.photos.values()].filter((photo) => typeof photo === 'object'),
    highestRho: evidence.highestRho,
  }
}

/** By the mark of another, who was sent a copy of what its owner had uploaded. */
const isExplained = ({ copy }: FoundMark, marks: readonly FoundMark[]) =>
  marks.some(
    (other) =>
      other.copy !== null &&
      other.copy.memberId !== copy?.memberId &&
      copy?.ownUploads?.includes(other.copy.photoId) === true,
  )

async function judge(
  { tally, photos }: Evidence,
  archive: Archive,
  mark: Accepted,
  copies: number,
): Promise<FoundMark> {
  const { copyId, keyId, rho, evidence } = mark
  const copy = await archive.findCopy(copyId)
  const chance = evidence === 'decoded' ? chanceOfWord(tally.words, copy && copies) : mark.chance
  const compared = copy ? photos.get(copy.photoId) : undefined
  const photo = typeof compared === 'object' ? 'same' : (compared ?? 'not compared')
  const isOfInstallation = copy !== null && copy.keyId === keyId && !copy.isReuploaded
  const names = isOfInstallation && (photo === 'same' || photo === 'deleted') && suffices(evidence, chance)
  return { copyId, keyId, copy, evidence, rho, chance, photo, names }
}

function judgeMembers(evidence: Evidence, accepted: readonly Accepted[]): FoundMember[] {
  const { members, candidates, tally, photos } = evidence
  return [...members.values()]
    .filter(({ photoId }) => typeof photos.get(photoId) === 'object')
    .map(({ memberId, photoId, keyId, ids, soft }) => {
      const others = accepted.filter(({ copyId }) => !ids.includes(copyId))
      const sum = ids.reduce((rhos, id) => rhos + rhoBesides(evidence, { keyId, soft }, id, others), 0)
      const score = sum / Math.sqrt(ids.length)
      const chance = chanceOfCorrelation(score, candidates.members, tally.compared.size)
      return { memberId, photoId, copies: ids.length, score, chance }
    })
    .filter(({ chance }) => suffices('correlated', chance))
    .sort((one, other) => other.score - one.score)
}
