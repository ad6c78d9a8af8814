// Calls reach the address the contract names, and what comes back is the answer or an error that can be shown.
import { avatars } from '@aerie/contract/avatars'
import { feed } from '@aerie/contract/feed'
import { linkedin } from '@aerie/contract/linkedin'
import { members } from '@aerie/contract/members'
import { people } from '@aerie/contract/people'
import { session } from '@aerie/contract/session'
import { signIn } from '@aerie/contract/sign-in'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestsOver } from '../test/requests-over.ts'
import { addressOf, call, callPage, endpointQuery } from './api.ts'
import { Refused, sentenceOf, Unreachable } from './call-errors.ts'
import { upload } from './upload.ts'

const credentials = { identifier: 'marcus@aerie.example', password: 'wingspan' }

let sent: { path: string; init: RequestInit }
let answer: () => Response

beforeEach(() => {
  answer = () => new Response('{"next":null}')
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    init.signal?.throwIfAborted()
    sent = { path, init }
    return answer()
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const answerWith = (status: number, body: string, statusText = '') => {
  answer = () => new Response(body, { status, statusText })
}

test('a call sends its body as JSON and answers what came back', async () => {
  expect(await call(signIn.withPassword, { body: credentials })).toEqual({ next: null })
  expect(sent.path).toBe('/api/auth/login')
  expect(sent.init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } })
  expect(JSON.parse(String(sent.init.body))).toEqual(credentials)
})

const FRONT_DOOR = "The server's front door does not let files of this size through. Tell those who run it."

test.each([
  ['nginx', '<html>\r\n<head><title>413 Request Entity Too Large</title></head>\r\n</html>'],
  ['a gateway', '{"message":"Request size limit exceeded"}'],
  ['one that says nothing', ''],
])(
  'a body that %s refuses before the server has its sentence, on both roads by which forms are sent',
  async (_who, said) => {
    answerWith(413, said, 'Request Entity Too Large')
    vi.stubGlobal(
      'XMLHttpRequest',
      requestsOver(async () => answer()),
    )
    const [form, signal] = [new FormData(), new AbortController().signal]
    const called: unknown = await call(linkedin.extract, { form }).catch((error: unknown) => error)
    const uploaded: unknown = await upload(avatars.upload, { form, signal, onSent: () => {} }).catch((error) => error)
    for (const error of [called, uploaded]) expect(sentenceOf(error, 'Upload failed')).toBe(FRONT_DOOR)
  },
)

test('a file that the server itself finds too large keeps the sentence of the server', async () => {
  answerWith(413, JSON.stringify({ code: 'too_large', detail: 'porch.jpg exceeds 50MB limit' }))
  const error: unknown = await call(linkedin.extract, { form: new FormData() }).catch((thrown: unknown) => thrown)
  expect(sentenceOf(error)).toBe('porch.jpg exceeds 50MB limit')
})

test('a refusal keeps status and body, and has a sentence to show and the fields it is about', async () => {
  const problem = { detail: 'Another member has this e-mail address.', errors: [{ path: 'email', message: 'Taken' }] }
  answerWith(409, JSON.stringify(problem))
  const error = await call(signIn.withPassword, { body: credentials }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Refused)
  expect(error).toMatchObject({ status: 409, message: `409: ${JSON.stringify(problem)}`, ...problem })
  expect(sentenceOf(error)).toBe(problem.detail)
})

test('an empty refusal is named by its status, and one that is not ours has no sentence of its own', async () => {
  answerWith(401, '', 'Unauthorized')
  await expect(call(session.current)).rejects.toThrow('401: Unauthorized')
  answerWith(502, '<html>Bad Gateway</html>')
  const error = await call(session.current).catch((thrown: unknown) => thrown)
  expect(sentenceOf(error)).toBe('Something went wrong. Please try again.')
  expect(sentenceOf(error, 'Not saved.')).toBe('Not saved.')
  expect(sentenceOf(new TypeError('x is undefined'), 'Not saved.')).toBe('Not saved.')
})

test('no answer, and an answer that is not from our server, are no connection', async () => {
  answerWith(200, '<html>Welcome to the hotel</html>')
  await expect(call(session.current)).rejects.toBeInstanceOf(Unreachable)
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  await expect(call(session.current)).rejects.toBeInstanceOf(Unreachable)
})

test('a call that was called off stays that', async () => {
  const off = AbortSignal.abort()
  await expect(call(session.current, { signal: off })).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
})

test('addresses carry parameters and what of the query is set', () => {
  expect(addressOf(members.show, { params: { memberId: '12' } })).toBe('/api/members/12')
  expect(addressOf(signIn.checkReset, { params: { token: 'a/b' } })).toBe('/api/auth/reset-password/a%2Fb')
  expect(addressOf(people.list, { query: { q: 'Åse & co', limit: undefined } })).toBe('/api/members?q=%C3%85se+%26+co')
})

test('a query is kept under the segments of its address, so that a prefix finds it', () => {
  expect(endpointQuery(people.list).queryKey).toEqual([people.list.path])
  expect(endpointQuery(members.show, { params: { memberId: '12' } }).queryKey).toEqual([members.show.path, '12'])
  expect(endpointQuery(people.list, { query: { limit: '50' } }).queryKey).toEqual([people.list.path, 'limit=50'])
})

test.each([
  ['</api/activity?limit=20&cursor=8%2C12>; rel="next"', '8,12'],
  [undefined, undefined],
])('a page of a list knows where the next one begins: %s', async (link, next) => {
  answer = () => new Response('[]', { headers: link ? { link } : {} })
  expect(await callPage(feed.activity, { query: { limit: '20' } })).toEqual({ items: [], next })
  expect(sent.path).toBe('/api/activity?limit=20')
})
