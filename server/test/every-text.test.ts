// Every text that a call takes is cleaned as it is read, or stands here with the reason why it is kept as it was sent.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AnyEndpoint } from '@aerie/contract/endpoint'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

/** By the name of a field in its body, query or form, or by where it stands. */
const KEPT_AS_SENT: Record<string, string> = {
  password: 'a password is compared as it was typed',
  currentPassword: 'a password is compared as it was typed',
  newPassword: 'a password is compared as it was typed',
  draft: 'bytes that the server sealed, and opens alone',
  passphrase: 'it opens archives as it was typed',
  cursor: 'only one that the server gave is taken',
  version: 'a number in an address that pages make',
  v: 'a version in an address that pages make',
  slug: 'only that of an office which is there is taken',
  known: 'the names as they were read, so that what others changed since is noticed',
  imageUrl: 'an address elsewhere, whose signs are the business of its site',
  link: 'an address elsewhere, whose signs are the business of its site',
  dryRun: 'true, or anything else',
  invite: 'true, or anything else',
  mended: 'rows of a roster, whose cells are cleaned as those of the file are',
  reading: 'answers about a roster as JSON, compared with what its cells say once these are clean',
  'blanks.remove body.only.text': 'what stands in a record already, found by what it is',
  'trusteeSets.send body.body': 'what a trustee has signed is kept as he has sent it, and checked before',
  'trusteeSets.complain body.envelope': 'what a trustee has signed is kept as he has sent it, and checked before',
  'linkedin.finish query': 'what the provider answers, for its own library to read',
}

const folder = fileURLToPath(new URL('../../contract', import.meta.url))
const files = readdirSync(folder).filter((file) => /(?<!\.test)\.ts$/.test(file))
const contract = await Promise.all(files.map((file): Promise<Record<string, unknown>> => import(join(folder, file))))
const exported = contract.flatMap((names) => Object.entries(names))

const isEndpoint = (one: unknown): one is AnyEndpoint =>
  typeof one === 'object' && one !== null && 'path' in one && 'body' in one

const asked = exported.flatMap(([name, value]) => {
  // The fields of a form beside its file.
  if (name.endsWith('Fields') && value instanceof z.core.$ZodType) return [[name, value] as const]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value)
    .filter(isEndpoint)
    .flatMap(({ id, body, query }) => [[`${id} body`, body] as const, [`${id} query`, query] as const])
})

type Leaf = { where: string; field: string; text: z.core.$ZodType }

/** The texts in a shape, each where it first meets what was sent. */
function textsOf(shape: z.core.$ZodType, where: string, field: string): Leaf[] {
  const { def } = (shape as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return [{ where, field, text: shape }]
    case 'object':
      return Object.entries(def.shape).flatMap(([key, part]) => textsOf(part, `${where}.${key}`, key))
    case 'array':
      return textsOf(def.element, where, field)
    case 'record':
      return textsOf(def.valueType, where, field)
    case 'union':
      return def.options.flatMap((option) => textsOf(option, where, field))
    case 'optional':
    case 'nullable':
    case 'default':
      return textsOf(def.innerType, where, field)
    case 'pipe':
      return isTransform(def.in) ? textsOf(def.out, where, field) : textsOf(def.in, where, field)
    default:
      return []
  }
}

const isTransform = (shape: z.core.$ZodType) => shape._zod.def.type === 'transform'

const PROBES = ['x', 'x x', 'seabird house', 'a seabird in a longer line of words'].map(
  (words) => `${words}\u200B\u202E${words}\u2060`,
)

const isLeftAsSent = ({ text }: Leaf) =>
  PROBES.some((probe) => {
    const read = z.safeParse(text, probe)
    return read.success && /[\u200B\u202E\u2060]/.test(String(read.data))
  })

test('no text is kept with what cannot be seen in it', () => {
  const leaves = asked.flatMap(([name, shape]) => textsOf(shape, name, name))
  const left = leaves.filter(isLeftAsSent)
  const isNamed = ({ field, where }: Leaf) => field in KEPT_AS_SENT || where in KEPT_AS_SENT
  expect(left.filter((leaf) => !isNamed(leaf)).map(({ where }) => where)).toEqual([])
  const named = new Set(left.flatMap(({ field, where }) => [field, where]))
  expect(Object.keys(KEPT_AS_SENT).filter((field) => !named.has(field))).toEqual([])
  expect(leaves.length).toBeGreaterThan(100)
})
