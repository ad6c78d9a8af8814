// Reads JSON bodies: how large and how deep they may be is settled before anything is parsed.
import type { AnyEndpoint } from '@aerie/contract/endpoint'
import { isDeeper } from '@aerie/contract/json-depth'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { Refusal } from '../errors.ts'

/** In bytes; also where no endpoint is. */
export const LARGEST_OF_VISITORS = 16 * 1024
const LARGEST = 128 * 1024
const DEEPEST = 32

export const largestBody = ({ who, maxBody }: AnyEndpoint) =>
  maxBody ?? (who === 'visitor' ? LARGEST_OF_VISITORS : LARGEST)

/** The route's own limit stands in the sentence. */
export const tooLarge = ({ bodyLimit = LARGEST_OF_VISITORS }: Pick<RouteOptions, 'bodyLimit'>) =>
  new Refusal('too_large', `The request is larger than ${bodyLimit / 1024} KB.`)

export function readJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isDeeper(body, DEEPEST)) done(new Refusal('not_valid', `The request is nested more than ${DEEPEST} deep.`))
    else void parse(request, body, done)
  })
}
