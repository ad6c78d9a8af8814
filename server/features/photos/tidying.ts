// Once a day: removes files that belong to no photo, and gives up on what was never made.
import { codeOfFile, FOLDERS } from '#features/photo-files/service.ts'
import type { Context } from '#platform/context.ts'
import { sweepFiles } from '#platform/files/sweep-files.ts'
import { giveUpForgotten } from './failing.ts'
import * as written from './write-data.ts'

const DAY_MS = 86_400_000

export async function sweepPhotoFiles(ctx: Context) {
  await ctx.files.removeLeft(ctx.now())
  const listKnown = (codes: string[]) => written.listCodes(ctx.db, codes)
  await sweepFiles(ctx, { folders: FOLDERS, codeOf: codeOfFile, listKnown })
}

/** Gives up what has waited for two days: by then no attempt is left. */
export const giveUp = (ctx: Context) => giveUpForgotten(ctx, new Date(ctx.now().getTime() - 2 * DAY_MS))
