// The organisation's logo: tried, put in place of the one before, taken off, and at the head of every mail.
import { LOGO_FILES, type Logo, logos, type TriedLogo } from '@aerie/contract/logo'
import { settings } from '@aerie/contract/settings'
import { stale } from '@aerie/contract/stale'
import { lockLogo, readSettings, saveLogo } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'
import { FileMissing } from '#platform/files/file-store.ts'
import { enqueue, type Work } from '#platform/jobs/jobs.ts'
import type { Letterhead } from '#platform/mail/email.ts'
import type { LogoPictures, Pictures } from '#platform/pictures/pictures.ts'
import { inTransaction, isUndone } from '#platform/transaction.ts'
import { fileOf, logoOf, removeLogo, storeLogo } from './files.ts'
import { readLogoFile } from './kept.ts'

/** What a file would be as the logo, of which nothing is kept. `file` is a path on this machine. */
export async function tryLogo(ctx: MemberContext, pictures: Pictures, file: string): Promise<TriedLogo> {
  const made = await pictures.makeLogo({ file, memberId: ctx.actor.id })
  const large = made.files.find(({ shape }) => shape === 'large')
  return {
    logo: logoOf(made),
    picture: `data:image/webp;base64,${Buffer.from(large?.bytes ?? []).toString('base64')}`,
  }
}

/** Until everything is made and stored, the logo there was stays. */
export async function replaceLogo(ctx: MemberContext, pictures: Pictures, file: string): Promise<Logo> {
  const made = await pictures.makeLogo({ file, memberId: ctx.actor.id })
  const logo = logoOf(made)
  try {
    await change(ctx, { logo, made })
  } catch (error) {
    if (isUndone(error)) await removeUnlessUsed(ctx, logo.hash)
    throw error
  }
  return logo
}

export const takeLogoOff = (ctx: MemberContext) => change(ctx, null)

/** Stored under the same lock as files are removed under, so that the same logo can come back while its files go. */
const change = (ctx: MemberContext, next: { logo: Logo; made: LogoPictures } | null) =>
  inTransaction(ctx, async (tx) => {
    const before = await lockLogo(tx)
    const logo = next?.logo ?? null
    if (next) await storeLogo(tx.files, next.logo, next.made)
    if (before?.hash === logo?.hash) return
    await saveLogo(tx, logo)
    await record(tx, {
      action: 'settings.logo',
      before: { logo: before?.hash ?? null },
      after: { logo: logo?.hash ?? null },
    })
    await announce(tx, stale(settings.show, settings.showPublic, logos.show))
    if (before) await enqueue(tx, 'remove-logo', { hash: before.hash })
  })

const removeUnlessUsed = (ctx: Context, hash: string) =>
  inTransaction(ctx, async (tx) => {
    const kept = await lockLogo(tx)
    if (kept?.hash !== hash) await removeLogo(tx.files, hash)
  })

/** What stands at the head of every mail. */
export async function letterhead(ctx: Context): Promise<Letterhead> {
  const { name, logo } = await readSettings(ctx)
  return { organisation: name, logo: logo && (await readMailLogo(ctx, logo)) }
}

/** A mail does not wait for a picture that is gone. */
const readMailLogo = (ctx: Context, { hash }: Logo) =>
  readLogoFile(ctx, fileOf(hash, LOGO_FILES.mail)).catch((error: unknown) => {
    if (error instanceof FileMissing) return null
    throw error
  })

export const logoJobs = ({ ctx }: { ctx: Context }): Record<string, Work> => ({
  'remove-logo': ({ hash }) => removeUnlessUsed(ctx, String(hash)),
})
