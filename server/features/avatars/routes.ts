// Photos of members: endpoints to services.
import { AvatarFields, avatars } from '@aerie/contract/avatars'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { showMember } from '#features/members/service.ts'
import type { MemberContext } from '#platform/context.ts'
import type { RouteDeps } from '#platform/feature.ts'
import { serve } from '#platform/http/serve.ts'
import { readUpload } from '#platform/http/uploads.ts'
import { PORTRAIT_FORM, readCrop } from '#platform/pictures/portrait-form.ts'
import { portraitRoutes } from './portraits.ts'
import { discardPhoto, removePhoto, uploadPhoto } from './service.ts'

const FORM = { ...PORTRAIT_FORM, field: 'avatar', fields: AvatarFields }

export function avatarRoutes(app: FastifyInstance, { pictures }: RouteDeps) {
  const upload = async (ctx: MemberContext, id: number, request: FastifyRequest) => {
    await readUpload(request, FORM, ({ file, fields: { crop, recut } }) =>
      uploadPhoto(ctx, pictures, id, {
        file,
        crop: readCrop(crop),
        recut: recut === 'true',
      }),
    )
    return showMember(ctx, id)
  }
  const discard = async (ctx: MemberContext, id: number) => {
    await discardPhoto(ctx, id)
    return showMember(ctx, id)
  }
  const remove = async (ctx: MemberContext, id: number) => {
    await removePhoto(ctx, id)
    return showMember(ctx, id)
  }

  serve(app, avatars.upload, (ctx, { request }) => upload(ctx, ctx.actor.id, request))
  serve(app, avatars.uploadOf, (ctx, { request, params }) => upload(ctx, params.memberId, request))
  serve(app, avatars.discard, (ctx) => discard(ctx, ctx.actor.id))
  serve(app, avatars.discardOf, (ctx, { params }) => discard(ctx, params.memberId))
  serve(app, avatars.remove, (ctx) => remove(ctx, ctx.actor.id))
  serve(app, avatars.removeOf, (ctx, { params }) => remove(ctx, params.memberId))
  portraitRoutes(app)
}
