// Trustee sets: endpoints to services.
import { trusteeSets } from '@aerie/contract/trustee-sets'
import type { FastifyInstance } from 'fastify'
import { openCeremonyChecks } from '#platform/ceremony-checks/ceremony-checks.ts'
import { serve } from '#platform/http/serve.ts'
import * as ceremony from './ceremony.ts'
import * as officers from './officers.ts'
import * as service from './service.ts'
import { answerWords } from './words.ts'

export function trusteeSetRoutes(app: FastifyInstance) {
  const checks = openCeremonyChecks()
  app.addHook('onClose', () => checks.close())
  serve(app, trusteeSets.list, (ctx) => service.listSets(ctx))
  serve(app, trusteeSets.show, (ctx, { params }) => service.showSet(ctx, params.setId))
  serve(app, trusteeSets.create, (ctx, { body, reply }) => {
    reply.code(201)
    return officers.createSet(ctx, body)
  })
  serve(app, trusteeSets.send, (ctx, { params, body }) => ceremony.send(ctx, checks, params.setId, body))
  serve(app, trusteeSets.complain, (ctx, { params, body }) => ceremony.complain(ctx, checks, params.setId, body))
  serve(app, trusteeSets.answerWords, (ctx, { params, body }) => answerWords(ctx, params.setId, body.answer))
  serve(app, trusteeSets.extend, (ctx, { params, body }) => officers.extend(ctx, params.setId, body.run))
  serve(app, trusteeSets.restart, (ctx, { params, body }) => officers.restart(ctx, params.setId, body))
  serve(app, trusteeSets.void, (ctx, { params, body }) => officers.voidSet(ctx, params.setId, body.reason))
}
