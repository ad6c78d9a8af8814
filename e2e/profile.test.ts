// A brother keeps his own page, a super admin mends another's, and neither loses what he typed.
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { check, OVERLAY } from './axe.ts'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const EDIT = '/profile?edit=true'
const PHOTO = fileURLToPath(new URL('../server/demo/portraits/p09.webp', import.meta.url))

test('on a phone: from the button to the saved page, with a mistake on the way', async () => {
  const page = await site.enter(EMAILS.brother, '/profile', 'phone')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Position').first().fill('Lighthouse Keeper')
  await page.getByLabel('First Name').fill('')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('First name is required').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName')
  await page.getByLabel('First Name').fill('Callum')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Your profile has been successfully updated.').waitFor()
  await page.getByText('Lighthouse Keeper').waitFor()
  expect(new URL(page.url()).search).toBe('')
})

test('leaving with unsaved changes asks, and Cancel restores what is stored', async () => {
  const page = await site.enter(EMAILS.brother, EDIT)
  const quote = page.getByLabel('Quote', { exact: true })
  const stored = await quote.inputValue()
  await quote.fill('Nothing is stored yet.')
  await page.getByRole('link', { name: 'Brotherhood', exact: true }).click()
  await check(page, 'leaving without saving', OVERLAY)
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /stay|keep/i })
    .click()
  await expect.poll(() => quote.inputValue()).toBe('Nothing is stored yet.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await expect.poll(() => quote.inputValue()).toBe(stored)
})

test('whoever saves second hears who saved first, and chooses', async () => {
  const [own, officer] = [
    await site.enter(EMAILS.brother, EDIT),
    await site.enter(EMAILS.superAdmin, '/members?q=fairweather'),
  ]
  await own.getByLabel('Quote', { exact: true }).fill('Mine.')
  await officer.getByRole('link', { name: /rook fairweather/i }).click()
  await officer.getByRole('button', { name: 'Edit Profile' }).click()
  await officer.getByLabel('Quote', { exact: true }).fill('His.')
  await officer.getByRole('button', { name: 'Save Changes' }).click()
  await officer.getByText('Member profile has been successfully updated.').waitFor()

  await own.getByRole('button', { name: 'Save Changes' }).click()
  const dialog = own.getByRole('alertdialog')
  await dialog
    .getByText(/Marcus Oyelaran/)
    .first()
    .waitFor()
  await dialog.getByText('His.').waitFor()
  await dialog.getByText('Mine.').waitFor()
  await check(own, 'a conflict', OVERLAY)
  await dialog.getByRole('button', { name: /save/i }).click()
  await own.getByText('“Mine.”').waitFor()
})

test('a photo is there at once, and Discard brings the earlier one back', async () => {
  const page = await site.enter(EMAILS.brother, EDIT)
  const shownIn = (editor: typeof page) =>
    editor.locator('.sidebar-foot img, .sidebar-foot-member img').first().getAttribute('src')
  const before = await shownIn(page)
  await page.locator('input[type=file][accept*="image"]').setInputFiles(PHOTO)
  await page.getByText('Avatar Updated').waitFor()
  await page.waitForFunction((src) => !document.querySelector(`img[src="${src}"]`), before)
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.waitForFunction((src) => document.querySelector(`img[src="${src}"]`) !== null, before)
})

test('what he keeps to himself others do not see', async () => {
  const own = await site.enter(EMAILS.brother, EDIT)
  await own
    .getByRole('combobox', { name: /who sees.*phone/i })
    .first()
    .selectOption({ label: 'Only me' })
  await own.getByRole('button', { name: 'Save Changes' }).click()
  await own.getByText('Profile Updated').waitFor()
  await own.getByText('+1 267 555 0142').waitFor()
  await own.goto(`${site.address}/profile?as=officer`)
  await own.getByRole('heading', { name: /fairweather/i }).waitFor()
  expect(await own.getByText('+1 267 555 0142').count()).toBe(0)
})

test('a big brother known by name alone becomes a link on the day he is added', async () => {
  const page = await site.enter(EMAILS.brother, EDIT)
  await page
    .getByRole('button', { name: /arjun nair/i })
    .last()
    .click()
  // A confirmed tie is taken off by an act of its own.
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Profile Updated').waitFor()
  await page.goto(site.address + EDIT)
  await page.getByLabel('Big Brother').fill('Anselm Quill')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Profile Updated').waitFor()
  await page.getByText('Anselm Quill').waitFor()
  expect(await page.getByRole('link', { name: /anselm quill/i }).count()).toBe(0)

  const officer = await site.enter(EMAILS.admin, '/admin')
  await officer.getByRole('button', { name: 'Add Member' }).click()
  const dialog = officer.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Anselm')
  await dialog.getByLabel('Last name').fill('Quill')
  await dialog.getByLabel('Email').fill('anselm.quill@aerie.example')
  await dialog.getByRole('button', { name: 'Add Member' }).click()
  await officer.getByText('Member Added').waitFor()
  await page.getByRole('link', { name: /anselm quill/i }).click()
  await page
    .getByRole('link', { name: /rook fairweather/i })
    .first()
    .waitFor()
})

test('on a phone a bar leads from section to section, and what was typed stays', async () => {
  const page = await site.enter(EMAILS.brother, '/profile?edit=true', 'phone')
  await page.getByLabel('First Name').fill('')
  const bar = page.getByRole('button', { name: /^All sections/ })
  await bar.tap()
  await page.getByRole('link', { name: 'Personal Quote' }).tap()
  const quote = page.getByLabel('Quote', { exact: true })
  const isClear = () =>
    quote.evaluate((field) => {
      const { left, top } = field.getBoundingClientRect()
      return document.elementFromPoint(left + 20, top + 10) === field
    })
  await expect.poll(isClear).toBe(true)
  await expect.poll(() => page.getByRole('link', { name: 'Basics' }).isVisible()).toBe(false)
  await bar.and(page.getByText('Personal Quote')).waitFor()
  await page.getByRole('button', { name: 'Save Changes' }).tap()
  // Where something is wrong one is led to it, from wherever one was.
  await page.getByLabel('First Name').and(page.locator(':focus')).waitFor()
  expect(await page.getByLabel('First Name').inputValue()).toBe('')
})

test('a place that nobody knows: its country is kept, and he is told that he is on no map', async () => {
  const page = await site.enter(EMAILS.brother, EDIT)
  const country = page.getByLabel('Country')
  const save = async () => {
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Profile Updated').waitFor()
    await page.goto(`${site.address}${EDIT}`)
  }
  await page.getByLabel('City', { exact: true }).fill('Kleinkleckersdorf, Germany')
  await expect.poll(() => country.inputValue()).toBe('')
  await save()
  await page.getByText('Not found, so you are on no map; it is shown as typed.').waitFor()
  await expect.poll(() => country.inputValue()).toBe('Germany')
  await page.getByLabel('City', { exact: true }).fill('Kleinkleckersdorf')
  await country.fill('Austria')
  await save()
  await expect.poll(() => country.inputValue()).toBe('Austria')
})

test('a city that may be one of several is asked for; what the map takes is said, and changed in one press', async () => {
  const page = await site.enter(EMAILS.brother, EDIT)
  const city = page.getByLabel('City', { exact: true })
  const save = async () => {
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Profile Updated').waitFor()
    await page.goto(`${site.address}${EDIT}`)
  }
  await city.fill('Newcastle')
  await page.getByText('“Newcastle” may be one of several cities. Which is it?').waitFor()
  await page.keyboard.press('Escape')
  await check(page, 'which of several cities', '.place-taken')
  await page.getByRole('button', { name: 'Newcastle upon Tyne, England, United Kingdom' }).click()
  await expect.poll(() => city.inputValue()).toBe('Newcastle upon Tyne, England, United Kingdom')
  await save()
  await page.getByText('On the map: Newcastle upon Tyne, England, United Kingdom').waitFor()
  const change = page.getByRole('button', { name: 'Change the city on the map' })
  await change.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'None of these: not on the map' }).click()
  await save()
  await page.getByText('Not on the map, as chosen.').waitFor()
  await page.getByRole('button', { name: 'Look for it again' }).click()
  await save()
  await change.waitFor()
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
