// Elections sealed by trustees: endpoints to services.
import { sealedElections } from '@aerie/contract/sealed-elections'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { sendBoard } from './boards.ts'
import { readKeys, turnKey } from './keys.ts'
import { readKit, readReceipt, vote } from './voting.ts'

export function sealedElectionRoutes(app: FastifyInstance) {
  serve(app, sealedElections.ballotKit, (ctx, { params }) => readKit(ctx, params.electionId))
  serve(app, sealedElections.vote, (ctx, { params, body, reply }) => {
    reply.code(201)
    return vote(ctx, params.electionId, body)
  })
  serve(app, sealedElections.receipt, (ctx, { params }) => readReceipt(ctx, params.electionId, params.positionId))
  serve(app, sealedElections.board, (ctx, { params, request, reply }) => sendBoard(ctx, params, { request, reply }))
  serve(app, sealedElections.keys, (ctx, { params }) => readKeys(ctx, params.electionId))
  serve(app, sealedElections.turnKey, (ctx, { params, body }) => turnKey(ctx, params.electionId, body))
}
