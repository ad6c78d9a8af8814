// A brother shares where he is going, and the bells of those it concerns ring.
import { notifications } from '@aerie/contract/notifications'
import { changes } from '@aerie/contract/stale'
import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDays } from '../server/test/days-ahead.ts'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
let marcus: Page
beforeAll(async () => {
  site = await openSite()
  marcus = await site.enter(EMAILS.superAdmin, '/privacy')
})
afterAll(() => site.close())

const bellOf = (page: Page) => page.getByRole('button', { name: /^Trip Notifications/ })
const bellSaying = (page: Page, words: string) => page.getByRole('button', { name: words, exact: true })
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Trip Notifications' })

async function post(page: Page, path: string, data = {}) {
  const answer = await page.context().request.post(site.address + path, { data, headers: { origin: site.address } })
  expect(answer.status()).toBe(200)
}

/** To where Rook lives, among others. */
function marcusShares(title: string) {
  const days = { startDate: inDays(30), endDate: inDays(34) }
  return post(marcus, '/api/trips', { title, locations: ['Lisbon, Portugal'], ...days, isShared: true })
}

test('the bell counts up by itself; what it tells is read one by one, or all at once', async () => {
  const rook = await site.enter(EMAILS.brother, '/privacy')
  await post(rook, '/api/notifications/read-all')
  await bellSaying(rook, 'Trip Notifications').waitFor()
  for (const title of ['Lisbon to Cascais', 'Fado week', 'Harbour talks']) await marcusShares(title)
  await bellSaying(rook, 'Trip Notifications, 3 unread').click()

  const sheet = sheetOf(rook)
  const newest = sheet.getByRole('listitem').first()
  await newest.getByText(/^1 brother coming .+: Marcus Oyelaran$/).waitFor()
  await newest.getByText('Trip: Harbour talks').waitFor()
  await newest.getByRole('button', { name: 'Lisbon, Portugal Unread' }).click()
  await newest.getByRole('button', { name: 'Lisbon, Portugal Read' }).waitFor()
  await bellSaying(rook, 'Trip Notifications, 2 unread').waitFor()

  await sheet.getByRole('listitem').nth(1).getByRole('link', { name: 'Marcus Oyelaran' }).click()
  await rook.getByRole('heading', { name: /Marcus .*Oyelaran/ }).waitFor()
  await sheet.waitFor({ state: 'detached' })
  await bellSaying(rook, 'Trip Notifications, 1 unread').click()
  // The bell shows it at once; a page that is left before the server has it takes it along.
  const isRead = rook.waitForResponse('**/api/notifications/read-all')
  await sheet.getByRole('button', { name: 'Mark all as read' }).click()
  await bellSaying(rook, 'Trip Notifications').waitFor()
  await isRead
  await rook.reload()
  await bellSaying(rook, 'Trip Notifications').waitFor()
})

test('the traveller hears who lives where he goes, on his dashboard too', async () => {
  await marcus.getByRole('link', { name: 'Dashboard' }).click()
  await bellOf(marcus).click()
  const told = sheetOf(marcus).getByRole('listitem').filter({ hasText: 'Trip: Fado week' })
  await told.getByText(/^\d+ brothers nearby:/).waitFor()
  await told.getByRole('link', { name: 'Rook Fairweather' }).waitFor()
  expect(await bellOf(marcus).count()).toBe(1)
})

test('the keyboard opens it, walks through it, and finds itself on the bell again', async () => {
  const page = await site.enter(EMAILS.superAdmin, '/privacy')
  await bellOf(page).focus()
  await page.keyboard.press('Enter')
  const items = sheetOf(page).getByRole('listitem')
  await items.first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const second = items.nth(1).getByRole('button').first()
  await expect.poll(() => second.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await items.nth(1).getByRole('button', { name: /Read$/ }).waitFor()
  await page.keyboard.press('Escape')
  await sheetOf(page).waitFor({ state: 'detached' })
  await expect.poll(() => page.locator(':focus').textContent()).toContain('Trip Notifications')
})

test('of several tabs one listens for all, and another when it is closed', async () => {
  const first = await site.enter(EMAILS.brother, '/privacy')
  await bellSaying(first, 'Trip Notifications').waitFor()
  const second = await first.context().newPage()
  let streams = 0
  const isStream = (request: Request) => new URL(request.url()).pathname === changes.stream.path
  second.on('request', (request) => {
    if (isStream(request)) streams++
  })
  await second.goto(`${site.address}/privacy`)
  await bellSaying(second, 'Trip Notifications').waitFor()
  await marcusShares('Autumn lecture')
  for (const tab of [first, second]) await bellSaying(tab, 'Trip Notifications, 1 unread').waitFor()
  expect(streams).toBe(0)

  const listens = second.waitForRequest(isStream)
  await first.close()
  await listens
  await marcusShares('Winter lecture')
  await bellSaying(second, 'Trip Notifications, 2 unread').waitFor()
})

test('what happens between a page and its stream is heard of too', async () => {
  const visited = await site.enter(EMAILS.brother, '/privacy')
  const page = await visited.context().newPage()
  await visited.close()
  await page.route(
    ({ pathname }) => pathname === changes.stream.path,
    async (route) => {
      await marcusShares('Rainy lecture')
      await route.continue()
    },
  )
  const html = (await (await page.goto(`${site.address}/privacy`))?.text()) ?? ''
  // The page came with it, before anything was shared.
  const { answers } = JSON.parse(/id="start">(.*?)<\/script>/.exec(html)?.[1] ?? '')
  const { count } = answers[notifications.count.path]
  await bellSaying(page, `Trip Notifications, ${count + 1} unread`).waitFor()
})

test('what the bell tells comes by mail to who chose it, until he ends it from the mail', async () => {
  const rook = await site.enter(EMAILS.brother, '/privacy')
  await bellOf(rook).click()
  await sheetOf(rook).getByRole('link', { name: 'What reaches you' }).click()
  const kind = rook.getByRole('combobox', { name: 'A brother near me, by mail' })
  await kind.selectOption('At once')
  await rook.getByText('Mail Updated').waitFor()
  await marcusShares('Spring lecture')
  const { subject, text } = await site.mailTo(EMAILS.brother)
  expect(subject).toBe('Marcus Oyelaran is coming to Lisbon, Portugal')

  const [link = ''] = /\/unsubscribe\/[\w-]+/.exec(text) ?? []
  const visitor = await site.visit(link)
  await visitor.getByRole('button', { name: 'End these mails' }).click()
  await visitor.getByText('No more mails will tell you of a brother coming to where you live.').waitFor()
  await expect.poll(() => kind.inputValue()).toBe('never')
})

const saveOwn = (page: Page, data: object) =>
  page.context().request.patch(`${site.address}/api/members/profile`, { data, headers: { origin: site.address } })

test('a claimed tie is told in a second section, as it happens; the keyboard confirms it, and the claimer hears', async () => {
  const rook = await site.enter(EMAILS.brother, '/privacy')
  for (const page of [marcus, rook]) {
    expect((await saveOwn(page, { bigBrother: null, littleBrothers: [] })).status()).toBe(200)
    await post(page, '/api/notifications/read-all')
  }
  await marcus.goto(`${site.address}/privacy`)
  await bellSaying(marcus, 'Trip Notifications').click()
  await sheetOf(marcus).getByRole('listitem').first().waitFor()
  const section = sheetOf(marcus).getByRole('list', { name: 'Brotherhood' })
  expect((await saveOwn(rook, { bigBrother: 'Marcus Oyelaran' })).status()).toBe(200)
  const told = section.getByRole('listitem').filter({ hasText: 'Rook Fairweather' }).first()
  await told.getByText('Rook Fairweather says that you are his big brother').waitFor()
  await bellSaying(marcus, 'Trip Notifications, 1 unread').waitFor()

  const confirm = told.getByRole('button', { name: 'Confirm Rook Fairweather' })
  await confirm.focus()
  await marcus.keyboard.press('Enter')
  await told.getByText('You are Rook Fairweather’s big brother now').waitFor()
  await confirm.waitFor({ state: 'detached' })
  await expect.poll(() => told.locator('button:focus').count()).toBe(1)
  await bellSaying(marcus, 'Trip Notifications').waitFor()
  await bellSaying(rook, 'Trip Notifications, 1 unread').click()
  await sheetOf(rook).getByText('Marcus Oyelaran has confirmed that he is your big brother').waitFor()

  await told.getByRole('link', { name: 'Rook Fairweather' }).click()
  await marcus.getByRole('heading', { name: /Rook.*Fairweather/ }).waitFor()
})

test('on the profiles of both it stands as claimed until it is answered, wherever that is done', async () => {
  const rook = await site.enter(EMAILS.brother, '/privacy')
  await saveOwn(rook, { bigBrother: null })
  await saveOwn(rook, { bigBrother: 'Marcus Oyelaran' })
  await rook.goto(`${site.address}/profile`)
  await rook.getByText('Waits for Marcus Oyelaran to confirm it').waitFor()
  await rook.getByText('Claimed', { exact: true }).waitFor()
  await marcus.goto(`${site.address}/profile`)
  await marcus.getByText('Waits for you to confirm it').waitFor()
  const other = await marcus.context().newPage()
  await other.goto(`${site.address}/profile`)
  await other.getByRole('button', { name: 'Not mine: Rook Fairweather' }).click()
  await other.getByText('Tie Taken Off').waitFor()
  for (const page of [other, marcus, rook])
    await page.getByText('Claimed', { exact: true }).waitFor({ state: 'detached' })
  await bellOf(rook).click()
  await sheetOf(rook).getByText('Marcus Oyelaran says that he is not your big brother').waitFor()
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
