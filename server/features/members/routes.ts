// Members: endpoints to services.
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import type { FastifyInstance } from 'fastify'
import { AUDIENCES, SELF } from '#features/people/privacy.ts'
import { readCompanies } from '#features/people/service.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { serve } from '#platform/http/serve.ts'
import { type ProfileViewer, serializeProfile, showRecord } from './profiles.ts'
import { saveMember, saveOwn } from './save.ts'
import { createMember, listManaged, removeMember } from './service.ts'

export function memberRoutes(app: FastifyInstance) {
  serve(app, members.own, (ctx, { query }) =>
    show(ctx, ctx.actor.id, query.as === undefined ? SELF : AUDIENCES[query.as]),
  )
  serve(app, members.show, (ctx, { params }) => show(ctx, params.memberId, ctx.actor))
  serve(app, memberChanges.create, async (ctx, { body }) => show(ctx, await createMember(ctx, body), ctx.actor))
  serve(app, memberChanges.save, async (ctx, { body }) => showRecord(ctx, await saveOwn(ctx, body), SELF))
  serve(app, memberChanges.update, async (ctx, { params, body }) =>
    showRecord(ctx, await saveMember(ctx, params.memberId, body), ctx.actor),
  )
  serve(app, members.companies, (ctx) => readCompanies(ctx))
  serve(app, members.remove, async (ctx, { params }) => {
    await removeMember(ctx, params.memberId)
    return {}
  })
  serve(app, members.manage, (ctx) => listManaged(ctx))
}

async function show(ctx: Context, id: number, viewer: ProfileViewer) {
  const profile = await serializeProfile(ctx, id, viewer)
  if (!profile) throw notFound('Member')
  return profile
}
