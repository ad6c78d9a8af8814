// Visitors see the landing page before the app is here, and the app finds exactly what it would have drawn itself.
import { type Logo, logoUrl } from '@aerie/contract/logo'
import { LINK_PAGES, linkPath, OPEN_PAGES } from '@aerie/contract/public-pages'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SiteLogo, SiteMark } from '#features/logo/site-mark.tsx'
import { nameSize, SiteBrand } from '#ui/layout/site-brand.tsx'
import { SiteName } from '#ui/layout/site-name.ts'
import { withPublicPages } from '../inline-scripts-plugin.ts'
import { LandingPage } from '../pages/landing.tsx'
import script from '../public/first-paint.js?raw'
import styles from '../ui/theme/web-fonts/stand-ins.css?raw'
import { drawLanding } from './first-frame.tsx'

const settings = {
  name: 'Aerie & Sons',
  shortName: 'OSOP',
  motto: 'Rise together',
  logo: null as Logo | null,
  quote: { before: 'He said <b>"', word: 'wind', after: '"</b>.' },
  quoteSource: 'The House Book',
  privacyEmail: 'privacy@aerie.example',
  passwordMinLength: 6,
  accessLogging: true,
  copyMonths: 12,
  externalOfficeViewer: false,
  publicRegistration: false,
}

/** As little of the frame as is filled in. */
const FRAME = `${renderToStaticMarkup(<SiteBrand name="{name}" mark={<SiteMark />} />)}<h1>{title}</h1>`

/** As the server writes them into the page of a member. */
const answersOf = (user: object, lastVisit: string | null = '2026-11-20T08:00:00.000Z') => ({
  '/api/feed/seen': { lastVisit, newCount: 0 },
  '/api/auth/session': { firstName: 'Marcus', familiar: null, can: {}, ...user },
})

/** Runs /first-paint.js in a page with the given start, and answers what stands in the root, and for which fonts it looked. */
function openPage(pathname: string, start: object | null) {
  const soughtFonts: string[] = []
  class FontFace {
    constructor(_family: string, source: string) {
      soughtFonts.push(source)
    }
    load = async () => this
  }
  const part = { dataset: {}, setAttribute() {}, remove() {} }
  const root = { innerHTML: '', querySelector: () => part, querySelectorAll: () => [] }
  const elements: Record<string, unknown> = {
    start: start && { textContent: JSON.stringify(start) },
    landing: { innerHTML: drawLanding() },
    frame: { innerHTML: FRAME },
    root,
  }
  const document = {
    getElementById: (id: string) => elements[id],
    createElement: () => ({}),
    addEventListener: (_: string, listener: () => void) => listener(),
    documentElement: { dataset: {} },
    head: { append() {} },
  }
  const browser = { document, FontFace, location: { pathname }, history: {}, matchMedia: () => ({ matches: true }) }
  new Function(...Object.keys(browser), withPublicPages(script))(...Object.values(browser))
  return { html: root.innerHTML, soughtFonts, dataset: part.dataset }
}

const drawnByReact = (shown: typeof settings) => {
  vi.stubGlobal('location', { search: '' })
  const drawn = renderToStaticMarkup(
    <SiteName value={shown.name}>
      <SiteLogo value={shown.logo}>
        <LandingPage settings={shown} />
      </SiteLogo>
    </SiteName>,
  )
  return drawn.replace(/<title>.*?<\/title>|<link rel="preload".*?\/>/g, '')
}

/** Characters may be written as references of either kind. */
const read = (html: string) =>
  html.replace(/&(#\d+|amp|lt|gt|quot);/g, (_, name: string) => {
    const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
    return named[name] ?? String.fromCharCode(Number(name.slice(1)))
  })

test('it is what React draws', () => {
  expect(read(openPage('/', { settings, signedOut: true }).html)).toBe(read(drawnByReact(settings)))
})

test('a quotation without a source has no line for it', () => {
  const unsigned = { ...settings, quoteSource: '' }
  expect(read(openPage('/members', { settings: unsigned, signedOut: true }).html)).toBe(read(drawnByReact(unsigned)))
})

const LOGO = { hash: 'abcdefghijklmnopqrstuv', width: 600, height: 200, ground: 'dark' } as const

test('a logo stands in the place of the mark, on the landing page and in the sidebar', () => {
  const marked = { ...settings, logo: LOGO }
  const landing = openPage('/', { settings: marked, signedOut: true }).html
  expect(read(landing)).toBe(read(drawnByReact(marked)))
  expect(landing).toContain('alt="Aerie &#38; Sons"')
  const sidebar = openPage('/members', { settings: marked, answers: answersOf({}) }).html
  expect(sidebar).toContain(`<img class="site-mark" src="${logoUrl(LOGO, 'small')}" alt="" width="600" height="200"`)
  expect(sidebar).not.toContain('<svg')
})

test.each(['Aerie', 'The Osprey House', 'Order of the Osprey', 'o'.repeat(15), 'o '.repeat(40)])(
  'a name stands in the sidebar as large at first as afterwards: %s',
  (name) => {
    const { dataset } = openPage('/members', { settings: { ...settings, name }, answers: answersOf({}) })
    expect(dataset).toEqual({ size: nameSize(name) })
  },
)

test.each([
  [{}, 'Welcome back, Marcus'],
  [{ familiar: 'Rook <b>' }, 'Welcome back, Rook <b>'],
  [{ firstName: '' }, 'Welcome back, Member'],
])('the dashboard greets %o as itself does', (user, greeting) => {
  expect(read(openPage('/', { settings, answers: answersOf(user) }).html)).toContain(`<h1>${greeting}</h1>`)
  expect(openPage('/', { settings, answers: answersOf(user) }).html).not.toContain('<b>')
  expect(openPage('/trips', { settings, answers: answersOf(user) }).html).not.toContain('Welcome')
})

test('until he comes back for the first time it does not say that he has', () => {
  const first = openPage('/', { settings, answers: answersOf({}, null) }).html
  expect(read(first)).toContain('<h1>Welcome, Marcus</h1>')
})

test('the settings are text, whatever is in them', () => {
  expect(openPage('/', { settings, signedOut: true }).html).not.toContain('<b>')
})

test('whoever may be signed in does not see it', () => {
  expect(openPage('/', { settings, signedOut: false }).html).toBe('')
  expect(openPage('/', null).html).toBe('')
})

test.each([...OPEN_PAGES.map((page) => `/${page}`), ...LINK_PAGES.map((page) => linkPath(page, 'x'))])(
  '%s has a page of its own',
  (path) => {
    expect(openPage(path, { settings, signedOut: true }).html).toBe('')
  },
)

test('it looks for those fonts that stand in for ours, and for no others', () => {
  const inUse = /--stand-ins-(?:display|ui): (.*);/g
  const families = [...styles.matchAll(inUse)].map(([, names = '']) => names.replaceAll("'", '').split(', '))
  const upright = /font-family: '(.*)';\n {2}font-(?:style: normal|weight: 400 500);\n {2}src: (.*);/g
  const sources = Object.fromEntries([...styles.matchAll(upright)].map(([, family, source]) => [family, source]))
  const { soughtFonts } = openPage('/', { settings, signedOut: true })
  const namesIn = (source = '') => [...source.matchAll(/local\(["'](.+?)["']\)/g)].map(([, name]) => name)
  expect(families).toHaveLength(2)
  expect(soughtFonts.map(namesIn)).toEqual(families.map((some) => some.flatMap((family) => namesIn(sources[family]))))
})
