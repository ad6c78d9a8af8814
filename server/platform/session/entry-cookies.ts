// The cookies of a sign-in that waits for its second step, and of a device on which it is remembered.
import { REMEMBERED_DAYS, STEP_MINUTES } from '@aerie/contract/second-step'
import type { FastifyReply, FastifyRequest } from 'fastify'

const shapeOf = (name: string) => new RegExp(`(?:^|;\\s*)${RegExp.escape(name)}=([\\w-]{43})(?:;|$)`)

const KINDS = {
  step: { name: 'aerie_step', shape: shapeOf('aerie_step'), seconds: STEP_MINUTES * 60 },
  device: { name: 'aerie_device', shape: shapeOf('aerie_device'), seconds: REMEMBERED_DAYS * 86_400 },
}

/** The secret in it; null where there is none, or none that could be ours. */
export const readEntryCookie = ({ headers }: FastifyRequest, kind: keyof typeof KINDS) =>
  KINDS[kind].shape.exec(headers.cookie ?? '')?.[1] ?? null

/** Sent to the addresses of signing in alone. */
export function writeEntryCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: keyof typeof KINDS,
  secret: string,
) {
  const { name, seconds } = KINDS[kind]
  const parts = [`${name}=${secret}`, 'Path=/api/auth', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Strict']
  reply.header('set-cookie', [...parts, ...(request.server.isSecure ? ['Secure'] : [])].join('; '))
}
