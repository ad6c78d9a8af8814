// The error handler: turns every thrown error into an answer, RFC 9457 problem details.
import type { ErrorCode, Problem } from '@aerie/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../errors.ts'

const KINDS: Record<ErrorCode, { status: number; title: string }> = {
  not_signed_in: { status: 401, title: 'Unauthorized' },
  not_allowed: { status: 403, title: 'Not allowed' },
  not_found: { status: 404, title: 'Not found' },
  not_valid: { status: 400, title: 'Not valid' },
  conflict: { status: 409, title: 'Conflict' },
  gone: { status: 410, title: 'No longer valid' },
  too_large: { status: 413, title: 'Too large' },
  too_many: { status: 429, title: 'Too many requests' },
  unavailable: { status: 503, title: 'Not available' },
  unexpected: { status: 500, title: 'Unexpected error' },
}

/** Our sentences for requests that Fastify itself refuses. */
const FRAMEWORK: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', 'The request is larger than 1 MB.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['not_valid', 'The request is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['not_valid', 'The request is empty.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['not_valid', 'The request has to be JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['not_valid', 'The request does not have the length it says.'],
  FST_REQ_FILE_TOO_LARGE: ['too_large', 'The file is too large.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['not_valid', 'The request has to be a form with a file.'],
}

export function answerProblems(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => answer(error, request, reply))
  app.setNotFoundHandler((_request, reply) =>
    send(reply, new Refusal('not_found', 'There is nothing at this address.')),
  )
}

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refusal) return send(reply, error)
  const known = FRAMEWORK[error.code]
  if (known) return send(reply, new Refusal(...known))
  if (error.statusCode !== undefined && error.statusCode < 500)
    return send(reply, new Refusal('not_valid', 'The request could not be understood.'))
  request.log.error({ err: { type: error.name, code: error.code, stack: frames(error) } }, 'unexpected error')
  return send(reply, new Refusal('unexpected', 'Something went wrong on our side. Please try again.'))
}

function send(reply: FastifyReply, { code, message, details }: Refusal) {
  const { status, title } = KINDS[code]
  if (details.retryAfter) reply.header('retry-after', details.retryAfter)
  const problem: Problem = {
    type: 'about:blank',
    title,
    status,
    detail: message,
    ...(details.errors && { errors: details.errors }),
    ...(details.changes && { changes: details.changes }),
  }
  return reply
    .code(status)
    .header('content-type', 'application/problem+json')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem))
}

/** Where it happened, without the message: a message of the database may quote what a member typed. */
const frames = (error: Error) =>
  error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')
