// Generates calls of an endpoint: such as its contract allows, and such changed in one place or another.
import type { AnyEndpoint } from '@aerie/contract/endpoint'
import fc, { type Arbitrary } from 'fast-check'
import { formOf, type Sent } from './forms.ts'
import { fromSchema } from './from-schema.ts'
import type { Values } from './values.ts'

export interface Call {
  endpoint: AnyEndpoint
  url: string
  sent: Sent | null
}

export function callOf(endpoint: AnyEndpoint, values: Values, pictures: Buffer[]): Arbitrary<Call> {
  return fc
    .record({
      path: pathOf(endpoint, values),
      query: queryOf(endpoint, values),
      sent: sentTo(endpoint, values, pictures),
    })
    .map(({ path, query, sent }) => ({ endpoint, url: query ? `${path}?${query}` : path, sent }))
}

function pathOf({ path }: AnyEndpoint, values: Values): Arbitrary<string> {
  const parts = path.split(/(?=[/.])/).map((part) => {
    if (!part.startsWith('/:')) return fc.constant(part)
    const isId = part.endsWith('Id') && part !== '/:sessionId'
    const usual = isId ? values.id.map(String) : fc.oneof(values.code, fc.nat({ max: 9 }).map(String))
    const other = fc.oneof(
      values.hostileText.map((text) => encoded(text) || '-'),
      fc.constantFrom('%', '%00', '%ed%a0%80', '0', '-1', '1e3', '...'),
    )
    return fc.oneof({ weight: 8, arbitrary: usual }, { weight: 2, arbitrary: other }).map((value) => `/${value}`)
  })
  return fc.tuple(...parts).map((written) => written.join(''))
}

/** How often an endpoint is called: one that takes nothing has little to say. */
export function weightOf({ path, query, body, file }: AnyEndpoint) {
  const takes = (schema: AnyEndpoint['body']) =>
    Object.keys((schema._zod.def as { shape?: object }).shape ?? { any: 1 }).length
  return 1 + (path.includes(':') ? 3 : 0) + Math.min(takes(query), 3) + Math.min(2 * takes(body), 12) + (file ? 4 : 0)
}

/** Addresses carry no half of a surrogate pair. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

function queryOf({ query }: AnyEndpoint, values: Values): Arbitrary<string> {
  const written = fromSchema(query, values).map((given) =>
    Object.entries((given ?? {}) as object)
      .map(([key, value]) => `${encoded(key)}=${encoded(String(value))}`)
      .join('&'),
  )
  const other = fc
    .array(fc.tuple(values.text, values.hostileText), { maxLength: 3 })
    .map((pairs) => pairs.map((pair) => pair.map(encoded).join('=')).join('&'))
  return fc.oneof(
    { weight: 8, arbitrary: written },
    { weight: 2, arbitrary: other },
    { weight: 1, arbitrary: fc.constantFrom('%', 'q=%c0%ae', 'q=%', 'q[]=1', 'q=a&q=b', 'limit=1e9', '&&&=') },
  )
}

function sentTo(endpoint: AnyEndpoint, values: Values, pictures: Buffer[]): Arbitrary<Sent | null> {
  if (endpoint.method === 'GET') return fc.constant(null)
  const good = fromSchema(endpoint.body, values)
  const json = fc.oneof(
    { weight: 13, arbitrary: good },
    { weight: 6, arbitrary: fc.tuple(good, values.hostile, fc.nat()).map(changed) },
    { weight: 1, arbitrary: values.hostile },
  )
  const text = json.map((body) => JSON.stringify(body) ?? '')
  const asJson = fc
    .oneof(
      { weight: 18, arbitrary: text },
      { weight: 1, arbitrary: fc.tuple(text, fc.nat({ max: 60 })).map(([whole, cut]) => whole.slice(0, -cut)) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('', 'null', '"', '\ufeff{}', '[1e999]', '{"a":1,"a":2}', '['.repeat(9000)),
      },
    )
    .map((payload): Sent => ({ payload, type: 'application/json' }))
  const other = fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x')
  const asOther = fc.tuple(values.hostileText, other).map(([payload, type]): Sent => ({ payload, type }))
  return fc.oneof(
    { weight: endpoint.file ? 4 : 20, arbitrary: asJson },
    { weight: 1, arbitrary: asOther },
    { weight: endpoint.file ? 20 : 1, arbitrary: formOf(endpoint.file ?? 'file', values, pictures) },
  )
}

/** One place of a body: another value, nothing, or a name that nobody knows. */
function changed([body, value, place]: [unknown, unknown, number]): unknown {
  if (Array.isArray(body) && body.length > 0) return body.with(place % body.length, value)
  if (body === null || typeof body !== 'object') return value
  const keys = Object.keys(body)
  const key = keys[place % (keys.length + 1)] ?? 'unknown'
  const inner = (body as Record<string, unknown>)[key]
  const deeper = place % 3 === 0 && inner !== null && typeof inner === 'object'
  const { [key]: _left, ...rest } = body as Record<string, unknown>
  if (place % 7 === 0) return rest
  return { ...body, [key]: deeper ? changed([inner, value, Math.floor(place / 3)]) : value }
}
