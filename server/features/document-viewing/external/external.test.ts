// Microsoft's viewer, where it is allowed: a counterpart fetches the file as that does, and nobody does once it may not go outside.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { documentViewing } from '@aerie/contract/document-viewing'
import { documents } from '@aerie/contract/documents'
import { settings } from '@aerie/contract/settings'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { madeDocx } from '#platform/documents/made-document.fixture.ts'
import { openWorld, type World } from '../../../test/world.ts'
import { readTicket, ticketFor } from './tickets.ts'

const PUBLIC_URL = 'https://brothers.example'

let world: World
let ours: string
let rook: Awaited<ReturnType<World['as']>>
let marcus: typeof rook
/** Fetches what it is told to, as Microsoft's does: it looks first, then takes all of it, more than once. */
const counterpart = createServer(async (request, response) => {
  const src = new URL(request.url ?? '', 'http://counterpart').searchParams.get('src') ?? ''
  const file = src.replace(PUBLIC_URL, ours)
  await fetch(file, { method: 'HEAD' })
  await fetch(file)
  const fetched = await fetch(file)
  response.writeHead(fetched.status, { 'content-type': fetched.headers.get('content-type') ?? '' })
  response.end(Buffer.from(await fetched.arrayBuffer()))
})

beforeAll(async () => {
  world = await openWorld({ publicUrl: PUBLIC_URL })
  rook = await world.as('rook')
  marcus = await world.as('marcus')
  ours = await world.app.listen({ host: '127.0.0.1', port: 0 })
  await once(counterpart.listen(0, '127.0.0.1'), 'listening')
})
beforeEach(() => allow(true))
afterAll(async () => {
  counterpart.close()
  counterpart.closeAllConnections()
  await world.close()
})

const allow = (externalOfficeViewer: boolean) => marcus(settings.change, { body: { externalOfficeViewer } })

let sent = 0
async function add(name = 'letter.docx', content: string | Uint8Array<ArrayBuffer> = madeDocx([`Letter ${++sent}`])) {
  const fields = { title: 'A letter', category: 'general', accessLevel: 'members' }
  const { body } = await marcus(documents.upload, { form: { fields, file: { field: 'file', name, content } } })
  await world.work()
  return { ...body, content }
}
const of = ({ id }: { id: number }) => ({ params: { documentId: String(id) } })
const contentOf = async (document: { id: number }) => (await rook(documentViewing.content, of(document))).body

/** What the page frames. */
async function framed(document: { id: number }) {
  const url = `/api/documents/${document.id}/external`
  const page = await world.app.inject({ url, headers: { cookie: await world.cookieOf('rook') } })
  const [, address = ''] = /<iframe[^>]* src="([^"]*)"/.exec(page.body) ?? []
  return { page, address: address.replaceAll('&amp;', '&') }
}
const fetchedAt = (address: string) =>
  fetch(
    address.replace(
      'https://view.officeapps.live.com',
      `http://127.0.0.1:${(counterpart.address() as AddressInfo).port}`,
    ),
  )

test('off until a super admin allows it', async () => {
  await allow(false)
  const document = await add()
  expect(await contentOf(document)).toMatchObject({ shownAs: 'word' })
  expect((await framed(document)).page.statusCode).toBe(404)
})

test('allowed, the page frames that site alone, which fetches the very file, and the reader is on record', async () => {
  const document = await add()
  expect(await contentOf(document)).toEqual({
    viewerUrl: `/api/documents/${document.id}/external`,
    shownAs: 'external',
    reason: null,
  })
  const { page, address } = await framed(document)
  const policy = String(page.headers['content-security-policy']).split('; ')
  expect(policy).toContain('frame-src https://view.officeapps.live.com')
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "frame-ancestors 'self'"]))
  const answer = await fetchedAt(address)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('wordprocessingml')
  expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(document.content))).toBe(true)
  const { body: accesses } = await marcus(documents.accesses, of(document))
  expect(accesses).toMatchObject([{ act: 'view', member: { id: await world.idOf('rook') } }])
})

test('other pages may frame nothing outside, and what needs no viewer has none', async () => {
  const { headers } = await world.app.inject('/api/settings/public')
  expect(headers['content-security-policy']).not.toContain('officeapps')
  const text = await add('minutes.txt', 'The minutes')
  expect(await contentOf(text)).toMatchObject({ shownAs: 'text' })
  expect((await framed(text)).page.statusCode).toBe(404)
})

test.each<[string, (document: { id: number; title: string; category: string }) => Promise<unknown>]>([
  ['the setting is turned off', () => allow(false)],
  [
    'it is for admins alone',
    (document) =>
      marcus(documents.save, {
        ...of(document),
        body: { title: document.title, category: 'general', accessLevel: 'admin' },
      }),
  ],
  ['it is deleted', (document) => marcus(documents.remove, of(document))],
  [
    'it has another version',
    (document) =>
      marcus(documents.replace, {
        ...of(document),
        form: { fields: { note: 'New' }, file: { field: 'file', name: 'new.docx', content: madeDocx(['New']) } },
      }),
  ],
])('a link says nothing once %s', async (_, end) => {
  const document = await add()
  const { address } = await framed(document)
  expect((await fetchedAt(address)).status).toBe(200)
  await end(document)
  expect((await fetchedAt(address)).status).toBe(404)
})

test('nor after five minutes, nor changed in one letter', async () => {
  const { address } = await framed(await add())
  const ticket = /external-documents%2F([\w-]+)/.exec(address)?.[1] ?? ''
  const at = (time: number) => ({ ...world.ctx, now: () => new Date(time) })
  expect(readTicket(at(Date.now()), ticket)).toBeGreaterThan(0)
  expect(readTicket(at(Date.now() + 5 * 60_000), ticket)).toBeNull()
  for (let place = 0; place < ticket.length; place += 5) {
    const changed = ticket.slice(0, place) + (ticket[place] === 'A' ? 'B' : 'A') + ticket.slice(place + 1)
    expect(readTicket(world.ctx, changed), String(place)).toBeNull()
  }
  expect(readTicket(world.ctx, ticketFor(world.ctx, 7))).toBe(7)
})

test('an installation without https cannot allow it', async () => {
  const plain = await openWorld({ publicUrl: 'http://brothers.example' })
  const officer = await plain.as('marcus')
  const { status, problem } = await officer(settings.change, { body: { externalOfficeViewer: true } })
  expect([status, problem.detail]).toEqual([400, expect.stringMatching(/Set PUBLIC_URL/)])
  expect((await officer(settings.show)).body.externalOfficeViewer).toBe(false)
  await plain.close()
})
