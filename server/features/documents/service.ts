// Documents: finding one that the caller may know of, changing what is written about it, and deleting it.
import type { Document, DocumentChanges } from '@aerie/contract/documents'
import { notifications } from '@aerie/contract/notifications'
import type { DocumentCategory } from '@aerie/contract/settings'
import { stale } from '@aerie/contract/stale'
import { removeFiles } from '#features/document-files/files.ts'
import { holdCategories } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { invalid, notFound, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { inTransaction } from '#platform/transaction.ts'
import { announceDocuments } from './announce-documents.ts'
import { listSeen as listSeenOf } from './list.ts'
import * as making from './making-data.ts'
import { type PageText, setPages } from './pages-data.ts'
import { maySee } from './policy.ts'
import { toDocument } from './show.ts'
import * as data from './shown-data.ts'
import * as written from './write-data.ts'

export type DocumentRow = data.DocumentRow

/** Of a document of another level there is nothing here. */
export async function findSeen(ctx: MemberContext, id: number) {
  const row = await data.findDocument(ctx.db, id)
  if (!row || !maySee(ctx.actor, row)) throw notFound('Document')
  return row
}

export const listSeen = listSeenOf

/** The same to be changed: locked until the transaction ends. */
export async function lockSeen(tx: MemberContext, id: number) {
  const row = await written.lockDocument(tx.db, id)
  if (!row || !maySee(tx.actor, row)) throw notFound('Document')
  return row
}

/** Whom readings tell what of it may have changed with the document. */
export async function notifyReaders(tx: Context, { id, is_to_be_read }: { id: number; is_to_be_read: boolean }) {
  if (is_to_be_read) await enqueue(tx, 'tell-document-readers', { documentId: id })
}

export const showDocument = async (ctx: MemberContext, id: number): Promise<Document> =>
  toDocument(ctx.actor, await findSeen(ctx, id))

export async function saveDocument(ctx: MemberContext, id: number, changes: DocumentChanges) {
  await inTransaction(ctx, async (tx) => {
    const before = await lockSeen(tx, id)
    if (changes.revision !== undefined && changes.revision !== before.revision)
      throw new Refusal('conflict', 'Somebody else has changed this document meanwhile. Look at it again, then save.')
    const after = {
      title: changes.title,
      description: changes.description ?? null,
      category: changes.category,
      access_level: changes.accessLevel,
    }
    if (after.category !== before.category) mustBeOneOf(await holdCategories(tx, 'to use'), after.category)
    await written.updateDocument(tx.db, id, after)
    const { title, description, category, access_level } = before
    await record(tx, {
      action: 'document.save',
      objectId: id,
      before: { title, description, category, access_level },
      after,
    })
    await announceDocuments(tx, access_level, after.access_level)
    await notifyReaders(tx, before)
  })
  return showDocument(ctx, id)
}

export function mustBeOneOf(categories: readonly DocumentCategory[], category: string) {
  if (!categories.some(({ slug }) => slug === category))
    throw invalid('category', 'This category is gone. Choose another.')
}

/** For good, with all versions; the log keeps the title and what names the content. */
export const removeDocument = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const { title, access_level, is_to_be_read } = await lockSeen(tx, id)
    const files = await written.deleteDocument(tx.db, id)
    for (const { code, extension } of files) await enqueue(tx, 'remove-document-files', { code, extension })
    const sha256 = files.map((file) => file.sha256.toString('hex'))
    await record(tx, { action: 'document.remove', objectId: id, before: { title, sha256 } })
    await announceDocuments(tx, access_level)
    if (is_to_be_read) await announce(tx, stale(notifications.list, notifications.count))
  })

/** What a deleted document leaves behind. */
export const removeLeft = (ctx: Context, version: { code: string; extension: string }) =>
  removeFiles(ctx.files, version)

export type VersionToMake = NonNullable<Awaited<ReturnType<typeof findToMake>>>

/** What a job needs that makes a version ready, given up or not; undefined once it is, or gone. */
export const findToMake = ({ db }: Context, versionId: number) => making.findToMake(db, versionId)

/** Likewise one of which LibreOffice has made no PDF, ready or not. */
export const findToConvert = ({ db }: Context, versionId: number) => making.findToConvert(db, versionId)

/** The ids of those that are shown now and were made ready without LibreOffice, by the endings of their files. */
export const listToConvert = async ({ db }: Context, extensions: readonly string[], most: number) =>
  (await making.listToConvert(db, extensions, most)).map(({ id }) => id)

export const noteFailedConversion = ({ db, now }: Context, versionId: number) =>
  making.noteFailedConversion(db, versionId, now())

/** Keeps what was made of a version, with its text page by page; false where it was deleted meanwhile. */
export const noteMade = (
  ctx: Context,
  { id, access_level }: Pick<VersionToMake, 'id' | 'access_level'>,
  made: making.ProcessedVersion,
  pages: PageText[],
) =>
  inTransaction(ctx, async (tx) => {
    if (!(await making.setMade(tx.db, id, made))) return false
    await setPages(tx.db, id, pages)
    await announceDocuments(tx, access_level)
    return true
  })
