// Pages that follow are sent what brothers have just changed about themselves; what was taken out they ask anew.
import { feed } from '@aerie/contract/feed'
import { memberChanges } from '@aerie/contract/member-changes'
import { changes, EVERYTHING, type Stale, type StaleMessage } from '@aerie/contract/stale'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'
import { noteActivity, withdrawActivity } from './service.ts'

let world: World
let address: string
beforeAll(async () => {
  world = await openWorld()
  address = await world.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => world.close())

/** What a page hears, from the moment it is open. */
async function follow(who: 'rook' | 'kenji', search = '') {
  const aborted = new AbortController()
  const headers = { cookie: await world.cookieOf(who) }
  const { body } = await fetch(`${address}${changes.stream.path}${search}`, { headers, signal: aborted.signal })
  const heard: StaleMessage[] = []
  const read = async () => {
    for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? [])
      for (const line of text.split('\n')) if (line.startsWith('data: ')) heard.push(JSON.parse(line.slice(6)))
  }
  void read().catch(() => {})
  return { heard, close: () => aborted.abort() }
}

const partsOf = (heard: StaleMessage[]): Stale[] => heard.flatMap(({ stale }) => (stale === EVERYTHING ? [] : stale))
const OF_FEED = new Set<string>([feed.activity.path, feed.list.path, feed.visit.path])
const ofFeed = (heard: StaleMessage[]) => partsOf(heard).filter(({ path }) => OF_FEED.has(path))

const save = async (bio: string) => (await world.as('samir'))(memberChanges.save, { body: { bio } })

test('a save sends its item to all pages, once they know what was there, and names nothing else of the feed', async () => {
  const page = await follow('rook')
  await save('The first since somebody follows.')
  await expect.poll(() => ofFeed(page.heard).length).toBe(OF_FEED.size)
  page.heard.length = 0
  await save('Plants streets.')
  await expect.poll(() => ofFeed(page.heard).length).toBeGreaterThan(0)
  const id = await world.idOf('samir')
  const item = expect.objectContaining({ memberId: id, description: 'wrote about himself', myReactions: [] })
  expect(ofFeed(page.heard)).toEqual([
    { path: feed.activity.path, entries: [{ item, was: expect.stringMatching(/^20/) }] },
  ])
  const shown = (await (await world.as('rook'))(feed.activity)).body[0]
  expect(ofFeed(page.heard)[0]?.entries).toMatchObject([{ item: { id: shown?.id, createdAt: shown?.createdAt } }])
  // All of it is in memory by now.
  await save('Plants gardens.')
  await expect.poll(() => ofFeed(page.heard)).toMatchObject([{}, { entries: [{ was: shown?.createdAt }] }])
  page.close()
})

test('what is withdrawn, and what a page missed while it loaded, is asked for', async () => {
  const record = { type: 'member', id: await world.idOf('samir') }
  const page = await follow('kenji')
  await save('Once more.')
  await expect.poll(() => ofFeed(page.heard).length).toBeGreaterThan(0)
  page.heard.length = 0
  const late = await follow('rook', '?age=5000')
  await withdrawActivity(world.ctx, record, ['other'])
  await noteActivity(world.ctx, record.id, record, [{ type: 'other', description: 'has a new photo' }])
  await expect.poll(() => ofFeed(page.heard).some(({ entries }) => entries)).toBe(true)
  expect(ofFeed(page.heard).map(({ path, entries }) => [path, entries?.length ?? 'all'])).toEqual([
    [feed.activity.path, 'all'],
    [feed.list.path, 'all'],
    [feed.visit.path, 'all'],
    [feed.activity.path, 1],
  ])
  expect(ofFeed(late.heard)[0]).toMatchObject({ path: feed.activity.path, atTop: true })
  page.close()
  late.close()
})

test('what one page has seen the member’s other pages are told, with the name of that page', async () => {
  const [page, other] = [await follow('rook'), await follow('kenji')]
  const at = new Date().toISOString()
  await (await world.as('rook'))(feed.see, { body: { at }, headers: { 'x-page': 'a-page-of-his' } })
  await expect.poll(() => page.heard.map(({ except }) => except)).toEqual(['a-page-of-his'])
  await (await world.as('rook'))(feed.see, { body: { at }, headers: { 'x-page': 'no name, as it is' } })
  await expect.poll(() => page.heard.map(({ except }) => except)).toEqual(['a-page-of-his', undefined])
  expect(ofFeed(other.heard)).toEqual([])
  page.close()
  other.close()
})
