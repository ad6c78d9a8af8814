// A brother chooses news at once by mail, gets it, and ends it from the mail itself.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actAs } from './calls.ts'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('what is published reaches him by mail, until he ends it with the link in it', async () => {
  const page = await site.enter(EMAILS.brother, '/feed')
  await page.getByRole('radio', { name: /^At once/ }).click()
  await page
    .getByLabel(/^Notifications/)
    .getByText('Mail Updated')
    .waitFor()
  await page.getByRole('radio', { name: /^At once/, checked: true }).waitFor()
  const officer = await actAs(site, EMAILS.admin)
  const { id } = await officer<{ id: number }>('POST', '/api/news', {
    title: 'The bell rope is found',
    body: 'It was in the **attic**.',
    tags: [],
  })
  await officer('POST', `/api/news/${id}/publish`, {})
  const { subject, text } = await site.mailTo(EMAILS.brother)
  expect(`${subject} ${text}`).toContain('The bell rope is found')

  const link = /http:\/\/\S+(\/unsubscribe\/[\w-]+)/.exec(text)?.[1] ?? ''
  const visitor = await site.visit(link, 'phone')
  await visitor.getByRole('button', { name: 'End these mails' }).click()
  await visitor.getByText(/^No more mails will tell you of news/).waitFor()
  await page.reload()
  await page.getByRole('radio', { name: /^Never/, checked: true }).waitFor()
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
