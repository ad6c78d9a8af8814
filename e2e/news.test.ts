// Officers write news from a phone or a desk; brothers see it at once, later, on top, or by mail.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDaysHere } from '../server/test/days-ahead.ts'
import { actAs } from './calls.ts'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const PICTURE = new URL('../server/demo/portraits/p09.webp', import.meta.url)

const saySo = (page: Page, text: string) =>
  page
    .getByLabel(/^Notifications/)
    .getByText(text, { exact: true })
    .waitFor()
const editorOf = (page: Page) => page.getByRole('dialog', { name: /news$/ })
const publish = (page: Page) => editorOf(page).getByRole('button', { name: /^Publish/ })

test('news with a picture goes out from a phone, and stands on the open pages of others; pinned, it stays on top', async () => {
  const brother = await site.enter(EMAILS.brother)
  const card = brother.getByRole('region', { name: 'Feed' })
  await card.getByRole('article').first().waitFor()

  const officer = await site.enter(EMAILS.admin, '/admin?tab=news', 'phone')
  await officer.getByRole('button', { name: 'Create News' }).tap()
  const editor = editorOf(officer)
  await publish(officer).tap()
  await editor.getByText('Title is required').waitFor()
  await editor.getByText('Body is required').waitFor()
  await editor.getByLabel('Title').fill('The bell rope is found')
  await editor.getByLabel('Body').fill('It was in the **attic**.\n\n- twelve feet\n- one knot')
  await editor.getByRole('listitem').filter({ hasText: 'one knot' }).waitFor()
  await editor
    .locator('input[type=file]')
    .setInputFiles({ name: 'rope.webp', mimeType: 'image/webp', buffer: await readFile(PICTURE) })
  await editor.getByText('rope.webp').waitFor()
  await expect.poll(() => editor.getByLabel('Image address').isDisabled()).toBe(true)
  await editor.getByLabel('What the image shows').fill('A rope on a beam')
  await editor.getByLabel('Tags').fill('bell,')
  await editor.getByRole('button', { name: 'Remove bell' }).waitFor()
  await publish(officer).tap()
  await saySo(officer, 'News Published')

  const story = card.getByRole('article').filter({ hasText: 'The bell rope is found' })
  await story.getByRole('img', { name: 'A rope on a beam' }).waitFor()
  await story.getByRole('link', { name: 'bell', exact: true }).waitFor()
  await story.getByRole('link', { name: /^Read more/ }).click()
  await brother.getByRole('heading', { level: 1, name: 'The bell rope is found' }).waitFor()
  await brother.getByRole('listitem').filter({ hasText: 'one knot' }).waitFor()

  const chief = await site.enter(EMAILS.superAdmin, '/admin?tab=news')
  await chief.getByRole('button', { name: 'Actions for The bell rope is found' }).click()
  await chief.getByRole('menuitem', { name: 'Pin' }).click()
  await saySo(chief, 'News Pinned')
  await brother.getByText('Pinned').first().waitFor()
})

test('a planned item waits for its time, and can be called off', async () => {
  const officer = await site.enter(EMAILS.admin, '/admin?tab=news&news=new')
  const editor = editorOf(officer)
  await editor.getByLabel('Title').fill('Chimney sweeping')
  await editor.getByLabel('Body').fill('The boiler has asked for us again.')
  await editor.getByRole('button', { name: 'Later' }).click()
  const day = inDaysHere(90)
  await editor.getByLabel('Date').fill(day)
  await publish(officer).click()
  await saySo(officer, 'News Planned')
  const row = officer.getByRole('row').filter({ hasText: 'Chimney sweeping' })
  const written = new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  await row.getByText(`Goes out ${written}, 08:00`).waitFor()

  const brother = await site.enter(EMAILS.brother, '/feed?show=news')
  await brother.getByRole('article', { name: 'The bell rope is found' }).waitFor()
  expect(await brother.getByText('Chimney sweeping').count()).toBe(0)

  await row.getByRole('button', { name: /^Actions/ }).click()
  await officer.getByRole('menuitem', { name: 'Call off' }).click()
  await row.getByText('Draft', { exact: true }).waitFor()
})

test('a draft keeps itself, a failed upload takes nothing with it, and who comes second is asked', async () => {
  const officer = await site.enter(EMAILS.admin, '/admin?tab=news&news=new')
  const editor = editorOf(officer)
  await editor.getByLabel('Title').fill('Half a thought')
  await editor.getByLabel('Body').fill('More of it later.')
  await editor.getByText(/Draft saved/).waitFor()
  await editor
    .locator('input[type=file]')
    .setInputFiles({ name: 'none.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
  await saySo(officer, 'Upload Failed')
  expect(await editor.getByLabel('Title').inputValue()).toBe('Half a thought')
  await editor.getByRole('button', { name: 'Cancel' }).click()
  await editor.waitFor({ state: 'hidden' })

  await officer.getByRole('button', { name: 'Edit Half a thought' }).click()
  await editor.getByLabel('Body').waitFor()
  const chief = await actAs(site, EMAILS.superAdmin)
  const [draft] = await chief<{ id: number }[]>('GET', '/api/news/all?state=draft&limit=1')
  await chief('PUT', `/api/news/${draft?.id}`, { title: 'Half a thought', body: 'Somebody else wrote on.', tags: [] })
  await editor.getByLabel('Body').fill('More of it now.')
  await editor.getByRole('button', { name: 'Save draft' }).click()
  const question = officer.getByRole('alertdialog', { name: 'Somebody else has saved this' })
  await question.getByText(/changed its body/).waitFor()
  await question.getByRole('button', { name: 'Save Mine' }).click()
  await saySo(officer, 'News Updated')
  await officer.getByRole('button', { name: 'Actions for Half a thought' }).click()
  await officer.getByRole('menuitem', { name: 'Delete' }).click()
  await officer.getByRole('alertdialog').getByRole('button', { name: 'Delete News' }).click()
  await saySo(officer, 'News Deleted')
})

test('what has no title yet is kept too, and comes back without one', async () => {
  const officer = await site.enter(EMAILS.admin, '/admin?tab=news&news=new')
  const editor = editorOf(officer)
  await editor.getByLabel('Body').fill('A body before its title.')
  await editor.getByText(/Draft saved/).waitFor()
  await editor.getByRole('button', { name: 'Cancel' }).click()
  await editor.waitFor({ state: 'hidden' })
  await officer.getByRole('button', { name: 'Edit Untitled' }).click()
  await expect.poll(() => editor.getByLabel('Body').inputValue()).toBe('A body before its title.')
  expect(await editor.getByLabel('Title').inputValue()).toBe('')
  await publish(officer).click()
  await editor.getByText('Title is required').waitFor()
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
