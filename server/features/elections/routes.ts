// Elections: endpoints to services.
import { elections } from '@aerie/contract/elections'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import * as officers from './officers.ts'
import * as records from './records.ts'
import * as service from './service.ts'

export function electionRoutes(app: FastifyInstance) {
  serve(app, elections.list, (ctx) => service.listAll(ctx))
  serve(app, elections.listActive, (ctx) => service.listActive(ctx))
  serve(app, elections.electorate, (ctx, { query }) => officers.countElectorate(ctx, query))
  serve(app, elections.show, (ctx, { params }) => service.showOne(ctx, params.electionId))
  serve(app, elections.create, (ctx, { body, reply }) => {
    reply.code(201)
    return officers.createElection(ctx, body)
  })
  serve(app, elections.update, (ctx, { params, body }) => officers.changeElection(ctx, params.electionId, body))
  serve(app, elections.vote, (ctx, { params, body }) => service.vote(ctx, params.electionId, body))
  serve(app, elections.audit, (ctx, { params }) => records.summarize(ctx, params.electionId))
  serve(app, elections.receipt, (ctx, { params }) => service.showReceipt(ctx, params.electionId, params.positionId))
  serve(app, elections.positionAudit, (ctx, { params }) =>
    records.readRecords(ctx, params.electionId, params.positionId),
  )
  serve(app, elections.void, (ctx, { params, body }) => officers.voidElection(ctx, params.electionId, body.reason))
}
