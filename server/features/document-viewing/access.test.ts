// Every address of a document, for everybody, at every level: open to those of its level, and to nobody else, from the moment it changes.

import { documentSearch } from '@aerie/contract/document-search'
import { ACCESS_LEVELS, type AccessLevel } from '@aerie/contract/document-values'
import { documents } from '@aerie/contract/documents'
import { session as sessions } from '@aerie/contract/session'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type DocumentWorld,
  of,
  openDocumentWorld,
  PLAYERS,
  type Player,
  picture,
} from '#features/documents/document-world.fixture.ts'

let opened: DocumentWorld
beforeAll(async () => {
  opened = await openDocumentWorld()
})
afterAll(() => opened.world.close())

const OPEN_TO: Record<AccessLevel, Player[]> = {
  members: ['rook', 'kenji', 'julian', 'marcus'],
  admin: ['julian', 'marcus'],
  super_admin: ['marcus'],
}

let made = 0
const KINDS = {
  'a text': (level: AccessLevel) =>
    opened.add({ name: 'secret.txt', content: `The password of the wine cellar is owl ${++made}.`, level }),
  'a picture': async (level: AccessLevel) => opened.add({ name: 'cellar.jpg', content: await picture(++made), level }),
}

const filesOf = (id: number, isPicture: boolean) => [
  `/api/documents/${id}/view`,
  `/api/documents/${id}/view?version=1`,
  `/api/documents/${id}/download`,
  `/api/documents/${id}/content`,
  ...(isPicture ? [`/api/documents/${id}/cover`] : []),
]

/** What each way of asking answers. */
async function expectAnswers(id: number, isPicture: boolean, openTo: Player[], etags: Map<string, string>) {
  for (const player of PLAYERS) {
    const isOpen = openTo.includes(player)
    for (const url of filesOf(id, isPicture))
      for (const headers of [{}, { range: 'bytes=0-9' }, { 'if-none-match': etags.get(url) ?? '"1"' }]) {
        const { statusCode } = await opened.get(url, player, headers as Record<string, string>)
        const asked = `${url} ${JSON.stringify(headers)} for ${player}`
        if (isOpen) expect(statusCode, asked).toBeLessThan(400)
        else expect(statusCode, asked).toBe(404)
      }
    const shown = (await opened.listed(player)).map((one) => one.id)
    expect(shown.includes(id), `in the list of ${player}`).toBe(isOpen)
    const card = (await opened.as(player)(documents.list, { query: { limit: '200' } })).body
    expect(
      card.some((one) => one.id === id),
      `on the card of ${player}`,
    ).toBe(isOpen)
    const found = (await opened.as(player)(documentSearch.find, { query: { q: 'cellar owl' } })).body
    if (!isPicture)
      expect(
        found.some((one) => one.id === id),
        `found by ${player}`,
      ).toBe(isOpen)
    const { status } = await opened.as(player)(documents.versions, of({ id }))
    expect(status, `versions for ${player}`).toBe(player === 'marcus' ? 200 : isOpen ? 403 : 404)
  }
  for (const url of filesOf(id, isPicture)) expect((await opened.get(url)).statusCode, url).toBe(401)
}

describe.each(Object.keys(KINDS) as (keyof typeof KINDS)[])('%s', (kind) => {
  const isPicture = kind === 'a picture'
  test.each(ACCESS_LEVELS)('of the level %s', async (level) => {
    const { id } = await KINDS[kind](level)
    await expectAnswers(id, isPicture, OPEN_TO[level], new Map())
  })

  test('raised, it is gone at once for those below, whatever they have of it', async () => {
    const document = await KINDS[kind]('members')
    const etags = new Map<string, string>()
    for (const url of filesOf(document.id, isPicture)) {
      const { headers, statusCode } = await opened.get(url, 'kenji')
      expect(statusCode, url).toBe(200)
      if (headers.etag) etags.set(url, String(headers.etag))
    }
    const body = { title: document.title, category: document.category }
    for (const accessLevel of ['admin', 'super_admin', 'members'] as const) {
      await opened.as('marcus')(documents.save, { ...of(document), body: { ...body, accessLevel } })
      await expectAnswers(document.id, isPicture, OPEN_TO[accessLevel], etags)
    }
  })

  test('deleted, it is gone for everybody', async () => {
    const document = await KINDS[kind]('members')
    await opened.as('marcus')(documents.remove, of(document))
    for (const url of filesOf(document.id, isPicture)) expect((await opened.get(url, 'marcus')).statusCode).toBe(404)
    const found = (await opened.as('marcus')(documentSearch.find, { query: { q: 'cellar owl' } })).body
    expect(found.some(({ id }) => id === document.id)).toBe(false)
  })
})

test('those below hear nothing of what is above them', async () => {
  const heard: unknown[] = []
  const end = opened.world.ctx.bus.subscribe(({ stale, only }) => {
    if (JSON.stringify(stale).includes('/api/documents')) heard.push(only ?? 'everybody')
  })
  const document = await opened.add({ level: 'admin' })
  expect(new Set(heard.map((one) => JSON.stringify(one)))).toEqual(new Set(['{"role":"admin"}']))
  const body = { title: document.title, category: document.category, accessLevel: 'members' as const }
  await opened.as('marcus')(documents.save, { ...of(document), body })
  expect(heard).toContain('everybody')
  end()
})

test('super admins take who has opened it as CSV, in which no name is a formula', async () => {
  const { id } = await opened.add()
  const { body: session } = await opened.as('kenji')(sessions.current)
  const rename = (first_name: string, familiar: string | null) =>
    opened.world.db.updateTable('members').set({ first_name, familiar }).where('id', '=', session.id).execute()
  await rename('=HYPERLINK("http://a.example")', null)
  await opened.get(`/api/documents/${id}/view`, 'kenji')
  await opened.get(`/api/documents/${id}/download`, 'kenji')
  const address = `/api/documents/${id}/accesses.csv`
  const { headers, body } = await opened.get(address, 'marcus')
  await rename('Kenji', null)
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; .*document-readers\.csv/),
    'cache-control': 'no-store',
  })
  const rows: string[][] = parse(body, { bom: true })
  expect(rows.map(([, name, act, , , times]) => [name?.slice(0, 2), act, times])).toEqual([
    ['na', 'act', 'times'],
    ["'=", 'download', '1'],
    ["'=", 'view', '1'],
  ])
  expect((await opened.get(address, 'julian')).statusCode).toBe(403)
})
