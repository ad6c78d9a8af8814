// A browser's way of speaking to the server in tests: calls endpoints of the contract, with or without a cookie.
import { account } from '@aerie/contract/account'
import type { AnyEndpoint, Endpoint, Schema } from '@aerie/contract/endpoint'
import type { Problem } from '@aerie/contract/errors'
import { passkeys } from '@aerie/contract/passkeys'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type * as z from 'zod/mini'
import { documentedRefusals } from '#platform/http/documented-refusals.ts'
import { KINDS } from '#platform/http/problems.ts'

/** What a browser sends along from a page of the site itself. */
export const ORIGIN = { 'sec-fetch-site': 'same-origin' }

interface Sent<P extends Schema, Q extends Schema, B extends Schema> {
  params?: z.input<P>
  query?: z.input<Q>
  body?: z.input<B>
  /** Sent instead of a body: a file in a form, and fields before it. */
  form?: {
    fields?: Record<string, string>
    file?: { field: string; name: string; content: string | Uint8Array<ArrayBuffer> }
  }
  headers?: Record<string, string>
}

/** Whatever is refused anywhere in a test has to be among what the reference says of the endpoint. */
function expectDocumented(endpoint: AnyEndpoint, status: number, body: string) {
  const codes = documentedRefusals(endpoint)
  const statuses = codes.map((code) => KINDS[code].status)
  expect(statuses, `the refusals that ${endpoint.id} documents`).toContain(status)
  if (body.includes('"password_needed"')) expect(codes, `what ${endpoint.id} documents`).toContain('password_needed')
}

/** What gives the session that it is called in another cookie. */
const RENEWING = [account.confirm.path, account.changePassword.path, passkeys.confirm.path]

/** Without a cookie it speaks as a visitor. As a browser does, it goes on with the cookie that its session gets instead. */
export const speaker = (app: FastifyInstance) => (given?: string) => {
  let cookie = given
  return async <P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    endpoint: Endpoint<P, Q, B, R>,
    sent: Sent<P, Q, B> = {},
  ) => {
    const params = (sent.params ?? {}) as Record<string, string | number>
    const form = sent.form ? await encodeForm(sent.form) : null
    const response = await app.inject({
      method: endpoint.method,
      url: endpoint.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key]))),
      query: (sent.query ?? {}) as Record<string, string>,
      ...(sent.body !== undefined && { payload: sent.body as object }),
      ...(form && { payload: form.body }),
      headers: { ...ORIGIN, ...(cookie && { cookie }), ...form?.headers, ...sent.headers },
    })
    const set = String(response.headers['set-cookie'] ?? '').split(';')[0] ?? ''
    if (cookie && set && RENEWING.includes(endpoint.path)) cookie = set
    if (response.statusCode >= 400) expectDocumented(endpoint, response.statusCode, response.body)
    const json = () => JSON.parse(response.body || 'null') as unknown
    return {
      status: response.statusCode,
      headers: response.headers,
      cookie: set,
      text: response.body,
      get body() {
        return json() as z.output<R>
      },
      get problem() {
        return json() as Problem
      },
    }
  }
}

/** As the body of a request, with its headers. */
export async function encodeForm({ fields = {}, file }: NonNullable<Sent<Schema, Schema, Schema>['form']>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file) form.append(file.field, new Blob([Buffer.from(file.content)]), file.name)
  const encoded = new Response(form)
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  }
}
