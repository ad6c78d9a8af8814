// The API reference, generated from the contract: OpenAPI, and a page to browse.
import type { AnyEndpoint } from '@aerie/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { markup } from '../markup.ts'
import { admit } from './admission.ts'
import { openApi, operationOf, pathOf } from './openapi.ts'

export function referenceRoutes(app: FastifyInstance, version: string) {
  const onRequest = async (request: { actor: Parameters<typeof admit>[1] }) => admit('member', request.actor)
  app.get('/api/openapi.json', { onRequest }, async () =>
    openApi({ endpoints: app.endpoints, isSecure: app.isSecure, version }),
  )
  app.get('/api/docs', { onRequest }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page(app.endpoints)),
  )
}

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a2128;background:#f3ede2}
code,pre{font:13px/1.45 ui-monospace,monospace}pre{background:#fcf9f2;padding:.75rem;overflow:auto;border-radius:6px}
summary{cursor:pointer;padding:.5rem 0;border-top:1px solid #d8cfbe}h1{font:400 2.5rem Georgia,serif}small{color:#645e54}a{color:inherit}
@media(prefers-color-scheme:dark){body{color:#efe9dc;background:#0b1013}pre{background:#12171b}summary{border-color:#2a2f33}small{color:#9d988d}}`

function page(endpoints: AnyEndpoint[]) {
  const entries = endpoints.map((endpoint) => {
    const operation = operationOf(endpoint)
    const details = JSON.stringify({ ...operation, summary: undefined, 'x-admits': undefined }, null, 2)
    return markup`<details><summary><code>${endpoint.method} ${pathOf(endpoint)}</code> <small>${endpoint.who}${endpoint.fresh ? ', asks for the password again' : ''}</small><br>${endpoint.summary}</summary><pre>${details}</pre></details>`
  })
  return markup`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Calls · Aerie</title><style>${{ html: STYLE }}</style>
<h1>Calls</h1><p>Every call answers JSON, and says no with <code>application/problem+json</code>. Calls that change something need an <code>Origin</code> header of this site. The same as <a href="/api/openapi.json">OpenAPI</a>.</p>
${entries}</html>`.html
}
