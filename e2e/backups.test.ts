// A super admin says with his password who may read backups, makes one, sees it become good, takes it out and deletes it; admins have no such card.
import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { check } from './axe.ts'
import { contentOf, EMAILS, makeSignInsOld, openSite, PASSWORD, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ before: makeSignInsOld })
})
afterAll(() => site.close())

const dataOf = (page: Page) => page.getByRole('region', { name: 'Data', exact: true })

test('a super admin makes a backup, takes it out and deletes it', async () => {
  const page = await site.enter(EMAILS.superAdmin, '/admin?tab=settings')
  const data = dataOf(page)
  await data.getByText('No backup yet').waitFor()
  await data.getByRole('button', { name: 'Backup System' }).click()
  const asked = page.getByRole('dialog', { name: 'Who may read the backups?' })
  await asked.getByRole('button', { name: 'Leave unencrypted' }).click()
  await asked.getByLabel('Type “Leave them unencrypted”').fill('Leave them unencrypted')
  await check(page, 'the question who may read the backups')
  await asked.getByRole('button', { name: 'Leave them unencrypted' }).click()
  const question = page.getByRole('dialog', { name: 'Enter your password again' })
  await question.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await data.getByRole('progressbar', { name: 'Backup' }).waitFor()
  await data.getByText(/^Good, restored once to see that it can be: [\d,]+ records, \d+ files/).waitFor()
  await check(page, 'System Settings with a backup')

  const coming = page.waitForEvent('download')
  await data.getByRole('button', { name: /^Download the backup of / }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^aerie-[\dT-]+\.tar\.zst$/)
  const archive = await contentOf(download)
  const { sha256, bytes } = await page.evaluate(async () => {
    const [newest] = await (await fetch('/api/admin/backups')).json()
    return newest as { sha256: string; bytes: number }
  })
  expect([archive.length, createHash('sha256').update(archive).digest('hex')]).toEqual([bytes, sha256])

  await data.getByRole('button', { name: /^Delete the backup of / }).click()
  await page.getByRole('button', { name: 'Delete backup' }).click()
  await data.getByText('No backup yet').waitFor()
})

test('an admin sees the settings and no backups', async () => {
  const page = await site.enter(EMAILS.admin, '/admin?tab=settings')
  await page.getByText('Only super admins change these').first().waitFor()
  const data = dataOf(page)
  await data.getByText(/^Only super admins may make and download backups/).waitFor()
  expect(await data.getByRole('button', { name: 'Backup System' }).isDisabled()).toBe(true)
  expect(await data.getByRole('button', { name: /backup of/ }).count()).toBe(0)
})
