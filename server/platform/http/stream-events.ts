// The server-sent events of open pages: which of their queries have gone stale.
import { changes, type StaleMessage } from '@aerie/contract/stale'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Actor } from '../context.ts'
import type { Bus, Change } from '../events/bus.ts'
import { concernsSessionsOf } from '../session/sessions.ts'
import { serve } from './serve.ts'

const HEARTBEAT_MS = 25_000

export function eventRoutes(app: FastifyInstance, bus: Bus) {
  const open = new Set<() => void>()
  app.addHook('preClose', async () => {
    for (const end of open) end()
  })
  serve(app, changes.stream, (ctx, { reply }) => {
    const end = stream(reply, ctx.actor, bus)
    open.add(end)
    reply.raw.on('close', () => open.delete(end))
    return reply
  })
}

function stream(reply: FastifyReply, actor: Actor, bus: Bus) {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'close',
  })
  raw.write('retry: 3000\n\n')
  const unsubscribe = bus.subscribe((change) => {
    if (raw.writableEnded || change.stale.length === 0 || !concerns(change, actor)) return
    const { number, stale } = change
    raw.write(`data: ${JSON.stringify({ number, stale } satisfies StaleMessage)}\n\n`)
    // Who the member is may have changed: the page opens a new stream, and is admitted anew.
    if (concernsSessionsOf(change, actor.id)) raw.end()
  })
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS)
  raw.on('close', () => {
    clearInterval(heartbeat)
    unsubscribe()
  })
  return () => raw.end()
}

function concerns({ only }: Change, actor: Actor) {
  if (!only) return true
  return 'memberIds' in only ? only.memberIds.includes(actor.id) : actor.role !== 'member'
}
