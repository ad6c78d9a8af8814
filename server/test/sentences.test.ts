// What is missing in a call or wrong is said in sentences of ours: the specified one where there is one, never the library's.
import { account } from '@aerie/contract/account'
import { avatars } from '@aerie/contract/avatars'
import type { AnyEndpoint } from '@aerie/contract/endpoint'
import type { Problem } from '@aerie/contract/errors'
import { linkedin } from '@aerie/contract/linkedin'
import { memberChanges } from '@aerie/contract/member-changes'
import { rosters } from '@aerie/contract/rosters'
import { signIn } from '@aerie/contract/sign-in'
import { trips } from '@aerie/contract/trips'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { en } from 'zod/locales'
import { ORIGIN } from './speak.ts'
import { openWorld, type World } from './world.ts'

let world: World
let cookie: string
beforeAll(async () => {
  world = await openWorld()
  cookie = await world.cookieOf('marcus')
})
afterAll(() => world.close())

const PARAMS: Record<string, string> = { token: 'x'.repeat(43), sessionId: 'x'.repeat(22), file: '1.jpg' }

async function send(endpoint: AnyEndpoint, payload: unknown, search = '') {
  const answer = await world.app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => PARAMS[name] ?? '2000000') + search,
    headers: { ...ORIGIN, cookie, ...(payload !== undefined && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && { payload: JSON.stringify(payload) }),
  })
  expect(answer.statusCode, endpoint.id).not.toBe(500)
  return { status: answer.statusCode, problem: answer.statusCode >= 400 ? (answer.json() as Problem) : null }
}

const fieldsOf = (schema: AnyEndpoint['body']) =>
  Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {})

const WRONG = [null, 12.5, -1, '', 'x'.repeat(30_000), true, {}, { unheard: 'of' }, [], [null], [{}], ['x', 5, true]]

/** Sentences end or begin like none of the library's. */
const LIBRARY = /^(Invalid|Unrecognized|Too big|Too small|Expected|Required)|expected|received/

function expectOurs(endpoint: AnyEndpoint, { detail, errors = [] }: Problem) {
  for (const sentence of [detail, ...errors.map(({ message }) => message)]) {
    expect(sentence, endpoint.id).not.toMatch(LIBRARY)
    expect(sentence, endpoint.id).toMatch(/^[A-Z“].{5,}/)
  }
}

test('the sentences of the library would be noticed here', () => {
  const { localeError } = en()
  const messages = WRONG.flatMap((value) => {
    const read = z
      .strictObject({ a: z.string().max(5), b: z.enum(['x', 'y']) })
      .safeParse({ a: value, c: 1 }, { error: localeError })
    return read.error?.issues.map(({ message }) => message) ?? []
  })
  expect(messages.length).toBeGreaterThan(WRONG.length)
  for (const message of messages) expect(message).toMatch(LIBRARY)
})

test('whatever is wrong with a body, the sentences are ours', async () => {
  const takesBody = world.app.endpoints.filter(({ method, body }) => method !== 'GET' && fieldsOf(body).length > 0)
  for (const endpoint of takesBody) {
    const fields = fieldsOf(endpoint.body)
    const bodies = [
      {},
      [],
      'text',
      5,
      { unheard: 'of' },
      ...WRONG.map((value) => Object.fromEntries(fields.map((f) => [f, value]))),
    ]
    for (const body of bodies) {
      const { problem } = await send(endpoint, body)
      if (problem) expectOurs(endpoint, problem)
    }
  }
})

test('whatever is wrong with a query, the sentences are ours', async () => {
  for (const endpoint of world.app.endpoints.filter(({ query }) => fieldsOf(query).length > 0))
    for (const value of ['', 'x', '-1', '9'.repeat(300), '%F0%9F%AA%BD'])
      for (const search of fieldsOf(endpoint.query).flatMap((name) => [
        `${name}=${value}`,
        `${name}=1&${name}=${value}`,
      ])) {
        const { problem } = await send(endpoint, undefined, `?${search}`)
        if (problem) expectOurs(endpoint, problem)
      }
})

const MISSING: [AnyEndpoint, string[]][] = [
  [signIn.withPassword, ['Email or phone is required', 'Password is required']],
  [signIn.forgotPassword, ['Please enter a valid email address']],
  [signIn.finishReset, ['New password must be at least 6 characters']],
  [
    signIn.acceptWelcome,
    [
      'First name is required',
      'Last name is required',
      'Valid email is required',
      'New password must be at least 6 characters',
    ],
  ],
  [
    signIn.finishSetup,
    [
      'First name is required',
      'Last name is required',
      'Valid email is required',
      'New password must be at least 6 characters',
    ],
  ],
  [account.changePassword, ['Current password is required', 'New password must be at least 6 characters']],
  [account.resetPassword, ['The field userId is missing.']],
  [memberChanges.create, ['First name is required', 'Last name is required', 'Valid email is required']],
  [
    trips.create,
    [
      'Trip title is required',
      'At least one location is required',
      'Start date and end date are required',
      'Start date and end date are required',
    ],
  ],
]

test.each(MISSING.map(([endpoint, sentences]) => ({ id: endpoint.id, endpoint, sentences })))(
  'what is missing is said in the specified sentences: $id',
  async ({ endpoint, sentences }) => {
    const nulls = Object.fromEntries(fieldsOf(endpoint.body).map((field) => [field, null]))
    const [missing, empty] = [await send(endpoint, {}), await send(endpoint, nulls)]
    expect(missing.status).toBe(400)
    expect(missing.problem?.detail).toBe(sentences[0])
    expect(missing.problem?.errors?.map(({ message }) => message)).toEqual(sentences)
    const said = empty.problem?.errors?.map(({ message }) => message)
    expect(said).toEqual(expect.arrayContaining(sentences.filter((sentence) => !sentence.startsWith('The field'))))
  },
)

test('what no sentence was specified for is named', async () => {
  const { problem } = await send(trips.create, { title: 5, isShared: 'yes', more: 1, locations: [5] })
  expect(problem?.errors).toEqual([
    { path: 'title', message: 'Trip title is required' },
    { path: 'locations.0', message: 'The field locations.0 has to be text.' },
    { path: 'startDate', message: 'Start date and end date are required' },
    { path: 'endDate', message: 'Start date and end date are required' },
    { path: 'isShared', message: 'The field isShared has to be true or false.' },
    { path: '', message: 'There is no field more here.' },
  ])
})

test.each([
  [avatars.upload, { recut: 'maybe' }, 'The field recut has to be true or false.'],
  [avatars.upload, { crop: 'all of it' }, 'Four shares from 0 to 1'],
  [avatars.upload, {}, 'Please select an image file.'],
  [rosters.run, { exclude: 'all' }, 'Numbers of rows, with commas between them'],
  [rosters.run, { mended: '{' }, 'Up to 200 rows as JSON, each with its row and its cells'],
  [rosters.run, {}, 'Please select a CSV file.'],
  [linkedin.extract, {}, 'Please choose Positions.csv, or the zip LinkedIn sent you.'],
] as [typeof avatars.upload, Record<string, string>, string][])('a form, %#', async (endpoint, fields, sentence) => {
  const marcus = await world.as('marcus')
  const { status, problem } = await marcus(endpoint, { form: { fields } })
  expect([status, problem.detail]).toEqual([400, sentence])
})
