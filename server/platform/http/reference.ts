// The API reference, generated from the contract: OpenAPI, and a page to browse.
import type { AnyEndpoint } from '@aerie/contract/endpoint'
import { Problem } from '@aerie/contract/errors'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { markup } from '../markup.ts'
import { admit } from './admission.ts'

export function referenceRoutes(app: FastifyInstance, version: string) {
  const onRequest = async (request: { actor: Parameters<typeof admit>[1] }) => admit('member', request.actor)
  app.get('/api/openapi.json', { onRequest }, async () => openApi(app.endpoints, version))
  app.get('/api/docs', { onRequest }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page(app.endpoints)),
  )
}

const pathOf = ({ path }: AnyEndpoint) => path.replace(/:(\w+)/g, '{$1}')
const schemaOf = (schema: AnyEndpoint['body'], io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' })

/** The OpenAPI 3.0 document of what this server answers. */
function openApi(endpoints: AnyEndpoint[], version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = pathOf(endpoint)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return { openapi: '3.0.3', info: { title: 'Aerie', version }, paths }
}

function operationOf(endpoint: AnyEndpoint) {
  const ok = endpoint.answers
    ? { [endpoint.answers]: { schema: { type: 'string' } } }
    : { 'application/json': { schema: schemaOf(endpoint.response, 'output') } }
  return {
    summary: endpoint.summary,
    'x-admits': endpoint.who,
    parameters: [...parametersOf(endpoint, 'path'), ...parametersOf(endpoint, 'query')],
    ...bodyOf(endpoint),
    responses: {
      200: { description: 'Done', content: ok },
      default: {
        description: 'Refused',
        content: { 'application/problem+json': { schema: schemaOf(Problem, 'output') } },
      },
    },
  }
}

function parametersOf(endpoint: AnyEndpoint, where: 'path' | 'query') {
  const schema = schemaOf(where === 'path' ? endpoint.params : endpoint.query, 'input') as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(schema.properties ?? {}).map(([name, value]) => ({
    name,
    in: where,
    required: where === 'path' || (schema.required ?? []).includes(name),
    schema: value,
  }))
}

function bodyOf(endpoint: AnyEndpoint) {
  if (endpoint.file) {
    const schema = { type: 'object', properties: { [endpoint.file]: { type: 'string', format: 'binary' } } }
    return { requestBody: { content: { 'multipart/form-data': { schema } } } }
  }
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return {}
  return { requestBody: { content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } } }
}

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a2128;background:#f3ede2}
code,pre{font:13px/1.45 ui-monospace,monospace}pre{background:#fcf9f2;padding:.75rem;overflow:auto;border-radius:6px}
summary{cursor:pointer;padding:.5rem 0;border-top:1px solid #d8cfbe}h1{font:400 2.5rem Georgia,serif}small{color:#645e54}a{color:inherit}
@media(prefers-color-scheme:dark){body{color:#efe9dc;background:#0b1013}pre{background:#12171b}summary{border-color:#2a2f33}small{color:#9d988d}}`

function page(endpoints: AnyEndpoint[]) {
  const entries = endpoints.map((endpoint) => {
    const operation = operationOf(endpoint)
    const details = JSON.stringify({ ...operation, summary: undefined, 'x-admits': undefined }, null, 2)
    return markup`<details><summary><code>${endpoint.method} ${pathOf(endpoint)}</code> <small>${endpoint.who}</small><br>${endpoint.summary}</summary><pre>${details}</pre></details>`
  })
  return markup`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Calls · Aerie</title><style>${{ html: STYLE }}</style>
<h1>Calls</h1><p>Every call answers JSON, and says no with <code>application/problem+json</code>. Calls that change something need an <code>Origin</code> header of this site. The same as <a href="/api/openapi.json">OpenAPI</a>.</p>
${entries}</html>`.html
}
