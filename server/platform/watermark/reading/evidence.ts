// Gathers what speaks for which copy, and judges it at the end, when it is known how much was tried.
import type { DecodedMark, Tally } from './blind.ts'
import type { Archive, CopiesOfPhoto, Finding, FoundMark, FoundMember, PhotoMatch } from './finding.ts'
import { type MemberScore, scoresOfMembers } from './known-ids.ts'
import { chanceOfCorrelation, chanceOfDecoding, correlationThreshold, suffices } from './odds.ts'

/** A copy, or a member, with the best that was found of it. */
interface Suspicion {
  keyId: number
  rho: number
}

export interface Evidence {
  tally: Tally
  /** By id of the copy. */
  decoded: Map<number, Suspicion>
  correlated: Map<number, Suspicion>
  members: Map<string, MemberScore & { photoId: number }>
  /** Known copies compared, and members that were made several of one photo. */
  candidates: { copies: number; members: number }
  /** By photo, as far as they were compared with the picture. */
  photos: Map<number, PhotoMatch | 'other' | 'deleted'>
}

export const newEvidence = (): Evidence => ({
  tally: { words: 0, fits: 0, compared: new Set() },
  decoded: new Map(),
  correlated: new Map(),
  members: new Map(),
  candidates: { copies: 0, members: 0 },
  photos: new Map(),
})

export function noteDecoded({ decoded }: Evidence, { copyId, keyId, rho }: DecodedMark) {
  decoded.set(copyId, { keyId, rho: Math.max(rho, decoded.get(copyId)?.rho ?? 0) })
}

/** Below, no copy can be named, however few there are; it is not kept. */
const LEAST_RHO = correlationThreshold(1, 1)

/** `rhos` are those of the copies, in their order, in one reading. */
export function noteCorrelations(
  { correlated, members }: Evidence,
  photoId: number,
  copies: CopiesOfPhoto,
  rhos: Float32Array,
) {
  for (const [i, rho] of rhos.entries()) {
    const id = copies.ids[i] ?? 0
    if (rho >= LEAST_RHO && rho > (correlated.get(id)?.rho ?? 0))
      correlated.set(id, { keyId: copies.keyIds[i] ?? 0, rho })
  }
  for (const found of scoresOfMembers(rhos, copies.memberIds)) {
    const name = `${photoId} ${found.memberId}`
    if (found.score >= LEAST_RHO && found.score > (members.get(name)?.score ?? 0))
      members.set(name, { ...found, photoId })
  }
}

const chanceAmongKnown = ({ tally, candidates }: Evidence, rho: number) =>
  chanceOfCorrelation(rho, candidates.copies, tally.compared.size)

/** Copies that something speaks for strongly enough, whatever their photo. */
export const copiesFound = (evidence: Evidence) => [
  ...new Set([
    ...evidence.decoded.keys(),
    ...[...evidence.correlated.keys()].filter((id) =>
      suffices('correlated', chanceAmongKnown(evidence, evidence.correlated.get(id)?.rho ?? 0)),
    ),
  ]),
]

/** Everything found, strongest first. */
export async function conclude(
  evidence: Evidence,
  archive: Archive,
): Promise<Pick<Finding, 'marks' | 'members' | 'photos'>> {
  const copies = await archive.countCopies()
  const marks = await Promise.all(copiesFound(evidence).map((id) => judgeCopy(evidence, archive, id, copies)))
  const photos = [...evidence.photos.values()].filter((photo) => typeof photo === 'object')
  return {
    marks: marks.sort((one, other) => Number(other.names) - Number(one.names) || other.rho - one.rho),
    members: judgeMembers(evidence),
    photos,
  }
}

async function judgeCopy(evidence: Evidence, archive: Archive, copyId: number, copies: number): Promise<FoundMark> {
  const [decoded, correlated] = [evidence.decoded.get(copyId), evidence.correlated.get(copyId)]
  const copy = await archive.findCopy(copyId)
  const rho = Math.max(decoded?.rho ?? 0, correlated?.rho ?? 0)
  const { words, fits, compared } = evidence.tally
  const chance = Math.min(
    correlated ? chanceAmongKnown(evidence, correlated.rho) : 1,
    decoded ? chanceOfDecoding({ rho, words, fits: fits + compared.size, copies: copy && copies }) : 1,
  )
  const keyId = (decoded ?? correlated)?.keyId ?? 0
  const compare = copy && evidence.photos.get(copy.photoId)
  const photo = typeof compare === 'object' && compare ? 'same' : (compare ?? 'not compared')
  const isOfHouse = copy !== null && copy.keyId === keyId && !copy.isReuploaded
  const evidenceKind = decoded ? 'decoded' : 'correlated'
  const names = isOfHouse && (photo === 'same' || photo === 'deleted') && suffices(evidenceKind, chance)
  return { copyId, keyId, copy, evidence: evidenceKind, rho, chance, photo, names }
}

function judgeMembers({ members, candidates, tally, photos }: Evidence): FoundMember[] {
  return [...members.values()]
    .map((found) => ({ ...found, chance: chanceOfCorrelation(found.score, candidates.members, tally.compared.size) }))
    .filter(({ chance, photoId }) => suffices('correlated', chance) && typeof photos.get(photoId) === 'object')
    .sort((one, other) => other.score - one.score)
}
