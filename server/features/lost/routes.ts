// Lost brothers: endpoints to services.
import { lost } from '@aerie/contract/lost'
import type { FastifyInstance } from 'fastify'
import { serve, serveVisitors } from '#platform/http/serve.ts'
import { servePage } from '#platform/http/serve-page.ts'
import * as asking from './asking.ts'
import * as service from './service.ts'

export function lostRoutes(app: FastifyInstance) {
  servePage(app, lost.list, (ctx, page, { query }) => service.listLost(ctx, { ...query, ...page }), 20)
  serve(app, lost.summary, (ctx) => service.readSummary(ctx))
  serve(app, lost.ask, (ctx, { params, body }) => asking.ask(ctx, params.memberId, body.brotherIds, body.words ?? null))
  serve(app, lost.markFound, async (ctx, { params }) => {
    await service.markFound(ctx, params.memberId)
    return {}
  })
  serve(app, lost.noteUnsought, async (ctx, { params }) => {
    await service.noteUnsought(ctx, params.memberId)
    return {}
  })
  serve(app, lost.noteSought, async (ctx, { params }) => {
    await service.noteSought(ctx, params.memberId)
    return {}
  })
  serve(app, lost.answers, (ctx) => asking.listAnswers(ctx))
  serve(app, lost.settle, async (ctx, { params, body }) => {
    await asking.settleAnswer(ctx, params.questionId, body.outcome)
    return {}
  })
  serve(app, lost.own, (ctx) => service.readWish(ctx))
  serve(app, lost.wish, (ctx, { body }) => service.changeWish(ctx, body.isSought))
  askedRoutes(app)
}

/** For whoever was asked: by the link of his mail, or signed in. */
function askedRoutes(app: FastifyInstance) {
  serveVisitors(app, lost.question, async (ctx, { params }) =>
    asking.toQuestion(await asking.readByLink(ctx, params.token)),
  )
  serveVisitors(app, lost.answer, async (ctx, { params, body }) => {
    await asking.answer(ctx, await asking.readByLink(ctx, params.token), body)
    return {}
  })
  serve(app, lost.ownQuestion, async (ctx, { params }) =>
    asking.toQuestion(await asking.readOwn(ctx, params.questionId)),
  )
  serve(app, lost.answerOwn, async (ctx, { params, body }) => {
    await asking.answer(ctx, await asking.readOwn(ctx, params.questionId), body)
    return {}
  })
}
