// The cookie of a browser that a member signed in with before: wrong passwords of strangers do not lock him out there.
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#platform/context.ts'
import { readSigned, sign } from '#platform/secrets/signed-bytes.ts'
import { readSigningKey } from '#platform/secrets/signing-keys.ts'

const NAME = 'aerie_browser'
const SHAPE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`)
const ID_BYTES = 4
const RANDOM_BYTES = 12
/** As long as browsers keep a cookie. */
const DAYS = 400

/** What the browser was given; null when it was given nothing, or nothing that could be ours. */
export const readBrowser = (request: FastifyRequest) => SHAPE.exec(request.headers.cookie ?? '')?.[1] ?? null

/** Whether this member signed in with the browser that was given this. */
export async function isBrowserOf(ctx: Context, memberId: number, given: string | null) {
  const bytes = given && readSigned(readSigningKey(ctx, 'browser'), given)
  return bytes ? bytes.length === ID_BYTES + RANDOM_BYTES && bytes.readUInt32BE(0) === memberId : false
}

/** To be kept from a sign-in on; a browser keeps what it has, and with it what was counted there. */
export async function keepBrowser(ctx: Context, memberId: number, request: FastifyRequest, reply: FastifyReply) {
  const given = readBrowser(request)
  const kept = given && (await isBrowserOf(ctx, memberId, given)) ? given : await nameBrowser(ctx, memberId)
  const parts = [`${NAME}=${kept}`, 'Path=/api/auth', `Max-Age=${DAYS * 86_400}`, 'HttpOnly', 'SameSite=Lax']
  reply.header('set-cookie', [...parts, ...(request.server.isSecure ? ['Secure'] : [])].join('; '))
}

async function nameBrowser(ctx: Context, memberId: number) {
  const id = Buffer.alloc(ID_BYTES)
  id.writeUInt32BE(memberId)
  return sign(readSigningKey(ctx, 'browser'), Buffer.concat([id, randomBytes(RANDOM_BYTES)]))
}
