// Once a day: removes files that belong to no version, and gives up on what was never made.
import { codeOfFile, FOLDERS } from '#features/document-files/files.ts'
import type { Context } from '#platform/context.ts'
import { sweepFiles } from '#platform/files/sweep-files.ts'
import { inTransaction } from '#platform/transaction.ts'
import { announceDocuments } from './announce-documents.ts'
import * as written from './write-data.ts'

const DAY_MS = 86_400_000

export async function tidyDocuments(ctx: Context) {
  const listKnown = (codes: string[]) => written.listCodes(ctx.db, codes)
  await sweepFiles(ctx, { folders: FOLDERS, codeOf: codeOfFile, listKnown })
  await inTransaction(ctx, async (tx) => {
    // After two days no attempt is left; a job that comes later, as after an update, makes it all the same.
    if (await written.failForgotten(tx.db, new Date(tx.now().getTime() - 2 * DAY_MS)))
      await announceDocuments(tx, 'members')
  })
}
