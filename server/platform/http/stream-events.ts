// The server-sent events of open pages: which of their queries have gone stale.
import { changes, type StaleMessage } from '@aerie/contract/stale'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Actor } from '../context.ts'
import { bound } from '../error-boundary.ts'
import type { Bus, Change } from '../events/bus.ts'
import { keepOpenPages, type OpenPages } from '../events/open-pages.ts'
import { keepRecentChanges } from '../events/recent-changes.ts'
import { timeToAsk } from '../events/time-to-ask.ts'
import { openTops, type TopOfList } from '../events/top-of-list.ts'
import { readCookie } from '../session/cookie.ts'
import { concernsSessionsOf, sessionEnd } from '../session/sessions.ts'
import { isAdmitted, type Platform } from './admission.ts'
import { serve } from './serve.ts'

const HEARTBEAT_MS = 25_000
/** Streams of one member in this process. */
const MOST = 20
/** For a page whose stream made room for a newer one: else the two would take turns. */
const RETURN_MS = 60_000
/** Bytes that may wait for a page to read them; it asks for everything anew when it is back. */
const MOST_UNREAD = 1_048_576

declare module 'fastify' {
  interface FastifyInstance {
    openPages: OpenPages
  }
}

interface Stream {
  end(): void
  /** Ends it, and has the page wait before it comes back. */
  giveWay(): void
}

export function eventRoutes(
  app: FastifyInstance,
  { bus, db, ...platform }: Pick<Platform, 'bus' | 'caches' | 'db'>,
  lists: TopOfList[],
) {
  /** By member, the oldest first. */
  const open = new Map<number, Set<Stream>>()
  app.addHook('preClose', async () => {
    for (const streams of open.values()) for (const { end } of streams) end()
  })
  const pages = keepOpenPages(db, bus.name)
  app.decorate('openPages', pages)
  app.addHook('onClose', () => pages.close())
  const recent = keepRecentChanges(bus)
  const told = inOrder(bus, openTops(platform, lists))
  serve(app, changes.stream, async (ctx, { query, request, reply }) => {
    const endsAt = await sessionEnd(ctx, readCookie(request) ?? '')
    const streams = open.get(ctx.actor.id) ?? new Set()
    open.set(ctx.actor.id, streams)
    const [oldest] = streams
    if (oldest && streams.size >= MOST) {
      streams.delete(oldest)
      oldest.giveWay()
    }
    const earlier = query.age === undefined ? [] : recent.within(Number(query.age))
    const stream = openStream(reply, ctx.actor, endsAt, told, earlier)
    streams.add(stream)
    const left = pages.open(ctx.actor.id)
    reply.raw.on('close', () => {
      streams.delete(stream)
      left()
    })
    return reply
  })
}

type Announcements = ReturnType<typeof inOrder>

/** What pages are told, in the order of the changes: one that is still being completed keeps those after it waiting. */
function inOrder(bus: Bus, tops: ReturnType<typeof openTops>) {
  const listeners = new Set<(change: Change) => void>()
  const broadcast = (change: Change) => {
    for (const listener of listeners) listener(change)
  }
  let waiting: Promise<void> | null = null
  bus.subscribe((change) => {
    if (listeners.size === 0) return
    const completing = tops.complete(change)
    if (!completing && !waiting) return broadcast(change)
    const turn = Promise.all([completing ?? change, waiting]).then(([whole]) => broadcast(whole))
    waiting = turn
    void turn.then(() => {
      if (waiting === turn) waiting = null
    })
  })
  return {
    pages: () => listeners.size,
    subscribe(listener: (change: Change) => void) {
      if (listeners.size === 0) tops.startAfresh()
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** One text for all pages. */
const written = new WeakMap<Change, string>()

function textOf(change: Change, pages: number) {
  const known = written.get(change)
  if (known !== undefined) return known
  const { number, stale, only } = change
  const except = only && 'memberIds' in only ? only.except : null
  const within = timeToAsk(change, pages)
  const message: StaleMessage = { number, stale, ...(except && { except }), ...(within && { within }) }
  const text = `data: ${JSON.stringify(message)}\n\n`
  written.set(change, text)
  return text
}

function openStream(reply: FastifyReply, actor: Actor, endsAt: number, told: Announcements, earlier: Change[]): Stream {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'close',
  })
  const write = (text: string) => {
    if (raw.writableEnded) return
    if (raw.writableLength > MOST_UNREAD) raw.destroy()
    else raw.write(text)
  }
  write('retry: 3000\n\n')
  const tell = (change: Change) => {
    if (change.stale.length === 0 || !concerns(change, actor)) return
    write(textOf(change, told.pages()))
  }
  for (const change of earlier) tell(change)
  const unsubscribe = told.subscribe(
    bound((change: Change) => {
      tell(change)
      // Who the member is may have changed: the page opens a new stream, and is admitted anew.
      if (concernsSessionsOf(change, actor.id)) raw.end()
    }),
  )
  const heartbeat = setInterval(() => {
    if (Date.now() < endsAt) write(': still here\n\n')
    else raw.end()
  }, HEARTBEAT_MS)
  raw.on('close', () => {
    clearInterval(heartbeat)
    unsubscribe()
  })
  return {
    end: () => raw.end(),
    giveWay() {
      write(`retry: ${RETURN_MS}\n\n`)
      raw.end()
    },
  }
}

function concerns({ only }: Change, actor: Actor) {
  if (!only) return true
  return 'memberIds' in only ? only.memberIds.includes(actor.id) : isAdmitted(only.role, actor)
}
