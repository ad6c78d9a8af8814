// The bin: endpoints to services.
import { bin } from '@aerie/contract/bin'
import type { FastifyInstance } from 'fastify'
import type { MemberContext } from '#platform/context.ts'
import { serve } from '#platform/http/serve.ts'
import { servePage } from '#platform/http/serve-page.ts'
import * as service from './service.ts'

const ACTS = [
  [bin.restoreAlbum, service.bringAlbumBack],
  [bin.restorePhoto, service.bringPhotoBack],
  [bin.removeAlbum, service.removeAlbumForGood],
  [bin.removePhoto, service.removePhotoForGood],
] as const

export function binRoutes(app: FastifyInstance) {
  servePage(app, bin.list, (ctx, page) => service.listBin(ctx, page))
  for (const [endpoint, act] of ACTS)
    serve(app, endpoint, async (ctx: MemberContext, { params }) => {
      await act(ctx, params.id)
      return {}
    })
  serve(app, bin.empty, async (ctx) => {
    await service.emptyBin(ctx)
    return {}
  })
}
