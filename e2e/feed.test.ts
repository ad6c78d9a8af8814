// Brothers follow the feed: they react at the same time, walk it by the keyboard, and come back to where they were.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actAs } from './calls.ts'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
  const brother = await actAs(site, EMAILS.brother)
  await brother('PATCH', '/api/members/profile', { location: 'Tromsø, Norway', country: 'Norway' })
})
afterAll(() => site.close())

const MOVED = 'moved to Tromsø, Norway'

const rowOf = (page: Page) => page.getByRole('listitem').filter({ hasText: MOVED })

test('two react at once and see each other; who did is told, and a second press takes it back', async () => {
  const [one, other, third] = await Promise.all([
    site.enter(EMAILS.brother),
    site.enter(EMAILS.admin, '/', 'phone'),
    site.enter(EMAILS.superAdmin, '/feed'),
  ])
  const entry = third.getByRole('article', { name: new RegExp(MOVED) })
  await entry.getByRole('button', { name: /^React/ }).waitFor()
  const asked: string[] = []
  third.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const page of [one, other]) {
    await page
      .getByRole('listitem')
      .filter({ hasText: MOVED })
      .getByRole('button', { name: /^React/ })
      .click()
    await page.getByRole('dialog', { name: 'Reactions' }).getByRole('button', { name: 'Eagle' }).waitFor()
  }
  await Promise.all(
    [one, other].map((page) =>
      page.getByRole('dialog', { name: 'Reactions' }).getByRole('button', { name: 'Eagle' }).click(),
    ),
  )
  for (const page of [one, other]) {
    await rowOf(page).getByRole('button', { name: 'Eagle, 2', pressed: true }).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  const eagle = rowOf(one).getByRole('button', { name: /^Eagle/ })
  await eagle.hover()
  await one.getByRole('tooltip').getByText('Julian Ashworth').waitFor()
  await eagle.click()
  await rowOf(other).getByRole('button', { name: 'Eagle, 1', pressed: true }).waitFor()
  await rowOf(one).getByRole('button', { name: 'Eagle, 1', pressed: false }).waitFor()
  await entry.getByRole('button', { name: 'Eagle, 1', pressed: false }).waitFor()
  // Of the feed, the item alone has come again.
  expect(asked).toContain('/api/activity')
  expect(asked).not.toContain('/api/feed')
})

test('brothers react to news on the dashboard, in the feed and on the item, and see each other', async () => {
  const officer = await actAs(site, EMAILS.admin)
  const TITLE = 'The kettle is mended'
  const { id } = await officer<{ id: number }>('POST', '/api/news', { title: TITLE, body: 'By hand.', tags: [] })
  await officer('POST', `/api/news/${id}/publish`, {})
  const [dashboard, all, item] = await Promise.all([
    site.enter(EMAILS.brother),
    site.enter(EMAILS.admin, '/feed'),
    site.enter(EMAILS.superAdmin, `/news/${id}`),
  ])
  const story = dashboard.getByRole('article').filter({ hasText: TITLE })
  await story.getByRole('button', { name: `React to ${TITLE}` }).click()
  await dashboard.getByRole('dialog', { name: 'Reactions' }).getByRole('button', { name: 'Feather wings' }).click()
  await story.getByRole('button', { name: 'Feather wings, 1', pressed: true }).waitFor()
  const entry = all.getByRole('article', { name: TITLE })
  await entry.getByRole('button', { name: 'Feather wings, 1', pressed: false }).click()
  for (const place of [story, entry])
    await place.getByRole('button', { name: 'Feather wings, 2', pressed: true }).waitFor()
  const wings = item.getByRole('button', { name: 'Feather wings, 2', pressed: false })
  await wings.hover()
  await item.getByRole('tooltip').getByText('Julian Ashworth').waitFor()
  await entry.getByRole('button', { name: 'Feather wings, 2' }).click()
  await item.getByRole('button', { name: 'Feather wings, 1', pressed: false }).waitFor()
})

test('what the server does not take is taken back, and said', async () => {
  const page = await site.enter(EMAILS.superAdmin)
  await page.route('**/react', (route) => route.abort())
  await rowOf(page)
    .getByRole('button', { name: /^React/ })
    .press('Enter')
  await page.getByRole('dialog', { name: 'Reactions' }).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page
    .getByLabel(/^Notifications/)
    .getByText('Failed to add reaction.', { exact: true })
    .waitFor()
  await rowOf(page)
    .getByRole('button', { name: /^Snapping fingers/ })
    .waitFor({ state: 'hidden' })
})

test('the feed is walked by the keyboard, goes on by itself, and is where it was on the way back', async () => {
  const officer = await actAs(site, EMAILS.admin)
  for (let number = 1; number <= 24; number++) {
    const { id } = await officer<{ id: number }>('POST', '/api/news', {
      title: `Letter ${number}`,
      body: 'From the house.\n\nAnd more of it.',
      tags: ['letters'],
    })
    await officer('POST', `/api/news/${id}/publish`, {})
  }
  const page = await site.enter(EMAILS.brother, '/feed')
  const entries = page.getByRole('feed').getByRole('article')
  await page.getByRole('article', { name: 'Letter 24', exact: true }).focus()
  const focused = (name: string) =>
    page.waitForFunction((label) => document.activeElement?.getAttribute('aria-label') === label, name)
  for (const number of [23, 22, 21, 20, 19, 18]) {
    await page.keyboard.press('PageDown')
    await focused(`Letter ${number}`)
  }
  await page.keyboard.press('PageUp')
  await focused('Letter 19')
  await page.mouse.wheel(0, 4000)
  await page.getByRole('article', { name: 'Letter 1', exact: true }).waitFor()
  await page.getByRole('article', { name: 'Letter 2', exact: true }).getByRole('heading').scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  const count = await entries.count()
  expect(before).toBeGreaterThan(800)
  await page.getByRole('link', { name: 'Letter 2', exact: true }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Letter 2' }).waitFor()
  await page.goBack()
  await page.getByRole('article', { name: 'Letter 2', exact: true }).waitFor()
  await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 50, before)
  await expect.poll(() => entries.count()).toBe(count)

  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('button', { name: 'Activity' }).press('Enter')
  await page.waitForURL('**/feed?show=activity')
  await page.getByRole('article', { name: new RegExp(MOVED) }).waitFor()
  await expect.poll(() => page.getByRole('article', { name: /^Letter/ }).count()).toBe(0)
  await page.getByRole('link', { name: /^letters/ }).click()
  await page.getByRole('article', { name: 'Letter 24', exact: true }).waitFor()
  expect(page.url()).toContain('tag=letters')
})

test('a super admin deletes an activity, and it goes from open pages', async () => {
  const brother = await site.enter(EMAILS.brother, '/feed?show=activity')
  const gone = brother.getByRole('article', { name: new RegExp(MOVED) })
  await gone.waitFor()
  const chief = await site.enter(EMAILS.superAdmin)
  await rowOf(chief)
    .getByRole('button', { name: /^Delete activity/ })
    .click()
  await chief.getByRole('alertdialog').getByRole('button', { name: 'Delete Activity' }).click()
  await chief
    .getByLabel(/^Notifications/)
    .getByText('Activity Deleted')
    .waitFor()
  await gone.waitFor({ state: 'hidden' })
})

test('no page has complained', () => {
  expect(site.complaints.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([])
})
