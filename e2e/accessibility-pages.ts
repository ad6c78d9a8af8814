// All pages, by who opens them, and whether each is accessible.
import type { Page } from 'playwright-core'
import { check } from './axe.ts'
import { type Device, EMAILS, type Site } from './site.ts'

export const VISITOR = [
  '/',
  '/?signin=1',
  '/privacy',
  '/reset-password/wrong-wrong-wrong-wrong',
  '/unsubscribe/wrong-wrong-wrong-wrong',
  '/confirm-address/wrong-wrong-wrong-wrong',
  '/take-back/wrong-wrong-wrong-wrong',
  '/join/wrong-wrong-wrong-wrong',
]
export const MEMBER = [
  '/',
  '/members',
  '/profile',
  '/profile?edit=true',
  '/profile/notifications',
  '/profile/security',
  '/profile?as=brother',
  '/profile/5',
  '/profile/999999',
  '/trips',
  '/events',
  '/events?show=past',
  '/events/999999',
  '/feed',
  '/feed?show=activity',
  '/news/1',
  '/news/999999',
  '/media',
  '/media/6',
  '/media/6?photo=21',
  '/media/999999',
  '/media/bin',
  '/documents',
  '/documents?view=list&q=porch',
  '/documents?open=12',
  '/documents?open=5',
  '/photo-moderation',
  '/privacy',
  '/governance',
  '/governance?tab=all',
  '/governance/polls/1',
  '/governance?tab=elections',
  '/governance?tab=elections&election=1',
  '/governance/elections/1/positions/1',
  '/lineage',
  '/lineage?class=4',
  '/lineage?view=line',
  '/lineage?view=line&line=blue',
  '/lineage?only=true&size=small',
  '/in-memoriam',
  '/in-memoriam?by=year',
  '/in-memoriam/999999',
  '/search',
  '/search?q=porch',
  '/search?q=porch&kinds=document',
  '/no/such/page',
]
export const OFFICER = [
  '/',
  '/members',
  '/profile?edit=true',
  '/admin',
  '/admin?show=invitations',
  '/admin?tab=lost',
  '/admin?show=requests',
  '/admin?tab=news',
  '/admin?tab=roles',
  '/admin/health',
  '/admin/reports',
  '/admin/reports?report=votes',
  '/admin?tab=settings',
  '/admin?tab=audit',
]

/** Pages of all, with what officers see and do there besides. */
export const OFFICER_AMONG_ALL = [
  '/news/1',
  '/feed',
  '/events/1',
  '/events/2',
  '/in-memoriam?show=words',
  '/governance/trustees',
  '/governance/trustees/1',
  '/media/6',
  '/documents',
  '/documents?open=5',
  '/photo-moderation',
]

export async function checkForVisitors(site: Site, device: Device) {
  for (const path of VISITOR) {
    const page = await site.visit(path, device)
    await check(page, path)
    await page.context().close()
  }
}

export const checkForBrother = (site: Site, device: Device) => checkFor(site, EMAILS.brother, MEMBER, device)
export const checkForSuperAdmin = (site: Site, device: Device) => checkFor(site, EMAILS.superAdmin, OFFICER, device)
export const checkForOfficersAmongAll = (site: Site, device: Device) =>
  checkFor(site, EMAILS.superAdmin, OFFICER_AMONG_ALL, device)

async function checkFor(site: Site, email: string, paths: string[], device: Device) {
  const [first = '/', ...others] = paths
  const page = await site.enter(email, first, device)
  await check(page, first)
  for (const path of others) {
    await goTo(page, path)
    await check(page, path)
  }
}

/** As by a link: a page that starts anew for each address would take longer than the look at it. */
export const goTo = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const [former, formerPath] = [document.getElementById('main'), location.pathname]
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
    const nextFrame = () => new Promise(requestAnimationFrame)
    await nextFrame()
    // Another page has an element of its own.
    while (location.pathname !== formerPath && former?.isConnected) await nextFrame()
  }, path)
