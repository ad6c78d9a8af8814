// An authenticator app in a journey's hand: set up on the page of one's security, by keyboard.
import type { Page } from 'playwright-core'
import { appWith, HALF_MINUTE } from '../server/features/second-step/second-step.fixture.ts'

/** Answers the digits of now, and the ten codes. The ones that switch it on are of the half minute before, which are taken by it. */
export async function setUpApp(page: Page) {
  await page.getByRole('button', { name: 'Set up', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Authenticator app' })
  const key = (await dialog.locator('.setup-dialog-key > span').textContent()) ?? ''
  const app = appWith(key)
  await dialog.getByLabel('Six digits').focus()
  await page.keyboard.type(app.digitsAt(Date.now() - HALF_MINUTE))
  const shown = page.getByRole('dialog', { name: 'Ten codes for a bad day' })
  await shown.waitFor()
  const codes = await shown.locator('.codes-dialog-list > li').allTextContents()
  await shown.getByRole('checkbox').press('Space')
  await shown.getByRole('button', { name: 'Done' }).press('Enter')
  await shown.waitFor({ state: 'hidden' })
  return { digits: () => app.digitsAt(Date.now()), codes }
}
