// Members: endpoints to services.
import { members } from '@aerie/contract/members'
import { settings } from '@aerie/contract/settings'
import type { FastifyInstance } from 'fastify'
import { notFound } from '#platform/errors.ts'
import { Prepared, serve } from '#platform/http/serve.ts'
import { type Directory, select } from './directory.ts'
import { sendWhole } from './send-whole.ts'
import { createMember, inviteMember, listManaged, readStats, removeMember, updateMember } from './service.ts'

export function memberRoutes(app: FastifyInstance, directory: Directory) {
  const show = async (id: number) => {
    const json = await directory.memberJson(id)
    if (json === null) throw notFound('Member')
    return new Prepared(json)
  }

  serve(app, members.list, async (_ctx, { query, request, reply }) => {
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
  serve(app, members.own, (ctx) => show(ctx.actor.id))
  serve(app, members.show, (_ctx, { params }) => show(params.memberId))
  serve(app, members.create, async (ctx, { body }) => show(await createMember(ctx, body)))
  serve(app, members.update, async (ctx, { params, body }) => {
    await updateMember(ctx, params.memberId, body)
    return show(params.memberId)
  })
  serve(app, members.remove, async (ctx, { params }) => {
    await removeMember(ctx, params.memberId)
    return {}
  })
  serve(app, members.invite, (ctx, { params }) => inviteMember(ctx, params.memberId))
  serve(app, settings.stats, (ctx) => readStats(ctx))
  serve(app, members.manage, (ctx) => listManaged(ctx))
}
