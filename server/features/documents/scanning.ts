// Has the virus scanner look at what was uploaded: clean, it is shown and made ready; else it goes, and those concerned are told.
import { type Document, documents } from '@aerie/contract/documents'
import { stale } from '@aerie/contract/stale'
import { originalOf, removeFiles } from '#features/document-files/files.ts'
import { notify } from '#features/notifications/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import type { NextRun } from '#platform/jobs/recurring.ts'
import type { VirusScanner } from '#platform/scanning/clamd.ts'
import { inTransaction } from '#platform/transaction.ts'
import { announceDocuments } from './announce-documents.ts'
import { officerRolesOf } from './policy.ts'
import * as data from './scanning-data.ts'
import { notifyReaders } from './service.ts'
import { toDocument } from './show.ts'
import * as shown from './shown-data.ts'
import { lockDocument } from './write-data.ts'

const AT_ONCE = 100
const AGAIN_MS = 10 * 60_000

/** Every ten minutes what has no answer is asked about again, for as long as it takes. */
export const nextScanning: NextRun = (now) => new Date((Math.floor(now.getTime() / AGAIN_MS) + 1) * AGAIN_MS)

type CheckingVersion = NonNullable<Awaited<ReturnType<typeof data.findChecking>>>

/** Where there is no scanner any more it is let through: nobody would ever answer. */
export async function scanDocument(ctx: Context, scanner: VirusScanner | null, versionId: number) {
  const version = await data.findChecking(ctx.db, versionId)
  if (!version) return
  const found = scanner && (await scanner.scan((await ctx.files.open(originalOf(version))).stream))
  if (found === null) await letThrough(ctx, version)
  else await takeAway(ctx, version, found)
}

/** Ends with the first that has no answer: the job of each asks again sooner. */
export async function scanUnanswered(ctx: Context, scanner: VirusScanner | null) {
  for (const id of await data.listUnanswered(ctx.db, AT_ONCE)) {
    try {
      await scanDocument(ctx, scanner, id)
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'unavailable') throw error
      return
    }
  }
}

const letThrough = (ctx: Context, version: CheckingVersion) =>
  inTransaction(ctx, async (tx) => {
    if (!(await data.showChecked(tx.db, version))) return
    await enqueue(tx, 'make-document', { versionId: version.id })
    await announceDocuments(tx, version.access_level)
    await announceChecking(tx, version)
    const document = await lockDocument(tx.db, version.document_id)
    if (document) await notifyReaders(tx, document)
  })

async function takeAway(ctx: Context, version: CheckingVersion, finding: string) {
  const isGone = await inTransaction(ctx, async (tx) => {
    if (!(await data.removeChecked(tx.db, version))) return false
    const { title, filename, document_id: objectId } = version
    await record(tx, { action: 'document.infected', objectId, before: { title, filename }, after: { finding } })
    await notifyOfFinding(tx, version, finding)
    await announceChecking(tx, version)
    return true
  })
  if (isGone) await removeFiles(ctx.files, version)
}

/** Who uploaded it, and officers of its level. */
async function notifyOfFinding(
  tx: Context,
  { id, title, filename, access_level, uploaded_by }: CheckingVersion,
  finding: string,
) {
  const roles = officerRolesOf(access_level)
  await notify(
    tx,
    (await data.listToTell(tx.db, roles, uploaded_by)).map((memberId) => ({
      memberId,
      subject: { type: 'document_scan', id },
      key: '',
      kind: 'document_infected',
      aboutId: null,
      facts: { title, filename, finding },
      until: null,
    })),
  )
}

async function announceChecking(tx: Context, { uploaded_by }: CheckingVersion) {
  if (uploaded_by !== null) await announce(tx, stale(documents.checking), { memberIds: [uploaded_by] })
}

export const listChecking = async ({ db, actor }: MemberContext): Promise<Document[]> =>
  (await shown.listChecking(db, actor.id)).map((row) => toDocument(actor, row))
