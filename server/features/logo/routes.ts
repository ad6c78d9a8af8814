// The organisation's logo: endpoints to services, and its pictures, which are kept for good under their addresses.
import { LARGEST_LOGO, LOGO_FILES, logos } from '@aerie/contract/logo'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { readSettings } from '#features/settings/service.ts'
import { notFound } from '#platform/errors.ts'
import type { RouteDeps } from '#platform/feature.ts'
import { FileMissing } from '#platform/files/file-store.ts'
import { sendSmallFile } from '#platform/http/send-file.ts'
import { serve, serveVisitors } from '#platform/http/serve.ts'
import { readUpload } from '#platform/http/uploads.ts'
import { contentTypeOf, fileOf, type LogoFileName } from './files.ts'
import { readLogoFile } from './kept.ts'
import { replaceLogo, takeLogoOff, tryLogo } from './service.ts'

const FORM = {
  field: 'logo',
  fields: z.strictObject({}),
  largest: LARGEST_LOGO,
  tooLarge: 'Please select a picture smaller than 2MB.',
  missing: 'Please select a picture: PNG, JPEG, WebP or SVG.',
}

export function logoRoutes(app: FastifyInstance, { pictures }: Pick<RouteDeps, 'pictures'>) {
  serveVisitors(app, logos.show, async (ctx, { params: { hash, logoFile: file }, reply }) => {
    if ((await readSettings(ctx)).logo?.hash !== hash) throw notFound('File')
    return sendSmallFile(reply, readOrTouch(ctx, hash, file), {
      contentType: contentTypeOf(file),
      cacheControl: 'public, max-age=31536000, immutable',
      etag: `"${hash}-${file}"`,
    })
  })
  serve(app, logos.try, (ctx, { request }) => readUpload(request, FORM, ({ file }) => tryLogo(ctx, pictures, file)))
  serve(app, logos.replace, (ctx, { request }) =>
    readUpload(request, FORM, ({ file }) => replaceLogo(ctx, pictures, file)),
  )
  serve(app, logos.remove, async (ctx) => {
    await takeLogoOff(ctx)
    return {}
  })
}

/** A logo that was put in place before there were the larger squares has the smaller one. */
async function readOrTouch(ctx: Parameters<typeof readLogoFile>[0], hash: string, file: LogoFileName) {
  try {
    return await readLogoFile(ctx, fileOf(hash, file))
  } catch (error) {
    const isNewer = file === LOGO_FILES.app || file === LOGO_FILES.maskable
    if (isNewer && error instanceof FileMissing) return readLogoFile(ctx, fileOf(hash, LOGO_FILES.touch))
    throw error
  }
}
