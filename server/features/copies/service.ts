// Copies: each that leaves is noted before it does, with for whom it was made, and is found again by what it bears.
import { createHash } from 'node:crypto'
import type { Context, MemberContext } from '#platform/context.ts'
import * as data from './data.ts'
import { type CopyKind, drawId, KINDS, kindOf } from './ids.ts'
import { addressOf, countCopy, DAY_MS, insertNoted, keepMonths, MOST_DRAWN, noneDrawn, startOfDay } from './noting.ts'
import * as unmarked from './unmarked.ts'

export type { CopyKind } from './ids.ts'
export type { UnmarkedKind } from './unmarked.ts'
export const drawCopyId = unmarked.drawCopyId
export const noteMade = unmarked.noteMade
export const noteUnmarked = unmarked.noteUnmarked

/** How long a page may go on showing the copy that it has. */
const SHOWN_MS = 30 * DAY_MS

/** What somebody is to have a copy of. */
export interface Original {
  kind: CopyKind
  /** Of the photo or document. */
  objectId: number
}

export interface Issue<Made = Uint8Array> extends Original {
  /** With which the copy is marked. */
  keyId: number
  /** One of many that are asked for at once and limited together. */
  isOneOfMany?: boolean
  /** The copy that bears an id; the same for the same id. */
  render: (id: number) => Promise<Made>
}

/** Where the bytes of a copy are elsewhere than in memory. */
export interface Digested {
  sha256: Uint8Array
}

/**
 * Renders the caller's copy and notes it; what is answered may be sent. Outside of a transaction, so that its row is
 * committed by then. On one day at one address a member has one copy of a thing, however often he asks; of new ones 600 an
 * hour.
 */
export async function issueCopy(ctx: MemberContext, issue: Issue): Promise<{ id: number; bytes: Uint8Array }> {
  const render = async (id: number) => {
    const bytes = await issue.render(id)
    return { bytes, sha256: digestOf(bytes) }
  }
  const { id, made } = await issueDigested(ctx, { ...issue, render })
  return { id, bytes: made.bytes }
}

/** The same of a copy that comes with its SHA-256. */
export async function issueDigested<Made extends Digested>(
  ctx: MemberContext,
  issue: Issue<Made>,
): Promise<{ id: number; made: Made }> {
  const again = await repeat(ctx, issue)
  if (again) return again
  if (!issue.isOneOfMany) await countCopy(ctx)
  for (let drawn = 0; drawn < MOST_DRAWN; drawn++) {
    const id = drawId(ctx.now())
    const made = await issue.render(id)
    if (await note(ctx, issue, id, made)) return { id, made }
  }
  throw noneDrawn()
}

/** Today's copy of the caller; null where he has none, or its bytes would not be what was noted. */
async function repeat<Made extends Digested>(ctx: MemberContext, issue: Issue<Made>) {
  const since = startOfDay(ctx)
  const issued = await data.findIssued(ctx.db, holderOf(ctx, issue), { since, ip: await addressOf(ctx) })
  if (!issued || issued.key_id !== issue.keyId) return null
  const made = await issue.render(issued.id)
  return issued.sha256?.equals(made.sha256) ? { id: issued.id, made } : null
}

/** False where the id is taken. */
const note = async (ctx: MemberContext, issue: Issue<Digested>, id: number, { sha256 }: Digested) =>
  insertNoted(ctx, {
    id,
    kind: KINDS[issue.kind],
    object_id: issue.objectId,
    ip: await addressOf(ctx),
    key_id: issue.keyId,
    sha256: Buffer.from(sha256),
  })

const holderOf = ({ actor }: MemberContext, { kind, objectId }: Original) => ({
  objectId,
  memberId: actor.id,
  kind: KINDS[kind],
})

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/** Whether the caller himself was given that copy within thirty days: then what he has may be shown again. */
export const hasOwnCopy = (ctx: MemberContext, original: Original, id: number): Promise<boolean> =>
  data.isHeld(ctx.db, holderOf(ctx, original), { id, since: new Date(ctx.now().getTime() - SHOWN_MS) })

export interface Copy extends Original {
  id: number
  memberId: number
  issuedAt: Date
  /** Null where addresses were not kept. */
  address: string | null
  /** These two are null of what bears no mark. */
  keyId: number | null
  sha256: Buffer | null
}

/** Those of the ids, at most a hundred, that were issued and are still noted. */
export const findCopies = async ({ db }: Context, ids: readonly number[]): Promise<Copy[]> =>
  ids.length === 0 ? [] : (await data.findCopies(db, ids.slice(0, 100))).map(toCopy)

/** The newest ten with exactly those bytes. */
export const findExactCopies = async ({ db }: Context, bytes: Uint8Array): Promise<Copy[]> =>
  (await data.findByBytes(db, digestOf(bytes), 10)).map(toCopy)

/** Never too few, and somewhat more than there are. */
export const countCopies = ({ db }: Context) => data.countCopies(db)

/** Whether anything was ever handed out: else no upload can bear a mark. */
export const hasCopies = async ({ db }: Context) => (await data.findAnyCopy(db)) !== undefined

/** Notes that an uploaded photo bears the marks of copies; what nobody was given is left out. */
export async function noteReuploads({ db }: Context, upload: data.ReuploadedPhoto, ids: readonly number[]) {
  if (ids.length > 0) await data.insertReuploads(db, upload, ids)
}

/** An upload in which the mark of a copy came back: whoever was sent a copy of that has the mark as well. */
export interface Reupload {
  photoId: number
  /** Null where it is not known, or nobody. */
  uploadedBy: number | null
  uploadedAt: Date | null
  /** Members besides the first owner who were sent copies of it. */
  others: number
}

/** The earliest first. */
export const listReuploads = async ({ db }: Context, copy: Pick<Copy, 'id' | 'memberId'>): Promise<Reupload[]> =>
  (await data.listReuploads(db, copy)).map((row) => ({
    photoId: row.photo_id,
    uploadedBy: row.uploaded_by,
    uploadedAt: row.uploaded_at,
    others: row.others,
  }))

/**
 * A part of all copies of an object, for whoever compares them: the next one begins after the last id. Without those that
 * somebody else uploaded again.
 */
export const listCopies = async (
  { db }: Context,
  {
    objectId,
    kinds,
    after = -1,
    most = 10_000,
  }: { objectId: number; kinds: CopyKind[]; after?: number; most?: number },
): Promise<(Pick<Copy, 'id' | 'memberId'> & { keyId: number })[]> => {
  const rows = await data.listOf(db, { objectId, kinds: kinds.map((kind) => KINDS[kind]), after, most })
  return rows.map((row) => ({ id: row.id, memberId: row.member_id, keyId: row.key_id }))
}

/** What a member had of an object on one day, from one address. */
export interface CopyDelivery {
  memberId: number
  kind: CopyKind
  address: string | null
  lastAt: Date
  times: number
}

/** The last first. */
export const listDeliveries = async (
  { db }: Context,
  { objectId, kinds, most }: { objectId: number; kinds: CopyKind[]; most: number },
): Promise<CopyDelivery[]> =>
  (await data.listDeliveries(db, { objectId, kinds: kinds.map((kind) => KINDS[kind]), most })).map((row) => ({
    memberId: row.member_id,
    kind: kindOf(row.kind),
    address: row.ip,
    lastAt: row.last_at,
    times: row.times,
  }))

/** Such copies name the version that they are of. */
export const isOfDocument = (kind: CopyKind) => kind === 'documentView' || kind === 'documentDownload'

const toCopy = (row: Awaited<ReturnType<typeof data.findCopies>>[number]): Copy => ({
  id: row.id,
  kind: kindOf(row.kind),
  objectId: row.object_id,
  memberId: row.member_id,
  issuedAt: row.issued_at,
  address: row.ip,
  keyId: row.key_id,
  sha256: row.sha256,
})

/** Once a day: the next two months have their place, and those whose time is over are gone. */
export async function rotateCopyPartitions(ctx: Context) {
  await keepMonths(ctx)
  await data.deleteOldReuploads(ctx.db)
}
