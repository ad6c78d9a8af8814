// Reads JSON bodies: how large and how deep they may be is settled before anything is parsed.
import type { AnyEndpoint } from '@aerie/contract/endpoint'
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

const QUOTE = 0x22
const BACKSLASH = 0x5c

/** Whether brackets stand in more than `most` others, those in strings left out. What is no JSON may be either. */
function isDeeper(json: string, most: number): boolean {
  let depth = 0
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at)
    if (sign === QUOTE) at = endOfString(json, at)
    // `[` and `{`, `]` and `}`.
    else if (sign === 0x5b || sign === 0x7b) {
      if (++depth > most) return true
    } else if (sign === 0x5d || sign === 0x7d) depth--
  }
  return false
}

/** The place of the closing quote; beyond the text where there is none. */
function endOfString(json: string, opening: number): number {
  let at = opening + 1
  for (; at < json.length; at++) {
    const sign = json.charCodeAt(at)
    if (sign === QUOTE) break
    if (sign === BACKSLASH) at++
  }
  return at
}
