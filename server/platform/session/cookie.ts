// The session cookie: read on every request, written at sign-in, erased at sign-out.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_DAYS } from './sessions.ts'

const NAME = 'aerie_session'
const SHAPE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`)

/** The secret in the request's cookie; null when there is none, or none that could be ours. */
export const readCookie = (request: FastifyRequest) => SHAPE.exec(request.headers.cookie ?? '')?.[1] ?? null

export const writeCookie = (request: FastifyRequest, reply: FastifyReply, secret: string) =>
  reply.header('set-cookie', cookie(request, secret, SESSION_DAYS * 86_400))

export const eraseCookie = (request: FastifyRequest, reply: FastifyReply) =>
  reply.header('set-cookie', cookie(request, '', 0))

function cookie(request: FastifyRequest, value: string, maxAgeSeconds: number) {
  const parts = [`${NAME}=${value}`, 'Path=/', `Max-Age=${maxAgeSeconds}`, 'HttpOnly', 'SameSite=Lax']
  return [...parts, ...(request.protocol === 'https' ? ['Secure'] : [])].join('; ')
}
