// Brothers who have passed: found in the directory and the lineage, their pages, and words that brothers write and officers read.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { check, OVERLAY } from './axe.ts'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('from the directory to his page, by keyboard: the tree he began comes first, and words are written', async () => {
  const page = await site.enter(EMAILS.brother, '/members')
  await page.getByRole('link', { name: 'In Memoriam', exact: true }).last().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'In Memoriam' }).waitFor()
  await check(page, 'In Memoriam')
  await page.getByLabel('Search by name').fill('vestergard')
  await page.waitForURL(/q=vestergard/)
  await page.getByRole('link', { name: 'Anders Vestergaard' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /Anders/ }).waitFor()
  expect(await page.locator('main h3').first().textContent()).toBe('The tree he began')
  await page.getByText('1969 – 2025').waitFor()
  await check(page, 'the page of a brother who has passed')
  await page.getByRole('button', { name: 'Write a few words' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Your words').fill('He kept the door open.')
  await check(page, 'writing words', OVERLAY)
  await page.getByRole('button', { name: 'Write', exact: true }).click()
  await page.locator('.remembrance-list').getByText('He kept the door open.').waitFor()
  await page.getByRole('button', { name: 'Change your words' }).waitFor()
})

test('his profile leads to his one page, on a phone too, and nothing scrolls sideways', async () => {
  const { id } = await site.db
    .selectFrom('members')
    .select('id')
    .where('last_name', '=', 'Vestergaard')
    .executeTakeFirstOrThrow()
  const page = await site.enter(EMAILS.brother, `/profile/${id}`, 'phone')
  await page.waitForURL(new RegExp(`/in-memoriam/${id}$`))
  await page.getByRole('heading', { level: 1, name: /Anders/ }).waitFor()
  await check(page, 'the page of a brother who has passed, on a phone')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('he stands in the directory by his own filter alone, and bears his mark in the lineage', async () => {
  const page = await site.enter(EMAILS.brother, '/members?q=Vestergaard')
  await page.getByText('No members found').waitFor()
  await page.getByRole('button', { name: 'In Memoriam' }).click()
  await page.waitForURL(/remembered=true/)
  await page.locator('.member-card').getByText('In Memoriam').first().waitFor()
  await page.goto(`${site.address}/lineage`)
  await page
    .getByRole('link', { name: /^Anders Vestergaard, 1969 to 2025, in memoriam/ })
    .first()
    .waitFor()
  await page.getByRole('group', { name: 'Lines' }).getByRole('link', { name: 'In Memoriam' }).waitFor()
})

test('where officers read first, words wait, and stand once one lets them', async () => {
  const officer = await site.enter(EMAILS.superAdmin, '/admin?tab=settings')
  await officer.getByLabel(/^Officers Read Remembrances First/).click()
  const brother = await site.enter(EMAILS.brother, '/in-memoriam')
  await brother.getByRole('link', { name: 'Anders Vestergaard' }).click()
  await brother.getByText('An officer reads them first.').waitFor()
  await brother.getByRole('button', { name: /your words|a few words/ }).click()
  await brother.getByLabel('Your words').fill('He kept every door open.')
  await brother.getByRole('button', { name: 'Write', exact: true }).click()
  await brother.getByText('Your words wait to be read by an officer.').waitFor()
  await officer.goto(`${site.address}/in-memoriam?show=words`)
  await officer.getByText('He kept every door open.').waitFor()
  await check(officer, 'words to read')
  await officer.getByRole('button', { name: 'Let it stand', exact: true }).click()
  await officer.getByText('Nothing to read').waitFor()
  await brother.locator('.remembrance-list').getByText('He kept every door open.').waitFor()
})

test('an officer writes down whom to reach of his family, whom brothers do not see', async () => {
  const officer = await site.enter(EMAILS.admin, '/in-memoriam')
  await officer.getByRole('link', { name: 'Anders Vestergaard' }).click()
  await officer.getByRole('button', { name: 'Add a contact' }).click()
  await officer.getByLabel('Name').fill('Mette Vestergaard')
  await officer.getByRole('button', { name: 'Save' }).click()
  await officer.getByText('Write how to reach them').waitFor()
  await officer.getByLabel('How to reach').fill('mette@example.org')
  await officer.getByRole('button', { name: 'Save' }).click()
  await officer.getByText('mette@example.org').waitFor()
  const brother = await site.enter(EMAILS.brother, '/in-memoriam')
  await brother.getByRole('link', { name: 'Anders Vestergaard' }).click()
  await brother.getByRole('heading', { name: 'Words of brothers' }).waitFor()
  expect(await brother.getByText('His family').count()).toBe(0)
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
