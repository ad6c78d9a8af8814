// Members: endpoints to services.

import { members } from '@aerie/contract/members'
import { people } from '@aerie/contract/people'
import { stats } from '@aerie/contract/stats'
import type { FastifyInstance } from 'fastify'
import { type Directory, select } from '#features/people/directory.ts'
import { AUDIENCES, SELF } from '#features/people/privacy.ts'
import { notFound } from '#platform/errors.ts'
import { sendWhole } from '#platform/http/send-cached-json.ts'
import { Prepared, serve } from '#platform/http/serve.ts'
import { listCompanies } from './companies.ts'
import type { Profiles, Viewer } from './profiles.ts'
import { saveMember, saveOwn } from './save.ts'
import { createMember, inviteMember, listManaged, readStats, removeMember } from './service.ts'

export function memberRoutes(app: FastifyInstance, directory: Directory, profiles: Profiles) {
  const show = showMember(profiles)

  serve(app, people.list, async (_ctx, { query, request, reply }) => {
    const snapshot = await directory.snapshot()
    const { limit, cursor, ...filter } = query
    const filtered = Object.values(filter).some((value) => value !== undefined)
    if (limit === undefined && !filtered) return sendWhole(snapshot.whole, request, reply)
    const start = cursor === undefined ? 0 : (snapshot.position.get(Number(cursor)) ?? -1) + 1
    const { found, more } = select(snapshot, filter, start, limit ?? Number.POSITIVE_INFINITY)
    const last = found.at(-1)
    if (more && last) {
      const page = new URLSearchParams({ ...(request.query as object), cursor: String(last.summary.id) })
      reply.header('link', `</api/members?${page}>; rel="next"`)
    }
    return new Prepared(`[${found.map(({ json }) => json).join(',')}]`)
  })
  serve(app, members.own, (ctx, { query }) => show(ctx.actor.id, query.as === undefined ? SELF : AUDIENCES[query.as]))
  serve(app, members.show, (ctx, { params }) => show(params.memberId, ctx.actor))
  serve(app, members.create, async (ctx, { body }) => show(await createMember(ctx, body), ctx.actor))
  serve(app, members.save, async (ctx, { body }) => profiles.answer(await saveOwn(ctx, body), SELF))
  serve(app, members.update, async (ctx, { params, body }) =>
    profiles.answer(await saveMember(ctx, params.memberId, body), ctx.actor),
  )
  serve(app, members.companies, (ctx) => listCompanies(ctx.db))
  serve(app, members.remove, async (ctx, { params }) => {
    await removeMember(ctx, params.memberId)
    return {}
  })
  serve(app, members.invite, (ctx, { params }) => inviteMember(ctx, params.memberId))
  serve(app, stats.show, (ctx) => readStats(ctx))
  serve(app, members.manage, (ctx) => listManaged(ctx))
}

/** Answers a member as the viewer may see him. */
export const showMember = (profiles: Profiles) => async (id: number, viewer: Viewer) => {
  const json = await profiles.read(id, viewer)
  if (json === null) throw notFound('Member')
  return new Prepared(json)
}
