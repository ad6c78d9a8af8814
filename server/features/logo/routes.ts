// The organisation's logo: endpoints to services, and its pictures, which are kept for good under their addresses.
import { LARGEST_LOGO, logos } from '@aerie/contract/logo'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { readSettings } from '#features/settings/service.ts'
import { notFound } from '#platform/errors.ts'
import type { RouteDeps } from '#platform/feature.ts'
import { sendSmallFile } from '#platform/http/send-file.ts'
import { serve, serveVisitors } from '#platform/http/serve.ts'
import { readUpload } from '#platform/http/uploads.ts'
import { contentTypeOf, fileOf } from './files.ts'
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
    return sendSmallFile(reply, readLogoFile(ctx, fileOf(hash, file)), {
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
