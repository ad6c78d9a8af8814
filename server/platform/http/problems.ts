// The error handler: turns every thrown error into an answer, RFC 9457 problem details.
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode, Problem } from '@aerie/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ConnectionLost, isLockTimeout } from '../db/broken.ts'
import { Refusal, reportOf } from '../errors.ts'
import { isStoreAway } from '../files/file-store.ts'
import { tooLarge } from './json-bodies.ts'

export const KINDS: Record<ErrorCode, { status: number; title: string }> = {
  not_signed_in: { status: 401, title: 'Unauthorized' },
  session_renewed: { status: 401, title: 'Unauthorized' },
  not_allowed: { status: 403, title: 'Not allowed' },
  password_needed: { status: 403, title: 'Password needed' },
  not_found: { status: 404, title: 'Not found' },
  not_valid: { status: 400, title: 'Not valid' },
  another_kind: { status: 422, title: 'Of another kind' },
  conflict: { status: 409, title: 'Conflict' },
  gone: { status: 410, title: 'No longer valid' },
  too_large: { status: 413, title: 'Too large' },
  too_slow: { status: 408, title: 'Too slow' },
  too_many: { status: 429, title: 'Too many requests' },
  unavailable: { status: 503, title: 'Not available' },
  unexpected: { status: 500, title: 'Unexpected error' },
  storage_full: { status: 507, title: 'No room left' },
}

/** Our sentences for requests that Fastify itself refuses. */
const FRAMEWORK: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['not_valid', 'The request is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['not_valid', 'The request is empty.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['not_valid', 'The request has to be JSON.'],
  FST_ERR_BAD_URL: ['not_valid', 'The address could not be understood.'],
  FST_ERR_MAX_PARAM_LENGTH: ['not_found', 'There is nothing at this address.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['not_valid', 'The request does not have the length it states.'],
  FST_REQ_FILE_TOO_LARGE: ['too_large', 'The file is too large.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['not_valid', 'The request has to be a form with a file.'],
}

/** The embedded database is back within two seconds of its end. */
const RETRY_SOON = { retryAfter: 2 }
const DISK_FULL = 'The disk of the server is full, so this was not saved. Please tell a super admin.'

export function answerProblems(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => answer(error, request, reply))
  app.setNotFoundHandler((_request, reply) =>
    send(reply, new Refusal('not_found', 'There is nothing at this address.')),
  )
}

/** For addresses that no route is looked up for. No hook runs there, so what every answer carries is given. */
export const answerUnrouted =
  (headers: Record<string, string>) => (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    void answer(error, request, reply.headers(headers).header('x-request-id', request.id))
  }

/** For what is not HTTP, or did not become a request in time. */
export const answerNoRequest =
  (headers: Record<string, string>) => (error: Error & { code?: string }, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const refusal =
      error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? new Refusal('too_slow', 'The request took too long to arrive.')
        : new Refusal('not_valid', 'The request could not be understood.')
    writeProblem(socket, refusal, headers)
  }

/** Straight to the connection, which ends with it. */
export function writeProblem(socket: Socket, refusal: Refusal, headers: Record<string, string>) {
  const { status, body, ...problem } = problemOf(refusal)
  const sent = { ...headers, ...problem.headers, 'content-length': Buffer.byteLength(body), connection: 'close' }
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  socket.destroySoon()
}

/** For an error that nobody caught. An answer that has begun is cut off, so that half of one is not taken for the whole. */
export function endAnswer(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { raw } = reply
  request.log.error({ err: reportOf(error), route: request.routeOptions.url ?? 'unknown' }, 'uncaught error')
  if (raw.writableEnded) return
  if (reply.sent || raw.headersSent) raw.destroy()
  else
    try {
      send(reply, unexpected())
    } catch {
      raw.destroy()
    }
}

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error, request)
  if (refusal) return send(reply, refusal)
  request.log.error({ err: reportOf(error) }, 'unexpected error')
  return send(reply, unexpected())
}

const unexpected = () => new Refusal('unexpected', 'Something went wrong on our side. Please try again.')

function refusalOf(error: FastifyError, request: FastifyRequest): Refusal | null {
  if (error instanceof Refusal) {
    if (error.code === 'storage_full') request.server.storage.note(error)
    return error
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge(request.routeOptions)
  if (request.server.storage.note(error)) return new Refusal('storage_full', DISK_FULL)
  const known = FRAMEWORK[error.code]
  if (known) return new Refusal(...known)
  if (error.statusCode !== undefined && error.statusCode < 500)
    return new Refusal('not_valid', 'The request could not be understood.')
  if (error instanceof ConnectionLost) {
    request.log.warn({ err: reportOf(error.cause) }, 'database away')
    return databaseAway(request.method)
  }
  if (isStoreAway(error)) {
    request.log.warn({ err: reportOf(error) }, 'files away')
    return new Refusal('unavailable', FILES_AWAY, { retryAfter: 60 })
  }
  return isLockTimeout(error)
    ? new Refusal('unavailable', 'Somebody else is writing there. Please try again.', RETRY_SOON)
    : null
}

const FILES_AWAY = 'Where the files are kept does not answer right now. Please try again in a minute.'

/** A change whose connection broke may have been saved all the same. */
const databaseAway = (method: string) =>
  new Refusal(
    'unavailable',
    method === 'GET' || method === 'HEAD'
      ? 'The database does not answer right now. Please try again in a moment.'
      : 'The database did not answer. Please look in a moment whether this was saved, and try again if not.',
    RETRY_SOON,
  )

function send(reply: FastifyReply, refusal: Refusal) {
  const { status, headers, body } = problemOf(refusal)
  return reply.code(status).headers(headers).send(body)
}

/** What is sent for a refusal. */
export function problemOf({ code, message, details }: Refusal) {
  const { status, title } = KINDS[code]
  const problem: Problem = {
    type: 'about:blank',
    title,
    status,
    code,
    detail: message,
    ...(details.errors && { errors: details.errors }),
    ...(details.changes && { changes: details.changes }),
  }
  const headers: Record<string, string> = {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...(details.retryAfter && { 'retry-after': String(details.retryAfter) }),
  }
  return { status, headers, body: JSON.stringify(problem) }
}
