// The session cookie: read on every request, written at sign-in, erased at sign-out.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_DAYS } from './sessions.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether members reach this installation by https. */
    isSecure: boolean
  }
}

/** Browsers take a name with this prefix only over TLS and from the host itself, so no neighbour can plant one. */
export const cookieName = ({ isSecure }: { isSecure: boolean }) => (isSecure ? '__Host-aerie_session' : 'aerie_session')

const shapeOf = (name: string) => new RegExp(`(?:^|;\\s*)${RegExp.escape(name)}=([\\w-]{43})(?:;|$)`)
const SHAPES = { secure: shapeOf(cookieName({ isSecure: true })), plain: shapeOf(cookieName({ isSecure: false })) }

/** The secret in a `Cookie` header; null when there is none, or none that could be ours. */
export const secretIn = (cookies: string | undefined, isSecure: boolean) =>
  (isSecure ? SHAPES.secure : SHAPES.plain).exec(cookies ?? '')?.[1] ?? null

/** Likewise of a request. */
export const readCookie = ({ server, headers }: FastifyRequest) => secretIn(headers.cookie, server.isSecure)

export const writeCookie = (request: FastifyRequest, reply: FastifyReply, secret: string) =>
  reply.header('set-cookie', cookie(request, secret, SESSION_DAYS * 86_400))

/** The session slides in the database; the browser has to keep its cookie as long. */
export const keepCookie = (request: FastifyRequest, reply: FastifyReply) =>
  writeCookie(request, reply, readCookie(request) ?? '')

export const eraseCookie = (request: FastifyRequest, reply: FastifyReply) =>
  reply.header('set-cookie', cookie(request, '', 0))

function cookie({ server }: FastifyRequest, value: string, maxAgeSeconds: number) {
  const parts = [`${cookieName(server)}=${value}`, 'Path=/', `Max-Age=${maxAgeSeconds}`, 'HttpOnly', 'SameSite=Lax']
  return [...parts, ...(server.isSecure ? ['Secure'] : [])].join('; ')
}
