// The photos that brothers stand with: endpoints to services, and the files themselves.
import { NomineePhotoFields, nomineePhotos } from '@aerie/contract/nominee-photos'
import type { FastifyInstance } from 'fastify'
import { NOMINEE_PHOTOS } from '#features/election-states/nominee-photo.ts'
import { showNominations } from '#features/nominations/service.ts'
import type { RouteDeps } from '#platform/feature.ts'
import { admit } from '#platform/http/admission.ts'
import { sendFile } from '#platform/http/send-file.ts'
import { serve } from '#platform/http/serve.ts'
import { readUpload } from '#platform/http/uploads.ts'
import { PORTRAIT_FORM, readCrop } from '#platform/pictures/portrait-form.ts'
import { choosePhoto, findPhotoFile, removePhoto } from './service.ts'

const FORM = { ...PORTRAIT_FORM, field: 'photo', fields: NomineePhotoFields }

export function nomineePhotoRoutes(app: FastifyInstance, { pictures }: RouteDeps) {
  serve(app, nomineePhotos.choose, async (ctx, { request, params }) => {
    await readUpload(request, FORM, ({ file, fields: { crop } }) =>
      choosePhoto(ctx, pictures, params, { file, crop: readCrop(crop) }),
    )
    return showNominations(ctx, params.electionId)
  })
  serve(app, nomineePhotos.remove, async (ctx, { params }) => {
    await removePhoto(ctx, params)
    return showNominations(ctx, params.electionId)
  })
  app.get<{ Params: { file: string } }>(
    `${NOMINEE_PHOTOS}:file`,
    { onRequest: async (request) => admit('member', request.actor) },
    async (request, reply) => {
      const ctx = request.context()
      return sendFile(reply, ctx.files, [await findPhotoFile(ctx, request.params.file)])
    },
  )
}
