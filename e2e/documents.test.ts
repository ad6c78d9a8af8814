// Documents in a real browser: a paper is uploaded, found, read, replaced, kept from others while they read it, and deleted.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { check } from './axe.ts'
import { saySo } from './say-so.ts'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const textFile = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
const entry = (page: Page, title: string) => page.getByRole('heading', { level: 3, name: title, exact: true })
const uploadDialog = (page: Page) => page.getByRole('dialog', { name: 'Upload Document' })

async function upload(page: Page, title: string, text: string) {
  await page.getByRole('button', { name: 'Upload Document' }).first().click()
  const dialog = uploadDialog(page)
  await dialog.locator('input[type=file]').setInputFiles(textFile('paper.txt', text))
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByRole('button', { name: 'Upload Document' }).click()
  await saySo(page, 'Document Uploaded')
  await entry(page, title).waitFor()
}

async function chooseMore(page: Page, title: string, act: string) {
  await page.getByRole('button', { name: `More actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

test('a paper is uploaded with the specified words, and its form survives being closed', async () => {
  const page = await site.enter(EMAILS.brother, '/documents')
  await page.getByText('Secure document management with watermarking and access controls').waitFor()
  await page.getByRole('button', { name: 'Upload Document' }).click()
  const dialog = uploadDialog(page)
  await dialog.getByRole('button', { name: 'Upload Document' }).click()
  await dialog.getByText('Title is required').waitFor()
  await dialog.getByText('File is required').waitFor()
  await check(page, 'the upload dialog', '[role=dialog]')
  await dialog.getByLabel('Title').fill('The cellar book')
  await dialog.getByLabel('Category').selectOption('History')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Upload Document' }).click()
  await expect.poll(() => dialog.getByLabel('Title').inputValue()).toBe('The cellar book')
  await dialog.locator('input[type=file]').setInputFiles(textFile('cellar.html', 'none'))
  await dialog.getByText('cellar.html cannot be kept here').waitFor()
  await dialog.locator('input[type=file]').setInputFiles(textFile('cellar.txt', 'Nine bottles of the Açores.'))
  await dialog.getByRole('button', { name: 'Upload Document' }).click()
  await saySo(page, 'Your document has been uploaded successfully.')
  await entry(page, 'The cellar book').waitFor()
  await page.getByRole('button', { name: 'Upload Document' }).click()
  await expect.poll(() => dialog.getByLabel('Title').inputValue()).toBe('')
})

test('several files are taken one after the other, each with a title of its own', async () => {
  const page = await site.enter(EMAILS.brother, '/documents')
  await page.getByRole('button', { name: 'Upload Document' }).click()
  const dialog = uploadDialog(page)
  await dialog
    .locator('input[type=file]')
    .setInputFiles([textFile('first-paper.txt', 'The first of two'), textFile('second-paper.txt', 'The second of two')])
  await dialog.getByText('1 more follows').waitFor()
  for (const title of ['first paper', 'second paper']) {
    await expect.poll(() => dialog.getByLabel('Title').inputValue()).toBe(title)
    await dialog.getByRole('button', { name: 'Upload Document' }).click()
  }
  await dialog.waitFor({ state: 'detached' })
  for (const title of ['first paper', 'second paper']) await entry(page, title).waitFor()
})

test('filters and layout stand in the address, and nothing found says what to do', async () => {
  const page = await site.enter(EMAILS.brother, '/documents')
  await page.getByLabel('Category').selectOption('4019 Pine')
  await entry(page, 'Floor plan of 4019 Pine').waitFor()
  await entry(page, 'All the songs').waitFor({ state: 'detached' })
  await page.getByLabel('File type').selectOption('Video')
  await page.getByText('No documents found').waitFor()
  await page.getByText('Try adjusting your filters or search terms').waitFor()
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await page.getByRole('table', { name: 'Documents' }).waitFor()
  await page.getByRole('searchbox', { name: 'Search' }).fill('sao paulo')
  await page.getByRole('heading', { name: 'Found inside the papers' }).waitFor()
  await page.reload()
  await page.locator('mark', { hasText: 'São' }).first().waitFor()
  expect(page.url()).toContain('view=list')
})

test('a place that was found opens its page with the words marked, and who reads is shown that it is logged', async () => {
  const page = await site.enter(EMAILS.brother, '/documents?q=porch')
  const place = page.getByRole('button', { name: /^Page \d+ of By-laws/ }).last()
  const [, number] = /^Page (\d+)/.exec((await place.textContent()) ?? '') ?? []
  await place.click()
  const viewer = page.getByRole('dialog')
  await viewer.getByText(new RegExp(`^Page ${number} of \\d+$`)).waitFor()
  await viewer.getByText('Reading is logged').waitFor()
  expect(page.url()).toContain(`page=${number}`)
  expect(await viewer.getByRole('searchbox', { name: 'Find in this document' }).inputValue()).toBe('porch')
  await expect
    .poll(() => page.evaluate(() => [...(CSS.highlights.get('found-first') ?? [])].map(String)))
    .toEqual(['porch'])
})

test('a paper is read, kept from others while they read it, and deleted after a question', async () => {
  const marcus = await site.enter(EMAILS.superAdmin, '/documents')
  await upload(marcus, 'For everybody', 'The password is heron.')
  const brother = await site.enter(EMAILS.brother, '/documents')
  await brother.getByRole('button', { name: 'View For everybody' }).click()
  const viewer = brother.getByRole('dialog', { name: 'For everybody' })
  await viewer.getByText('The password is heron.').waitFor()
  await chooseMore(marcus, 'For everybody', 'Edit')
  const dialog = marcus.getByRole('dialog', { name: 'Edit Document' })
  await dialog.getByLabel('Access Level').selectOption('Admin Only')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await saySo(marcus, 'Document updated successfully')
  await viewer.waitFor({ state: 'detached' })
  await entry(brother, 'For everybody').waitFor({ state: 'detached' })
  await chooseMore(marcus, 'For everybody', 'Delete')
  await marcus.getByText('Are you sure you want to delete "For everybody"?').waitFor()
  await marcus.getByRole('button', { name: 'Delete', exact: true }).click()
  await saySo(marcus, 'Document deleted successfully')
  await entry(marcus, 'For everybody').waitFor({ state: 'detached' })
})

test('a file is replaced, who read it is seen, and the former version comes back', async () => {
  const page = await site.enter(EMAILS.superAdmin, '/documents')
  await upload(page, 'The draft', 'The first words.')
  await page.getByRole('button', { name: 'View The draft' }).click()
  const viewer = page.getByRole('dialog', { name: 'The draft' })
  await viewer.getByText('The first words.').waitFor()
  await viewer.getByRole('button', { name: 'Versions and readers' }).click()
  await viewer.getByText('Viewed once').waitFor()
  await viewer.getByRole('button', { name: 'Replace File' }).click()
  const dialog = page.getByRole('dialog', { name: 'Replace File' })
  await dialog.locator('input[type=file]').setInputFiles(textFile('paper.txt', 'The second words.'))
  await dialog.getByLabel('What changed').fill('Other words')
  await dialog.getByRole('button', { name: 'Replace File' }).click()
  await viewer.getByText('The second words.').waitFor()
  await viewer.getByText('Other words').waitFor()
  await check(page, 'the viewer with its versions', '[role=dialog]')
  await viewer.getByRole('button', { name: 'Go back to this' }).click()
  await page.getByRole('button', { name: 'Go Back', exact: true }).click()
  await viewer.getByText('The first words.').waitFor()
  await viewer.getByText('Version 3', { exact: true }).first().waitFor()
})

test('an officer asks that a paper be read, and a brother says that he has', async () => {
  const officer = await site.enter(EMAILS.admin, '/documents')
  await officer.getByRole('button', { name: 'View Letters of the founding sophomores' }).click()
  const viewed = officer.getByRole('dialog', { name: 'Letters of the founding sophomores' })
  await viewed.getByRole('button', { name: 'Versions and readers' }).click()
  await viewed.getByRole('button', { name: 'Ask Everybody to Read It' }).click()
  await viewed.getByText(/^0 of \d+ have read this version\.$/).waitFor()
  const brother = await site.enter(EMAILS.brother, '/documents')
  await brother.getByRole('button', { name: 'View Letters of the founding sophomores' }).click()
  await brother.getByRole('button', { name: 'I have read this' }).click()
  await brother.getByText('You have read this version.').waitFor()
  await viewed.getByText(/^1 of \d+ have read this version\.$/).waitFor()
  await check(officer, 'the viewer with who has read it', '[role=dialog]')
})

test('a picture is downloaded with a mark, and a text without one says so', async () => {
  const page = await site.enter(EMAILS.brother, '/documents')
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Front elevation, porch restored' }).click(),
  ])
  expect(picture.suggestedFilename()).toBe('house.jpg')
  await saySo(page, 'Front elevation, porch restored has been downloaded with security watermarking.')
  await page.getByRole('button', { name: 'Download All the songs' }).click()
  await saySo(page, 'All the songs has been downloaded.')
})

test('nothing was complained of', () => {
  expect(site.complaints).toEqual([])
})
