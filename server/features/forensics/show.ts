// What a finding says to the officer who searched: who is named, how surely, and which photo of ours the picture shows.
import type {
  Evidence,
  ForeignUpload,
  LeakedPhoto,
  LeakFinding,
  Outcome,
  Suspect,
  WatermarkData,
} from '@aerie/contract/forensics'
import type { PhotoMatch, PictureFinding } from '@aerie/watermark/reading/finding'
import { type Copy, findCopies, isOfDocument, listReuploads } from '#features/copies/service.ts'
import { displayName, portraitAddress } from '#features/people/person.ts'
import { readAnimation, readRendition } from '#features/photo-files/service.ts'
import type { Context } from '#platform/context.ts'
import * as data from './data.ts'

/** Somebody who may be named, before it is looked up who he is. */
interface LeakSource {
  memberId: number
  /** Null where the copy is of a document. */
  photoId: number | null
  evidence: Evidence
  chance: number | null
  copy: Copy | null
}

export interface LeakSearchResult {
  finding: PictureFinding
  exact: LeakSource[]
  leak: LeakFinding['leak']
  compared: number
  elapsedMs: number
  unreadable: string | null
}

const FORMER = 'a former brother'

export const exactMarks = (copies: readonly Copy[]): LeakSource[] =>
  copies.map((copy) => ({ ...ofCopy(copy), evidence: 'exact', chance: null }))

const ofCopy = (copy: Copy) => ({
  memberId: copy.memberId,
  photoId: isOfDocument(copy.kind) ? null : copy.objectId,
  copy,
})

export async function show(ctx: Context, found: LeakSearchResult): Promise<LeakFinding> {
  const { finding, leak, compared, elapsedMs, unreadable } = found
  const named = onePerMember([...found.exact, ...(await namedBy(ctx, finding))])
  const members = new Map(
    (await data.listMembers(ctx.db, [...new Set(named.map(({ memberId }) => memberId))])).map((row) => [row.id, row]),
  )
  const suspects = await Promise.all(named.map((one) => suspectOf(ctx, one, members.get(one.memberId))))
  return {
    outcome: outcomeOf(suspects.length, finding),
    watermarkData: suspects.find(({ copy }) => copy !== null)?.copy ?? null,
    suspects,
    foreignUploads: await foreignUploadsOf(ctx, finding),
    photo: await photoOf(ctx, named[0]?.photoId ?? null, finding.photos),
    documentTitle: await documentOf(ctx, named[0]?.copy ?? null),
    leak,
    compared,
    elapsedMs,
    unreadable,
  }
}

async function namedBy(ctx: Context, { marks, members }: PictureFinding): Promise<LeakSource[]> {
  const naming = marks.filter(({ names }) => names)
  const copies = new Map(
    (
      await findCopies(
        ctx,
        naming.map(({ copyId }) => copyId),
      )
    ).map((copy) => [copy.id, copy]),
  )
  return [
    ...naming.flatMap(({ copyId, evidence, chance }): LeakSource[] => {
      const copy = copies.get(copyId)
      return copy ? [{ ...ofCopy(copy), evidence, chance }] : []
    }),
    ...members.map(
      ({ memberId, photoId, chance }): LeakSource => ({ memberId, photoId, evidence: 'averaged', chance, copy: null }),
    ),
  ]
}

/** The first of each, which is the strongest. */
const onePerMember = (named: readonly LeakSource[]) =>
  [...new Map([...named].reverse().map((one) => [one.memberId, one])).values()].reverse()

type Member = Awaited<ReturnType<typeof data.listMembers>>[number]

async function suspectOf(
  ctx: Context,
  { memberId, evidence, chance, copy }: LeakSource,
  member: Member | undefined,
): Promise<Suspect> {
  const name = member ? displayName(member) : FORMER
  return {
    viewer: memberId,
    name,
    isMember: member !== undefined,
    profileImageUrl: portraitAddress(member?.avatar ?? null),
    profileImageHash: member?.avatar_hash ?? null,
    evidence,
    oneIn: chance === null ? null : Math.floor(1 / Math.max(chance, Number.MIN_VALUE * 2 ** 60)),
    copy: copy && dataOf(copy, name),
    ownUpload: copy && (await ownUploadOf(ctx, copy)),
  }
}

/** The first of his own; all that were sent any of them. */
async function ownUploadOf(ctx: Context, copy: Copy) {
  const own = (await listReuploads(ctx, copy)).filter(({ uploadedBy }) => uploadedBy === copy.memberId)
  const at = own[0]?.uploadedAt
  return at ? { at: at.toISOString(), others: Math.max(...own.map(({ others }) => others)) } : null
}

/** What is known of marks that would name somebody, had not another uploaded them. */
async function foreignUploadsOf(ctx: Context, { marks }: PictureFinding): Promise<ForeignUpload[]> {
  const copies = await findCopies(
    ctx,
    marks.filter(({ copy }) => copy?.isReuploaded).map(({ copyId }) => copyId),
  )
  const found = await Promise.all(
    copies.map(async (copy) => ({
      copy,
      upload: (await listReuploads(ctx, copy)).find(({ uploadedBy }) => uploadedBy !== copy.memberId),
    })),
  )
  const ids = found.flatMap(({ copy, upload }) => [copy.memberId, upload?.uploadedBy ?? 0])
  const names = new Map((await data.listMembers(ctx.db, ids)).map((row) => [row.id, displayName(row)]))
  return found.map(({ copy, upload }) => ({
    owner: names.get(copy.memberId) ?? FORMER,
    uploader: upload?.uploadedBy ? (names.get(upload.uploadedBy) ?? FORMER) : null,
    at: upload?.uploadedAt?.toISOString() ?? null,
  }))
}

const dataOf = (copy: Copy, name: string): WatermarkData => ({
  viewer: copy.memberId,
  name,
  ip: copy.address,
  timestamp: copy.issuedAt.toISOString(),
  hash: copy.sha256?.toString('hex') ?? '',
})

function outcomeOf(suspects: number, { marks, isComplete }: PictureFinding): Outcome {
  if (suspects > 0) return suspects === 1 ? 'one' : 'several'
  if (marks.some(({ evidence, copy }) => evidence === 'decoded' && copy === null)) return 'deleted'
  return isComplete ? 'none' : 'unfinished'
}

async function documentOf(ctx: Context, copy: Copy | null) {
  if (!copy || !isOfDocument(copy.kind)) return null
  return (await data.findDocumentTitle(ctx.db, copy.objectId)) ?? 'a document that has been deleted'
}

/** That of whoever is named first; where nobody is, nothing is said of what the picture shows. */
async function photoOf(
  ctx: Context,
  photoId: number | null,
  photos: readonly PhotoMatch[],
): Promise<LeakedPhoto | null> {
  const match = photos.find((one) => one.photoId === photoId)
  const photo = match && (await data.findPhoto(ctx.db, match.photoId))
  const code = photo && (await data.findCode(ctx.db, photo.id))
  const view = code && ((await readAnimation(ctx.files, code.code)) ?? (await readRendition(ctx, code.code, 'view')))
  if (!match || !photo || !view) return null
  const { width, height } = view
  const [a, b, c, d, e, f] = match.alignment
  return {
    id: photo.id,
    albumId: photo.album_id,
    albumTitle: photo.title,
    width,
    height,
    alignment: [a, b, c, d, e, f],
  }
}
