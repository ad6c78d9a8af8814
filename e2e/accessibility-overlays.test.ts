// Whatever opens over a page, in both widths, and the pages behind the links of mails: automated checks, and where the focus is.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { check, OVERLAY } from './axe.ts'
import { type Device, EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

type Role = Parameters<Page['getByRole']>[0]
type Step = [Role, string | RegExp]
type Overlay = [path: string, ...steps: Step[]]

const PORTRAIT = new URL('../server/demo/portraits/p09.webp', import.meta.url)

const BELL: Step = ['button', /^Trip Notifications/]

/** Each opens by pressing these, one after the other. */
const OF_A_BROTHER: Overlay[] = [
  ['/', ['button', /^Quick Trip/]],
  ['/', BELL],
  ['/', ['button', /^React to/]],
  ['/', ['button', 'Search']],
  ['/profile', ['button', 'View as']],
  ['/profile', ['button', 'Enlarge photo']],
  ['/profile?edit=true', ['button', 'Leave...']],
  ['/profile/security', ['button', 'Change Password']],
  ['/trips', ['button', 'Create Trip']],
  ['/trips', ['button', 'Edit House reunion']],
  ['/trips', ['button', 'Delete House reunion']],
  ['/events', ['button', 'All in my calendar']],
  ['/media', ['button', 'Create Album']],
  ['/media/6', ['button', 'Upload Media']],
  ['/media/6', ['button', /^Actions for/]],
  ['/media/6', ['button', /^Actions for/], ['menuitem', 'Flag']],
  ['/documents', ['button', 'Upload Document']],
]
const ACTIONS: Step = ['button', 'Actions for Gethin Abernethy']
/** Of one that stands by itself: what follows a trip or a gathering goes with it. */
const ON_NEWS: Step = ['button', /^Actions for .*Chairs/]
const OF_A_SUPER_ADMIN: Overlay[] = [
  ['/admin', ['button', 'Add Member']],
  ['/admin', ['button', 'Import Remaining Members']],
  ['/admin', ACTIONS],
  ['/admin', ACTIONS, ['menuitem', 'Reset password']],
  ['/admin', ACTIONS, ['menuitem', 'Deactivate']],
  ['/admin', ACTIONS, ['menuitem', 'Delete member']],
  ['/', ['button', /^Delete activity/]],
  ['/admin?tab=news', ['button', 'Create News']],
  ['/admin?tab=news', ['button', /^Edit /]],
  ['/admin?tab=news', ON_NEWS],
  ['/admin?tab=news', ON_NEWS, ['menuitem', 'Delete']],
  ['/admin?tab=roles', ['button', /^Hand over/]],
  ['/admin?tab=roles', ['button', 'Edit offices']],
  ['/admin?tab=roles', ['button', /all holders/]],
  ['/admin?tab=audit', ['button', /^Verify/]],
  ['/governance', ['button', 'Create Poll']],
  ['/governance', ['button', /^More/], ['menuitem', 'Declare Void']],
  ['/governance?tab=elections', ['button', 'Create Election']],
  ['/media/6', ['button', 'Edit Album']],
  ['/photo-moderation', ['button', 'Forensics Tool']],
  ['/members', ['button', 'Import CSV']],
  ['/profile/5', ['combobox', /./]],
]

async function press(page: Page, steps: Step[]) {
  for (const [role, name] of steps) await page.getByRole(role, { name }).first().click()
  await page.locator(OVERLAY).last().waitFor()
}

/** The focus is in what opened, or on the button that did. */
const focusOf = (page: Page) =>
  page.evaluate(
    (overlay) =>
      document.activeElement?.closest(overlay) || document.activeElement?.matches('[aria-expanded], [aria-haspopup]')
        ? 'in it'
        : document.activeElement?.outerHTML.slice(0, 120),
    OVERLAY,
  )

test.each<[string, Device, string, Overlay[]]>(
  (['desktop', 'phone'] as const).flatMap((device) => [
    ['a brother', device, EMAILS.brother, OF_A_BROTHER],
    ['a super admin', device, EMAILS.superAdmin, OF_A_SUPER_ADMIN],
  ]),
)('what opens for %s (%s)', async (_who, device, email, overlays) => {
  const page = await site.enter(email, '/', device)
  for (const [path, ...steps] of overlays) {
    const where = `${path}, ${steps.map(([, name]) => name).join(', ')}`
    await page.goto(site.address + path)
    await press(page, steps)
    await check(page, where, OVERLAY)
    expect(await focusOf(page), where).toBe('in it')
  }
})

test('a page beside its open bell has no two landmarks of one name', async () => {
  const page = await site.enter(EMAILS.brother)
  await press(page, [BELL])
  await page.getByText('Tap notifications to mark as read').waitFor()
  await check(page, 'the dashboard with the bell')
})

test('cropping a photo', async () => {
  const page = await site.enter(EMAILS.brother, '/profile?edit=true')
  const file = { name: 'photo.webp', mimeType: 'image/webp', buffer: await readFile(PORTRAIT) }
  await page.locator('input[type=file][accept="image/*"]').setInputFiles(file)
  await press(page, [['button', /adjust/i]])
  await check(page, 'cropping', OVERLAY)
})

test('the folded filters of a phone', async () => {
  const page = await site.enter(EMAILS.brother, '/members?class=3', 'phone')
  await page.getByRole('button', { name: 'Filters' }).tap()
  await page.getByRole('region', { name: 'Filters' }).waitFor()
  await check(page, 'filters')
})

test('asking for another password, and choosing one', async () => {
  const page = await site.visit('/?signin=1', 'phone')
  await press(page, [['button', 'Forgot Password?']])
  await check(page, 'Forgot Password', OVERLAY)
  const dialog = page.getByRole('dialog', { name: 'Reset Password' })
  await dialog.getByLabel('Email').fill(EMAILS.brother)
  await dialog.getByRole('button', { name: /send/i }).click()
  const { text } = await site.mailTo(EMAILS.brother)
  await page.goto(/http:\/\/\S+\/reset-password\/[\w-]+/.exec(text)?.[0] ?? '')
  await page.getByLabel('New password', { exact: true }).waitFor()
  await check(page, 'a valid link to a new password')
})

test('being welcomed', async () => {
  const officer = await site.enter(EMAILS.superAdmin, '/admin')
  await officer.getByRole('button', { name: 'Add Member' }).click()
  const dialog = officer.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Orrin')
  await dialog.getByLabel('Last name').fill('Newcomb')
  await dialog.getByLabel('Email').fill('orrin@example.org')
  await dialog.getByRole('switch', { name: /invitation/i }).check()
  await dialog.getByRole('button', { name: 'Add Member' }).click()
  const { text } = await site.mailTo('orrin@example.org')
  const link = /http:\/\/\S+\/welcome\/[\w-]+/.exec(text)?.[0] ?? ''
  const page = await site.visit(link.replace(site.address, ''), 'phone')
  await page.getByLabel('New password', { exact: true }).waitFor()
  await check(page, 'a valid welcome')
})

test('setting up an empty installation', async () => {
  const empty = await openSite({ empty: true })
  const link = /http:\/\/\S+(\/setup\/[\w-]+)/.exec(empty.output)?.[1] ?? ''
  const page = await empty.visit(link, 'phone')
  await page.getByLabel('First name').waitFor()
  await check(page, 'a valid set-up')
  await empty.close()
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})
