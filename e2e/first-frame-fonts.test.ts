// Whatever fonts a system has, what is seen first stays where it is when ours arrive.
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appOf, fontsOf, openFrame, placesOf } from './first-frame.ts'
import { countShifts, shiftsSoFar } from './layout-shifts.ts'
import { EMAILS, openSite, type Site } from './site.ts'
import { launchWith, SYSTEMS, WITHOUT_STAND_IN } from './system-fonts.ts'

let site: Site
let asBrother: BrowserContextOptions
beforeAll(async () => {
  site = await openSite()
  const page = await site.enter(EMAILS.brother, '/robots.txt')
  asBrother = { storageState: await page.context().storageState() }
})
afterAll(() => site.close())

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Keeps our fonts back until what it answers is called. */
async function holdFonts(page: Page) {
  const fonts = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await fonts.promise
    await route.continue()
  })
  return fonts.resolve
}

/** What stands where on the landing page, in whole pixels; words that change in width do not leave their line. */
const landingPlaces = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.landing-top svg, blockquote, .landing-word, cite, .landing-foot > *')].map(
      (element) => {
        const { top, height } = element.getBoundingClientRect()
        return `${element.textContent} ${[top, height].map(Math.round)}`
      },
    ),
  )

/** On a busy machine our fonts could come later than the words wait for them, which another test is about. */
function waitForever() {
  const { setTimeout } = globalThis
  const wait = (work: () => void, after?: number) => (after === 3000 ? 0 : setTimeout(work, after))
  Object.assign(globalThis, { setTimeout: wait })
}

const shifted = (page: Page) => page.evaluate(shiftsSoFar)
const quotation = (page: Page) => page.locator('blockquote')
/** Its words are there while the rest of the page is still being read, and before the styles that it waits for to be painted. */
const landingIsRead = async (page: Page) => {
  await quotation(page).waitFor()
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet),
  )
}
const appIsThere = (page: Page) =>
  page.waitForFunction(() => document.querySelector('.landing') && !document.documentElement.dataset.firstPaint)

/** A system's browser for the tests of a block, in which `open` opens a page. */
function useBrowser(fonts: string[]) {
  let launched: Awaited<ReturnType<typeof launchWith>>
  beforeAll(async () => {
    launched = await launchWith(fonts)
  })
  afterAll(() => launched.close())
  return async (options: BrowserContextOptions) => (await launched.browser.newContext(options)).newPage()
}

describe.each(Object.entries(SYSTEMS))('with the fonts of %s', (_name, fonts) => {
  const open = useBrowser(fonts)

  test.each([
    ['/members', DESKTOP],
    ['/trips', PHONE],
  ])('the frame of %s holds', async (path, screen) => {
    const page = await open({ ...screen, ...asBrother })
    const release = await holdFonts(page)
    const start = await openFrame(page, site.address + path)
    await page.locator('h1').waitFor()
    const before = await placesOf(page)
    release()
    await fontsOf(page)
    expect(await placesOf(page)).toEqual(before)
    start()
    await appOf(page)
    expect(await placesOf(page)).toEqual(before)
    expect(await shifted(page)).toEqual([])
    await page.context().close()
  })

  test.each([DESKTOP, PHONE])('the landing page holds ($viewport.width px)', async (screen) => {
    const page = await open(screen)
    await page.addInitScript(countShifts, { buffered: true, isVertical: true })
    const release = await holdFonts(page)
    await page.goto(site.address, { waitUntil: 'commit' })
    await landingIsRead(page)
    const before = await landingPlaces(page)
    release()
    await appIsThere(page)
    await fontsOf(page)
    expect(await landingPlaces(page)).toEqual(before)
    expect(await shifted(page)).toEqual([])
    await page.context().close()
  })
})

// Elsewhere no browser can be kept from the system's fonts.
describe.runIf(process.platform === 'linux')('with a font alone that cannot stand in for ours', () => {
  const open = useBrowser(WITHOUT_STAND_IN)

  test.each([
    ['/members', DESKTOP],
    ['/trips', PHONE],
  ])('the frame of %s comes in our fonts', async (path, screen) => {
    const page = await open({ ...screen, ...asBrother })
    const start = await openFrame(page, site.address + path)
    await page.locator('h1').waitFor()
    const before = await placesOf(page)
    await fontsOf(page)
    start()
    await appOf(page)
    expect(await placesOf(page)).toEqual(before)
    expect(await shifted(page)).toEqual([])
    await page.context().close()
  })

  test.each([DESKTOP, PHONE])('the landing page waits for them ($viewport.width px)', async (screen) => {
    const page = await open(screen)
    await page.addInitScript(countShifts, { buffered: true })
    const release = await holdFonts(page)
    await page.addInitScript(waitForever)
    await page.goto(site.address, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.documentElement.dataset.words === 'waiting')
    release()
    await landingIsRead(page)
    // Before the styles are here nothing hides the words yet.
    await page.waitForFunction(() => document.documentElement.dataset.words === undefined)
    const before = await landingPlaces(page)
    await appIsThere(page)
    expect(await landingPlaces(page)).toEqual(before)
    expect(await shifted(page)).toEqual([])
    await page.context().close()
  })

  test('where they fail, the words are seen without them', async () => {
    const page = await open(DESKTOP)
    await page.route('**/*.woff2', (route) => route.abort())
    await page.goto(site.address)
    await quotation(page).waitFor()
    await page.context().close()
  })

  test('where they do not come, the words do not wait for them forever', async () => {
    const page = await open(DESKTOP)
    await holdFonts(page)
    await page.goto(site.address, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.documentElement.dataset.words === 'waiting')
    await quotation(page).waitFor()
    await page.context().close()
  })
})
