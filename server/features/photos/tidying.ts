// Once a day: removes files that belong to no photo, and gives up on what was never made.
import { codeOfFile, FOLDERS } from '#features/photo-files/service.ts'
import type { Context } from '#platform/context.ts'
import { giveUpForgotten } from './failing.ts'
import * as written from './stored/write-data.ts'

const DAY_MS = 86_400_000
const AT_ONCE = 500

/** A crash between storing and committing leaves such files; younger ones may still be waiting for their row. */
export async function sweepFiles(ctx: Context) {
  await ctx.files.removeLeft(ctx.now())
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

/** Gives up what has waited for two days: by then no attempt is left. */
export const giveUp = (ctx: Context) => giveUpForgotten(ctx, new Date(ctx.now().getTime() - 2 * DAY_MS))
