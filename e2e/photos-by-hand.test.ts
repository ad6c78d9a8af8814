// Photos by hand in a real browser: captions while they are on their way, pasted and taken ones, and fingers on the viewer.
import type { CDPSession, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { check } from './axe.ts'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const photo = (at: number) =>
  sharp({ create: { width: 600 + at, height: 400, channels: 3, background: { r: 40 * at, g: 90, b: 120 } } })
    .jpeg()
    .toBuffer()
const fileOf = async (at: number) => ({ name: `porch-${at}.jpg`, mimeType: 'image/jpeg', buffer: await photo(at) })
const tiles = (page: Page) => page.locator('[data-photo]')
const viewerOf = (page: Page) => page.getByRole('dialog', { name: 'Photo viewer' })
const uploadDialog = (page: Page) => page.getByRole('dialog', { name: 'Upload Media' })

async function openAlbum(page: Page, name: RegExp) {
  await page.getByRole('link', { name }).click()
  await tiles(page).first().locator('img').waitFor()
}

test('a caption is written while its photo is on the way, and stands under it afterwards', async () => {
  const page = await site.enter(EMAILS.brother, '/media')
  await openAlbum(page, /^City nights/)
  const held = Promise.withResolvers<void>()
  let isMaking = true
  await page.context().route('**/api/albums/*/photos', async (route) => {
    if (route.request().method() === 'POST') {
      await held.promise
      return route.continue()
    }
    // As long as the server makes the sizes of what is new: until then there is no outline of it either.
    const response = await route.fetch()
    const photos = (await response.json()) as { originalFilename?: string; state: string; width: number }[]
    const shown = photos.map((one) => (isMaking && one.width <= 610 ? { ...one, state: 'making', hash: null } : one))
    return route.fulfill({ response, json: shown })
  })
  await page.getByRole('button', { name: 'Upload Media' }).click()
  await uploadDialog(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles([await fileOf(1), await fileOf(2)])
  await uploadDialog(page).getByRole('button', { name: 'Upload Media' }).click()
  await page.getByRole('button', { name: 'Add caption, porch-1.jpg' }).click()
  await page.getByLabel('Caption of porch-1.jpg').fill('The porch, at last')
  await check(page, 'a caption while uploading', '.upload-panel')
  held.resolve()
  await page.getByRole('heading', { name: 'Being made ready' }).waitFor()
  // The field stays where it is, and what is typed in it.
  expect(await page.getByLabel('Caption of porch-1.jpg').inputValue()).toBe('The porch, at last')
  await page.keyboard.press('Enter')
  await page.getByRole('img', { name: 'Caption saved' }).waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Edit caption, porch-1.jpg')

  const previews = page.locator('[data-photo] img[src^="blob:"]')
  await previews.nth(1).waitFor()
  expect(
    await previews.first().evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(600)
  isMaking = false
  await page.reload()
  await page
    .getByRole('link', { name: /The porch, at last/ })
    .locator('img[src^="/uploads/"]')
    .waitFor()
})

test('a photo is pasted, and one is taken with the camera of a phone', async () => {
  const page = await site.enter(EMAILS.brother, '/media')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAlbum(page, /^Hollow Pines/)
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(640, 480)
    canvas.getContext('2d')?.fillRect(0, 0, 320, 480)
    const blob = await canvas.convertToBlob({ type: 'image/png' })
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })])
  })
  await page.getByRole('button', { name: 'Upload Media' }).click()
  await uploadDialog(page).getByText('Photos and videos, 50 MB each').waitFor()
  await page.keyboard.press('ControlOrMeta+v')
  await uploadDialog(page)
    .getByText(/^1 chosen/)
    .waitFor()
  await uploadDialog(page).getByRole('button', { name: 'Upload Media' }).click()
  await page.getByText('1 item is in').waitFor()

  const phone = await site.enter(EMAILS.brother, '/media', 'phone')
  await openAlbum(phone, /^Hollow Pines/)
  await phone.getByRole('button', { name: 'Upload Media' }).tap()
  const choosing = phone.waitForEvent('filechooser')
  await uploadDialog(phone).getByRole('button', { name: 'Take a photo' }).tap()
  const chooser = await choosing
  expect(await chooser.element().getAttribute('capture')).toBe('environment')
  await chooser.setFiles(await fileOf(5))
  await uploadDialog(phone)
    .getByText(/^1 chosen/)
    .waitFor()
  await uploadDialog(phone).getByRole('button', { name: 'Upload Media' }).tap()
  await phone.getByText('1 item is in').waitFor()
})

interface Finger {
  x: number
  y: number
}

const touch = (fingers: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: Finger[]) =>
  fingers.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) })

/** From one place to another, in as many steps as a finger takes. */
async function drag(fingers: CDPSession, from: Finger[], to: Finger[]) {
  await touch(fingers, 'touchStart', from)
  for (let step = 1; step <= 8; step++)
    await touch(
      fingers,
      'touchMove',
      from.map(({ x, y }, at) => ({
        x: x + (((to[at]?.x ?? x) - x) * step) / 8,
        y: y + (((to[at]?.y ?? y) - y) * step) / 8,
      })),
    )
  await touch(fingers, 'touchEnd', [])
}

const scaleOf = (page: Page) =>
  page.locator('[data-picture=current]').evaluate((picture) => new DOMMatrix(getComputedStyle(picture).transform).a)
const placeOf = (page: Page) => viewerOf(page).getByText(/^\d+ of \d+$/)

test('fingers enlarge a photo, move it about, make it whole again and lead to the next', async () => {
  const page = await site.enter(EMAILS.brother, '/media', 'phone')
  await openAlbum(page, /^Lisbon to Cascais/)
  await tiles(page).first().tap()
  await viewerOf(page)
    .getByText(/^1 of \d+$/)
    .waitFor()
  const fingers = await page.context().newCDPSession(page)
  const box = await page.locator('[data-picture=current]').boundingBox()
  const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  const beside = (x: number, y = 0) => ({ x: middle.x + x, y: middle.y + y })

  await drag(fingers, [beside(-30), beside(30)], [beside(-90), beside(90)])
  await expect.poll(() => scaleOf(page)).toBeCloseTo(3, 0)
  // Moved about, it stays this photo.
  const before = await page.locator('[data-picture=current]').boundingBox()
  await drag(fingers, [beside(80)], [beside(-40)])
  const after = await page.locator('[data-picture=current]').boundingBox()
  expect((after?.x ?? 0) - (before?.x ?? 0)).toBeLessThan(-60)
  await expect.poll(() => placeOf(page).innerText()).toMatch(/^1 of/)
  await drag(fingers, [beside(-90), beside(90)], [beside(-10), beside(10)])
  await expect.poll(() => scaleOf(page)).toBe(1)

  await page.touchscreen.tap(middle.x, middle.y)
  await page.touchscreen.tap(middle.x, middle.y)
  await expect.poll(() => scaleOf(page)).toBeCloseTo(2.5, 1)
  await page.touchscreen.tap(middle.x, middle.y)
  await page.touchscreen.tap(middle.x, middle.y)
  await expect.poll(() => scaleOf(page)).toBe(1)

  await drag(fingers, [beside(100)], [beside(-100)])
  await viewerOf(page)
    .getByText(/^2 of \d+$/)
    .waitFor()
  await drag(fingers, [beside(-100)], [beside(100)])
  await viewerOf(page)
    .getByText(/^1 of \d+$/)
    .waitFor()
  // At the first there is none before it.
  await drag(fingers, [beside(-100)], [beside(100)])
  await expect.poll(() => placeOf(page).innerText()).toMatch(/^1 of/)
  await check(page, 'the viewer on a phone', '[role=dialog]')
})

test.each(['desktop', 'phone'] as const)(
  'photos of oneself and the viewer can be used by everybody: %s',
  async (device) => {
    const page = await site.enter(EMAILS.brother, '/media/mine', device)
    await tiles(page).first().locator('img').waitFor()
    await check(page, `photos of me, ${device}`)
    await tiles(page).first().click()
    await viewerOf(page).getByRole('link', { name: 'Rook Fairweather' }).first().waitFor()
    await check(page, `the viewer, ${device}`, '[role=dialog]')
  },
)

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
