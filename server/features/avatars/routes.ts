// Photos of members: endpoints to services.
import { avatars } from '@aerie/contract/avatars'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor, MemberContext } from '#platform/context.ts'
import { type Prepared, serve } from '#platform/http/serve.ts'
import type { Pictures } from '#platform/pictures/pictures.ts'
import { discardPhoto, removePhoto, uploadPhoto } from './service.ts'
import { withUpload } from './upload.ts'

/** `show` answers a member as the viewer may see him. */
export function avatarRoutes(
  app: FastifyInstance,
  pictures: Pictures,
  show: (id: number, viewer: Actor) => Promise<Prepared>,
) {
  const upload = async (ctx: MemberContext, id: number, request: FastifyRequest) => {
    await withUpload(request, (given) => uploadPhoto(ctx, pictures, id, given))
    return show(id, ctx.actor)
  }
  const discard = async (ctx: MemberContext, id: number) => {
    await discardPhoto(ctx, id)
    return show(id, ctx.actor)
  }
  const remove = async (ctx: MemberContext, id: number) => {
    await removePhoto(ctx, id)
    return show(id, ctx.actor)
  }

  serve(app, avatars.upload, (ctx, { request }) => upload(ctx, ctx.actor.id, request))
  serve(app, avatars.uploadOf, (ctx, { request, params }) => upload(ctx, params.memberId, request))
  serve(app, avatars.discard, (ctx) => discard(ctx, ctx.actor.id))
  serve(app, avatars.discardOf, (ctx, { params }) => discard(ctx, params.memberId))
  serve(app, avatars.remove, (ctx) => remove(ctx, ctx.actor.id))
  serve(app, avatars.removeOf, (ctx, { params }) => remove(ctx, params.memberId))
}
