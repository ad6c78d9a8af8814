// News: endpoints to services.
import { news } from '@aerie/contract/news'
import { LARGEST_NEWS_IMAGE } from '@aerie/contract/news-values'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { isKnown, sendWritten } from '#features/reactions/written.ts'
import type { MemberContext } from '#platform/context.ts'
import type { RouteDeps } from '#platform/feature.ts'
import { admit } from '#platform/http/admission.ts'
import { sendFile } from '#platform/http/send-file.ts'
import { serve } from '#platform/http/serve.ts'
import { serveKept } from '#platform/http/serve-kept.ts'
import { linkToNext, servePage, USUAL_PAGE } from '#platform/http/serve-page.ts'
import { readUpload } from '#platform/http/uploads.ts'
import { addImage, findImageFile } from './images.ts'
import * as officers from './officers.ts'
import { listNews } from './published.ts'
import { listReactions, listReactors, react } from './reactions.ts'
import { listTags } from './service.ts'

const FORM = {
  field: 'image',
  fields: z.strictObject({}),
  largest: LARGEST_NEWS_IMAGE,
  tooLarge: 'Please select an image smaller than 10MB.',
  missing: 'Please select an image file.',
}

export function newsRoutes(app: FastifyInstance, { pictures, publicUrl }: RouteDeps) {
  const deps = { pictures, publicUrl }
  serve(app, news.list, async (ctx, { query: { limit = USUAL_PAGE, cursor }, request, reply }) => {
    const { items, next, tag } = await listNews(ctx, { limit, cursor })
    if (tag !== null && isKnown(tag, request, reply)) return reply.code(304).send()
    if (next !== null) linkToNext(request, reply, next)
    return sendWritten(items, ctx.actor.id)
  })
  servePage(app, news.manage, (ctx, page, { query }) => officers.listAll(ctx, page, query.state))
  serveKept(app, news.tags, listTags, listTags.present)
  serve(app, news.reactions, (ctx, { query }) => listReactions(ctx, query.ids))
  serve(app, news.react, (ctx, { params, body }) => react(ctx, params.newsId, body))
  serve(app, news.reactors, (ctx, { params }) => listReactors(ctx, params.newsId))
  serve(app, news.show, (ctx, { params }) => officers.showNews(ctx, params.newsId))
  serve(app, news.create, (ctx, { body }) => officers.createNews(ctx, deps, body))
  serve(app, news.save, (ctx, { params, body }) => officers.saveNews(ctx, deps, params.newsId, body))
  serve(app, news.remove, async (ctx, { params }) => {
    await officers.removeNews(ctx, params.newsId)
    return {}
  })
  serve(app, news.publish, (ctx, { params: { newsId }, body: { at } }) =>
    at === undefined ? officers.publishNow(ctx, newsId) : officers.publishLater(ctx, newsId, new Date(at)),
  )
  serve(app, news.unpublish, (ctx, { params }) => officers.unpublish(ctx, params.newsId))
  serve(app, news.pin, (ctx, { params }) => officers.setPinned(ctx, params.newsId, true))
  serve(app, news.unpin, (ctx, { params }) => officers.setPinned(ctx, params.newsId, false))
  serve(app, news.uploadImage, (ctx, { request }) =>
    readUpload(request, FORM, ({ file }) => addImage(ctx, pictures, file)),
  )
  app.get(
    '/uploads/news.:file',
    { onRequest: async (request) => admit('member', request.actor) },
    async (request, reply) => {
      // Members alone are admitted.
      const ctx = request.context() as MemberContext
      const [path = ''] = request.url.split('?')
      return sendFile(reply, ctx.files, [await findImageFile(ctx, path)])
    },
  )
}
