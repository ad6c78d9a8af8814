// The OpenAPI document of this server, made from the contract.
import type { AnyEndpoint } from '@aerie/contract/endpoint'
import { Problem } from '@aerie/contract/errors'
import { z } from 'zod'
import { cookieName } from '../session/cookie.ts'
import { documentedRefusals } from './documented-refusals.ts'
import { KINDS } from './problems.ts'

const DESCRIPTION =
  'Refusals are problem details (RFC 9457), whose `detail` is a sentence to show. Calls that change something need an `Origin` header of this site.'

/** The path as OpenAPI writes it. */
export const pathOf = ({ path }: AnyEndpoint) => path.replace(/:(\w+)/g, '{$1}')

interface Served {
  endpoints: AnyEndpoint[]
  /** Whether members reach it by https. */
  isSecure: boolean
  version: string
}

export function openApi({ endpoints, isSecure, version }: Served) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = pathOf(endpoint)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Aerie', version, description: DESCRIPTION },
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName({ isSecure }) } },
      schemas: { Problem: schemaOf(Problem, 'output') },
      responses: refusals(),
    },
  }
}

export function operationOf(endpoint: AnyEndpoint) {
  return {
    operationId: endpoint.id,
    tags: [endpoint.group],
    summary: endpoint.summary,
    'x-admits': endpoint.who,
    ...(endpoint.fresh && { 'x-password-again': true }),
    security: securityOf(endpoint),
    parameters: [...parametersOf(endpoint, 'path'), ...parametersOf(endpoint, 'query')],
    ...bodyOf(endpoint),
    responses: { ...successOf(endpoint), ...refusalsOf(endpoint) },
  }
}

const schemaOf = (schema: AnyEndpoint['body'], io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' }) as {
    properties?: Record<string, unknown>
    required?: string[]
  }

/** Where visitors are admitted, the session is read if there is one. */
function securityOf({ who, crossSite }: AnyEndpoint) {
  if (crossSite) return []
  return who === 'visitor' ? [{}, { session: [] }] : [{ session: [] }]
}

function successOf({ answers, redirects, response }: AnyEndpoint) {
  if (redirects) {
    const headers = { location: { schema: { type: 'string' } } }
    return { 302: { description: 'Elsewhere', headers } }
  }
  const text = { type: 'string', ...(answers?.startsWith('text/') ? {} : { format: 'binary' }) }
  const content = answers
    ? { [answers]: { schema: text } }
    : { 'application/json': { schema: schemaOf(response, 'output') } }
  return { 200: { description: 'Done', content } }
}

function refusalsOf(endpoint: AnyEndpoint) {
  const statuses = documentedRefusals(endpoint).map((code) => KINDS[code].status)
  const responses = Object.fromEntries(
    statuses.map((status): [number, object] => [status, { $ref: `#/components/responses/${nameOf(status)}` }]),
  )
  const silent = { [KINDS.not_signed_in.status]: { description: 'Not signed in' } }
  return { ...responses, ...(endpoint.isSilentWhenSignedOut && silent) }
}

const nameOf = (status: number) => `Refused${status}`

/** One response for each status, to which the operations refer. */
function refusals() {
  const byStatus = Map.groupBy(Object.values(KINDS), ({ status }) => status)
  return Object.fromEntries([...byStatus].map(([status, kinds]) => [nameOf(status), describeRefusal(status, kinds)]))
}

const SAYS_WHEN = [KINDS.too_many.status, KINDS.unavailable.status]

function describeRefusal(status: number, kinds: { title: string }[]) {
  const retryAfter = { description: 'Seconds until another try makes sense.', schema: { type: 'integer' } }
  return {
    description: kinds.map(({ title }) => title).join(', or: '),
    ...(SAYS_WHEN.includes(status) && { headers: { 'retry-after': retryAfter } }),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
}

function parametersOf(endpoint: AnyEndpoint, where: 'path' | 'query') {
  const { properties = {}, required = [] } = schemaOf(where === 'path' ? endpoint.params : endpoint.query, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
  }))
}

/** A form where there is a file; JSON where there are fields, beside the form too. */
function bodyOf({ file, method, body }: AnyEndpoint) {
  const schema = schemaOf(body, 'input')
  const hasFields = Object.keys(schema.properties ?? {}).length > 0
  if (method === 'GET' || (!hasFields && !file)) return {}
  const form = file && { type: 'object', properties: { [file]: { type: 'string', format: 'binary' } } }
  const content = {
    ...(form && { 'multipart/form-data': { schema: form } }),
    ...(hasFields && { 'application/json': { schema } }),
  }
  return { requestBody: { required: !file && (schema.required ?? []).length > 0, content } }
}
