// The versions of a document: who sees them, and going back to a former one.
import type { Document, DocumentVersion } from '@aerie/contract/documents'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { must, notFound, Refusal } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { inTransaction } from '#platform/transaction.ts'
import { announceDocuments } from './announce-documents.ts'
import { maySeeVersions } from './policy.ts'
import { findSeen, lockSeen, notifyReaders, showDocument } from './service.ts'
import { toVersion } from './show.ts'
import * as data from './shown-data.ts'
import * as written from './write-data.ts'

export async function listVersions(ctx: MemberContext, id: number): Promise<DocumentVersion[]> {
  const document = await findSeen(ctx, id)
  must(maySeeVersions(ctx.actor, document), 'Only its uploader and super admins see the versions of a document.')
  return (await data.listVersions(ctx.db, id)).map((row) => toVersion(ctx.actor, row, document.version))
}

/** What it was then becomes the newest version; those between are kept. */
export async function restoreVersion(ctx: MemberContext, id: number, number: number): Promise<Document> {
  await inTransaction(ctx, async (tx) => {
    const document = await lockSeen(tx, id)
    if (document.version === number) throw new Refusal('conflict', 'This version is the one that is shown.')
    const made = await written.repeatVersion(tx.db, id, number, tx.actor.id)
    if (!made) throw notFound('Version')
    if (made.state === 'making') await enqueue(tx, 'make-document', { versionId: made.id })
    const [before, after] = [{ version: document.version }, { version: made.number, from: number }]
    await record(tx, { action: 'document.restore', objectId: id, before, after })
    await announceDocuments(tx, document.access_level)
    await notifyReaders(tx, document)
  })
  return showDocument(ctx, id)
}
