// Tags on photos: endpoints to services.
import { photoTags } from '@aerie/contract/photo-tags'
import type { FastifyInstance } from 'fastify'
import { listTagged } from '#features/photos/service.ts'
import { serve } from '#platform/http/serve.ts'
import { servePage } from '#platform/http/serve-page.ts'
import { addTag, listTags, removeTag } from './custom-tags.ts'
import * as service from './service.ts'
import { mergeTag, renameTag } from './tag-care.ts'

export function photoTagRoutes(app: FastifyInstance) {
  serve(app, photoTags.tagged, (ctx, { params }) => listTagged(ctx, params.photoId))
  serve(app, photoTags.tag, (ctx, { params, body }) => service.tagMember(ctx, params.photoId, body))
  serve(app, photoTags.tagMany, (ctx, { params, body }) => service.tagMembers(ctx, params.photoId, body.members))
  serve(app, photoTags.accept, (ctx, { params }) => service.acceptTag(ctx, params.photoId))
  serve(app, photoTags.untag, async (ctx, { params }) => {
    await service.untagMember(ctx, params.photoId, params.memberId)
    return {}
  })
  serve(app, photoTags.addCustom, (ctx, { params, body }) => addTag(ctx, params.photoId, body.tagName))
  serve(app, photoTags.removeCustom, async (ctx, { params }) => {
    await removeTag(ctx, params.photoId, params.tagId)
    return {}
  })
  servePage(app, photoTags.custom, listTags)
  serve(app, photoTags.rename, (ctx, { params, body }) => renameTag(ctx, params.tagId, body.name))
  serve(app, photoTags.merge, (ctx, { params, body }) => mergeTag(ctx, params.tagId, body.into))
  serve(app, photoTags.consent, service.readConsent)
  serve(app, photoTags.saveConsent, (ctx, { body }) => service.saveConsent(ctx, body.consent))
  servePage(app, photoTags.waiting, service.listWaiting)
}
