// Polls: endpoints to services.
import { polls } from '@aerie/contract/polls'
import type { FastifyInstance } from 'fastify'
import { SerializedJson } from '#platform/http/serialized-json.ts'
import { serve, serveVisitors } from '#platform/http/serve.ts'
import * as officers from './officers.ts'
import { readRecords } from './records.ts'
import * as service from './service.ts'

export function pollRoutes(app: FastifyInstance) {
  serve(app, polls.list, async (ctx) => new SerializedJson(await service.listOpen(ctx)))
  serve(app, polls.listAll, async (ctx) => new SerializedJson(await service.listAll(ctx)))
  serveVisitors(app, polls.key, (ctx) => service.showKey(ctx))
  serve(app, polls.create, (ctx, { body, reply }) => {
    reply.code(201)
    return officers.createPoll(ctx, body)
  })
  serve(app, polls.update, (ctx, { params, body }) => officers.changePoll(ctx, params.pollId, body))
  serve(app, polls.vote, (ctx, { params, body }) => service.vote(ctx, params.pollId, body))
  serve(app, polls.receipt, (ctx, { params }) => service.showReceipt(ctx, params.pollId))
  serve(app, polls.audit, (ctx, { params }) => readRecords(ctx, params.pollId))
  serve(app, polls.void, (ctx, { params, body }) => officers.voidPoll(ctx, params.pollId, body.reason))
}
