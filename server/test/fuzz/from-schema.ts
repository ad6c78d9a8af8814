// Generates what a schema of the contract asks for, or nearly: the server decides whether it is.
import type { Schema } from '@aerie/contract/endpoint'
import fc, { type Arbitrary } from 'fast-check'
import type { Values } from './values.ts'

/** The parts of zod's definitions that are read here. */
interface Def {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  options?: Schema[]
  in?: Schema
  out?: Schema
  valueType?: Schema
  entries?: Record<string, unknown>
  values?: unknown[]
}

/** How many are drawn of each part for one that the schema allows. */
const DRAWS = 3
/** Of a large object, such as a whole profile, a few fields are sent at a time. */
const MOST_OPTIONAL = 3

/** Where the draw is for one value: parts of larger ones have draws of their own. */
const DRAWN_AGAIN = new Set(['string', 'number', 'pipe', 'union'])

/** What the schema allows, nearly always. */
export function fromSchema(schema: Schema, values: Values): Arbitrary<unknown> {
  const drawing = drawFrom(schema, values)
  if (!DRAWN_AGAIN.has(schema._zod.def.type)) return drawing
  return fc
    .array(drawing, { minLength: DRAWS, maxLength: DRAWS })
    .map((drawn) => drawn.find((one) => schema.safeParse(one).success) ?? drawn[0])
}

function drawFrom(schema: Schema, values: Values): Arbitrary<unknown> {
  const def = schema._zod.def as unknown as Def
  const of = (part: Schema | undefined) => (part ? fromSchema(part, values) : values.hostile)
  switch (def.type) {
    case 'string':
      return textOf(schema, values)
    case 'number':
      return numberOf(schema, values)
    case 'boolean':
      return fc.boolean()
    case 'literal':
      return fc.constantFrom(...(def.values ?? [null]))
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}))
    case 'union':
      return fc.oneof(...(def.options ?? []).map(of))
    case 'array':
      return fc.array(of(def.element), { maxLength: 4 })
    case 'object':
      return objectOf(def.shape ?? {}, values)
    case 'record':
      return fc.dictionary(values.text, of(def.valueType), { maxKeys: 3 })
    case 'nullable':
      return fc.option(of(def.innerType))
    case 'optional':
    case 'default':
      return of(def.innerType)
    case 'pipe':
      return of(isTransform(def.in) ? def.out : def.in)
    default:
      return values.hostile
  }
}

const isTransform = (schema: Schema | undefined) => schema?._zod.def.type === 'transform'

function objectOf(shape: Record<string, Schema>, values: Values) {
  const parts = Object.fromEntries(Object.entries(shape).map(([key, part]) => [key, fromSchema(part, values)]))
  const isOptional = (key: string) => ['optional', 'default'].includes(shape[key]?._zod.def.type ?? '')
  const [optional, required] = [
    Object.keys(shape).filter(isOptional),
    Object.keys(shape).filter((key) => !isOptional(key)),
  ]
  return fc
    .subarray(optional, { maxLength: Math.min(MOST_OPTIONAL, optional.length) })
    .chain((chosen) =>
      fc.record(Object.fromEntries([...required, ...chosen].map((key) => [key, parts[key] ?? fc.constant(null)]))),
    )
}

function textOf(schema: Schema, { text }: Values) {
  const { patterns } = schema._zod.bag as { patterns?: Set<RegExp> }
  const fitting = [...(patterns ?? [])].flatMap((pattern) => {
    try {
      return [fc.stringMatching(pattern, { size: 'small' })]
    } catch {
      // A pattern with parts that cannot be generated from.
      return []
    }
  })
  return fc.oneof(text, ...fitting)
}

function numberOf(schema: Schema, { number }: Values) {
  const { minimum = -10, maximum = 100_000 } = schema._zod.bag as { minimum?: number; maximum?: number }
  const [min, max] = [Math.ceil(Math.max(minimum, -1e6)), Math.floor(Math.min(maximum, 1e6))]
  return min < max ? fc.oneof(number, fc.integer({ min, max })) : number
}
