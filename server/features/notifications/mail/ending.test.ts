// Ending emails from an email: with one click in a mail program, without signing in, and nothing but that.
import type { MailTopic } from '@aerie/contract/mail-topics'
import { notifications } from '@aerie/contract/notifications'
import { trips } from '@aerie/contract/trips'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inDays } from '../../../test/days-ahead.ts'
import { openWorld, type World } from '../../../test/world.ts'

const SITE = 'https://brothers.example'
const ALL = {
  nearby: 'daily',
  coming: 'at_once',
  crossing: 'at_once',
  lineage: 'never',
  photos: 'never',
  polls: 'never',
  results: 'never',
  documents: 'never',
  gatherings: 'never',
  record: 'never',
  audit: 'never',
  requests: 'never',
} as const

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.deleteFrom('trips').execute()
  await (await world.as('mateo'))(notifications.chooseMail, { body: ALL })
})

/** An email that tells Mateo of a trip. */
async function sentEmail() {
  const body = { title: 'Roofs', locations: ['Rome'], startDate: inDays(90), endDate: inDays(92), isShared: true }
  await (await world.as('rook'))(trips.create, { body })
  const mail = (await world.mails()).at(-1)
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? ''
  return { text: mail?.text ?? '', html: mail?.html ?? '', header }
}

const choice = async () => (await (await world.as('mateo'))(notifications.mailChoice)).body

/** As a mail provider's machine asks: from nowhere, or from the page of a mail program. */
const post = (url: string, contentType: string, payload: string, headers: Record<string, string> = {}) =>
  world.app.inject({ method: 'POST', url, payload, headers: { 'content-type': contentType, ...headers } })

const ONE_CLICK = 'List-Unsubscribe=One-Click'
const PARTS = `--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n`

test.each([
  ['application/x-www-form-urlencoded', ONE_CLICK, {}],
  ['multipart/form-data; boundary=b', PARTS, {}],
  ['application/x-www-form-urlencoded', ONE_CLICK, { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }],
  ['application/json', '{}', { 'sec-fetch-site': 'same-origin' }],
  ['application/json', 'not json', {}],
])('one click ends emails of that kind, sent as %s: %j %j', async (contentType, payload, headers) => {
  const { header, text, html } = await sentEmail()
  expect(header('list-unsubscribe-post')).toBe(ONE_CLICK)
  const url = header('list-unsubscribe').slice(1, -1)
  expect(url.startsWith(`${SITE}/api/unsubscribe/`)).toBe(true)
  const page = url.replace('/api/', '/')
  expect(text).toContain(page)
  expect(html).toContain(`href="${page}"`)

  const path = url.slice(SITE.length)
  const answer = await post(path, contentType, payload, headers)
  expect([answer.statusCode, answer.json()]).toEqual([200, { kinds: ['coming'] }])
  expect(await choice()).toEqual({ ...ALL, coming: 'never' })
  expect((await post(path, contentType, payload, headers)).statusCode).toBe(200)

  // An old email still ends what was chosen again.
  await (await world.as('mateo'))(notifications.chooseMail, { body: ALL })
  await post(path, contentType, payload, headers)
  expect(await choice()).toEqual({ ...ALL, coming: 'never' })
})

test('opening the address ends nothing, and leads to a page that asks', async () => {
  const url = (await sentEmail()).header('list-unsubscribe').slice(1, -1)
  const path = url.slice(SITE.length)
  const { statusCode, headers } = await world.app.inject({ url: path })
  expect([statusCode, headers.location]).toEqual([303, path.replace('/api/', '/')])
  expect(await choice()).toEqual(ALL)
})

test('the inactive can end emails too, and the log says who did', async () => {
  const path = (await sentEmail()).header('list-unsubscribe').slice(1, -1).slice(SITE.length)
  const id = await world.idOf('mateo')
  const setInactive = (since: Date | null) =>
    world.db.updateTable('members').set({ inactive_since: since }).where('id', '=', id).execute()
  await setInactive(new Date())
  expect((await post(path, 'application/x-www-form-urlencoded', ONE_CLICK)).statusCode).toBe(200)
  await setInactive(null)
  expect(await choice()).toEqual({ ...ALL, coming: 'never' })
  const entry = await world.db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
  expect(entry).toMatchObject({ action: 'notification.unsubscribe', actor_id: id, after: { kinds: ['coming'] } })
})

test.each(['x'.repeat(28), 'x'.repeat(43), 'x', '..%2f..%2fapi'])('%s ends nothing', async (token) => {
  const answer = await post(`/api/unsubscribe/${token}`, 'application/x-www-form-urlencoded', ONE_CLICK)
  expect(answer.statusCode).toBe(404)
  expect(await choice()).toEqual(ALL)
})

test('a large body is refused before it is read', async () => {
  const path = (await sentEmail()).header('list-unsubscribe').slice(1, -1).slice(SITE.length)
  const answer = await post(path, 'application/x-www-form-urlencoded', 'x'.repeat(100_000))
  expect(answer.statusCode).toBe(413)
  expect(await choice()).toEqual(ALL)
})

test.each([
  ['nobody', undefined],
  ['a signed-in member', 'rook'],
] as const)('choosing is for oneself: %s', async (_who, player) => {
  const speak = player ? await world.as(player) : world.visitor
  const off: Record<MailTopic, 'never'> = {
    nearby: 'never',
    coming: 'never',
    crossing: 'never',
    lineage: 'never',
    photos: 'never',
    polls: 'never',
    results: 'never',
    documents: 'never',
    gatherings: 'never',
    record: 'never',
    audit: 'never',
    requests: 'never',
  }
  expect((await speak(notifications.chooseMail, { body: off })).status).toBe(player ? 200 : 401)
  expect(await choice()).toEqual(ALL)
})
