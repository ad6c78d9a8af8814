// Once a day: removes files that belong to no version, gives up on what was never made, and forgets old accesses.
import type { Context } from '#platform/context.ts'
import { inTransaction } from '#platform/transaction.ts'
import { forgetAccesses } from './access-log/accesses.ts'
import { announceDocuments } from './stored/announce-documents.ts'
import { codeOfFile, FOLDERS } from './stored/files.ts'
import * as written from './stored/write-data.ts'

const DAY_MS = 86_400_000
const AT_ONCE = 500

export async function tidyDocuments(ctx: Context) {
  await sweepFiles(ctx)
  await inTransaction(ctx, async (tx) => {
    // After two days no attempt is left; a job that comes later, as after an update, makes it all the same.
    if (await written.failForgotten(tx.db, new Date(tx.now().getTime() - 2 * DAY_MS)))
      await announceDocuments(tx, 'members')
  })
  await forgetAccesses(ctx)
}

/** A crash between storing and committing leaves such files; younger ones may still be waiting for their row. */
async function sweepFiles(ctx: Context) {
  const before = ctx.now().getTime() - DAY_MS
  for (const folder of FOLDERS) {
    let names: string[] = []
    for await (const { name, modified } of ctx.files.list(folder)) {
      if (modified.getTime() > before) continue
      names.push(name)
      if (names.length === AT_ONCE) {
        await removeOrphans(ctx, names)
        names = []
      }
    }
    await removeOrphans(ctx, names)
  }
}

async function removeOrphans({ db, files }: Context, names: string[]) {
  if (names.length === 0) return
  const known = new Set(await written.listCodes(db, names.map(codeOfFile)))
  for (const name of names) if (!known.has(codeOfFile(name))) await files.remove(name)
}
