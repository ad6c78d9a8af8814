// A committee is named, and its three trustees make their keys: each in a browser of his own, until it is ready.
import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '../server/demo/cast.ts'
import { check } from './axe.ts'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function choose(page: Page, place: number, name: string) {
  const field = page.getByRole('dialog').getByLabel(`Trustee ${place}`, { exact: true })
  await field.fill(name)
  await page.getByRole('option').first().click()
}

/** What was typed stays where the dialog is closed and opened again. */
async function nameIt(page: Page, name: string) {
  const field = page.getByRole('dialog').getByLabel('Name', { exact: true })
  await button(page, 'Name a Committee').click()
  await field.fill(name)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await button(page, 'Name a Committee').click()
  expect(await field.inputValue()).toBe(name)
}

/** Of the words that are shown, copied by hand. */
async function copyWords(page: Page): Promise<string[]> {
  await button(page, 'Make your key').press('Enter')
  const list = page.getByRole('list', { name: 'Your twelve words' })
  await list.waitFor()
  const words = (await list.getByRole('listitem').allInnerTexts()).map((text) => text.replace(/[^a-z]/g, ''))
  await button(page, 'I have copied them').press('Enter')
  return words
}

/** Typed as one does who does not look up: a space after each. */
async function typeWords(page: Page, words: readonly string[]) {
  await page.getByLabel('Word 1', { exact: true }).focus()
  await page.keyboard.type(words.join(' '))
}

async function makeKey(page: Page) {
  const words = await copyWords(page)
  await typeWords(page, words)
  await page.keyboard.press('Enter')
  return words
}

test('three make their keys: one stays, one comes again with his words, and nothing secret is sent', async () => {
  const officer = await site.enter(EMAILS.superAdmin, '/governance?tab=elections')
  await officer.getByRole('link', { name: 'Trustees', exact: true }).click()
  await nameIt(officer, 'Wardens of the vote')
  const names = [cast.marcus, cast.julian, cast.rook].map(
    ({ firstName, lastName, familiar }) => `${familiar || firstName} ${lastName}`,
  )
  for (const [at, name] of names.entries()) await choose(officer, at + 1, name)
  await check(officer, 'the form of a committee', '[role=dialog]')
  await button(officer, 'Name Committee').click()
  await officer.getByRole('heading', { level: 1, name: 'Wardens of the vote' }).waitFor()
  const path = new URL(officer.url()).pathname

  const sent: string[] = []
  const record = (request: Request) => sent.push(`${request.url()} ${request.postData() ?? ''}`)
  officer.on('request', record)
  const words = await makeKey(officer)
  await officer.getByText(/^Round 1 is done: the server has your part\. Waiting for/).waitFor()

  const second = await site.enter(EMAILS.admin, path)
  const secondWords = await makeKey(second)
  await second.getByText(/^Round 1 is done/).waitFor()
  await second.context().close()

  const third = await site.enter(EMAILS.brother, path)
  const thirdWords = await copyWords(third)
  await third.getByRole('link', { name: 'Trustees', exact: true }).click()
  await third.getByRole('alertdialog', { name: 'Leave this page?' }).waitFor()
  await button(third, 'Stay').click()
  // The dialog gives the focus back to where it was.
  await third.locator('a:focus', { hasText: 'Trustees' }).waitFor()
  await typeWords(third, thirdWords)
  await third.keyboard.press('Enter')
  // His page and the officer's go on by themselves; who closed his is waited for, by name.
  await officer.getByText(new RegExp(`^Round 2 is done: the server has your part\\. Waiting for ${names[1]}`)).waitFor()
  await third.getByText(/^Round 2 is done/).waitFor()
  await check(third, 'a committee as its trustee sees it')

  const again = await site.enter(EMAILS.admin, path)
  await again.getByRole('heading', { name: 'Your next step: round 2 of 3' }).waitFor()
  await typeWords(again, secondWords.with(0, secondWords[0] === 'zoo' ? 'zone' : 'zoo'))
  await button(again, 'Go on').click()
  await again
    .getByRole('alert')
    .getByText(/Look at your paper once more|not in what the server shows/)
    .waitFor()
  await again.getByLabel('Word 1', { exact: true }).fill(secondWords[0] ?? '')
  await button(again, 'Go on').click()

  for (const page of [again, officer, third])
    await page.getByText(/^Your key is made and the server has all it needs/).waitFor()
  const setWords = await Promise.all(
    [officer, third].map((page) => page.getByRole('list', { name: 'The words of this committee' }).allInnerTexts()),
  )
  expect(setWords[0]).toEqual(setWords[1])
  const said = sent.join('\n')
  expect(sent.filter((one) => one.includes('/messages'))).toHaveLength(3)
  // Some of the words are names of fields as well.
  for (const [at, word] of words.entries())
    expect(said).not.toMatch(new RegExp(`\\b${word}\\W+${words[at + 1] ?? words[0]}\\b`))
  expect(site.complaints).toEqual([])
})
