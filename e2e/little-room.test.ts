// Where there is little room: what must stay in view does, and nothing lies on what it is about.
import { ReportName } from '@aerie/contract/reports'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const PHONE = [390, 844] as const
/** A desk, a laptop, and a desk at twice the size. */
const DESKS = [
  [1440, 900],
  [1366, 768],
  [720, 450],
] as const

async function enter(email: string, path: string, [width, height]: readonly [number, number]) {
  const page = await site.enter(email, '/privacy')
  await page.setViewportSize({ width, height })
  await page.goto(site.address + path)
  return page
}

const boxOf = async (one: Locator) => (await one.boundingBox()) ?? expect.unreachable()
const apart = (a: Awaited<ReturnType<typeof boxOf>>, b: typeof a) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y

/** All of them within the window. */
async function expectInView(page: Page, ...ones: Locator[]) {
  const window = page.viewportSize() ?? expect.unreachable()
  for (const one of ones) {
    const { x, y, width, height } = await boxOf(one)
    expect([x >= 0, y >= 0, x + width <= window.width, y + height <= window.height], String(one)).not.toContain(false)
  }
}

test.each([PHONE, ...DESKS])('at %i by %i the buttons of long forms are in view', async (...size) => {
  const news = await enter(EMAILS.admin, '/admin?tab=news&news=new', size)
  await expectInView(
    news,
    news.getByRole('button', { name: 'Publish', exact: true }),
    news.getByRole('button', { name: 'Save draft' }),
  )
  for (const [path, act] of [
    ['/governance', 'Create Poll'],
    ['/governance?tab=elections', 'Create Election'],
  ] as const) {
    const page = await enter(EMAILS.admin, path, size)
    await page.getByRole('button', { name: act }).first().click()
    const dialog = page.getByRole('dialog')
    for (const more of ['Add Option', 'Add Position'])
      for (let times = 0; times < 3; times++)
        if (await dialog.getByRole('button', { name: more }).count())
          await dialog.getByRole('button', { name: more }).click()
    await expectInView(page, dialog.getByRole('button', { name: act }), dialog.getByRole('button', { name: 'Cancel' }))
  }
})

test.each([PHONE, ...DESKS])(
  'at %i by %i a toast lies neither on a dialog’s title nor on its buttons',
  async (...size) => {
    const page = await enter(EMAILS.admin, '/admin?tab=news&news=new', size)
    const dialog = page.getByRole('dialog')
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'none.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
    const toast = page.getByRole('alert').filter({ hasText: 'Upload Failed' })
    await toast.waitFor()
    const around = [
      dialog.getByRole('heading', { name: 'Create news' }),
      dialog.getByRole('button', { name: 'Close' }),
      dialog.getByRole('button', { name: 'Publish', exact: true }),
    ]
    await expect
      .poll(async () => {
        const own = await boxOf(toast)
        return Promise.all(around.map(async (one) => apart(own, await boxOf(one))))
      })
      .toEqual([true, true, true])
  },
)

test('on a phone the chosen tab is in view in every strip', async () => {
  for (const path of [
    '/admin?tab=audit',
    '/admin?tab=settings',
    '/governance?tab=elections',
    '/admin/reports?report=sign-ins',
  ]) {
    const page = await enter(EMAILS.superAdmin, path, PHONE)
    const chosen = page.locator('main [aria-selected=true], main .segments [aria-pressed=true]').first()
    await chosen.waitFor()
    await expectInView(page, chosen)
    await page.context().close()
  }
})

test('at twice the size an album keeps its title, and on a phone a receipt its groups', async () => {
  const album = await enter(EMAILS.superAdmin, '/media/6', [720, 450])
  const title = album.getByRole('heading', { level: 1 })
  await album.getByRole('button', { name: 'Upload Media' }).waitFor()
  expect((await boxOf(title)).width).toBeGreaterThan(300)

  const page = await enter(EMAILS.brother, '/governance?tab=all', PHONE)
  await page.getByRole('button', { name: 'Your receipt' }).first().click()
  const groups = page.locator('.receipt-code > span')
  await groups.first().waitFor()
  const room = await groups.evaluateAll((spans) =>
    spans.map((span) => {
      const words = document.createRange()
      words.selectNodeContents(span)
      return span.getBoundingClientRect().width - words.getBoundingClientRect().width
    }),
  )
  expect(Math.min(...room)).toBeGreaterThan(16)
})

test.each([PHONE, DESKS[0]])(
  'at %i by %i what is said of a photo that is being made stands in its place',
  async (...size) => {
    const page = await enter(EMAILS.brother, '/privacy', size)
    await page.route(/\/api\/albums\/1\/photos(?:\?|$)/, async (route) => {
      const response = await route.fetch()
      const photos: object[] = await response.json()
      await route.fulfill({ response, json: photos.map((photo) => ({ ...photo, state: 'making', hash: null })) })
    })
    await page.goto(`${site.address}/media/1`)
    const tiles = page.locator('.photo-tile')
    const labelOf = (tile: Locator) => tile.locator('.photo-tile-state').getByText('Being made ready')
    await labelOf(tiles.first()).waitFor()
    for (const tile of (await tiles.all()).slice(0, 6)) {
      const [all, label] = [await boxOf(tile), await boxOf(labelOf(tile))]
      expect([label.x >= all.x, label.x + label.width <= all.x + all.width]).toEqual([true, true])
      expect(apart(label, await boxOf(tile.getByRole('button')))).toBe(true)
    }
  },
)

test.each(ReportName.options)('no label of the report on %s is cut', async (name) => {
  const page = await enter(EMAILS.superAdmin, `/admin/reports?report=${name}`, PHONE)
  const charts = page.locator('.report-chart')
  await charts.first().waitFor()
  const cut = await charts.evaluateAll((all) =>
    all.flatMap((chart) => {
      const { left, right } = chart.getBoundingClientRect()
      return [...chart.querySelectorAll('text')]
        .filter(
          (text) => text.getBoundingClientRect().left < left - 1 || text.getBoundingClientRect().right > right + 1,
        )
        .map((text) => text.textContent)
    }),
  )
  expect(cut).toEqual([])
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
