// An election sealed by trustees in real browsers: called, voted in, counted by turned keys before a wall, and checked by a member.
import type { ElectionKeys } from '@aerie/contract/sealed-elections'
import type { TrusteeSetDetails } from '@aerie/contract/trustee-sets'
import { decryptPart } from '@aerie/verifiable-elections/decryption'
import { readElection } from '@aerie/verifiable-elections/election'
import { openKey } from '@aerie/verifiable-elections/parameters'
import { seedOf } from '@aerie/verifiable-elections/seeds'
import { readTally } from '@aerie/verifiable-elections/tally'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '../server/demo/cast.ts'
import { DEMO_TRUSTEES } from '../server/demo/trustee-words.ts'
import { inDaysHere } from '../server/test/days-ahead.ts'
import { check } from './axe.ts'
import { saySo } from './say-so.ts'
import { EMAILS, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const ELECTIONS = '/governance?tab=elections'
const TITLE = 'Keepers of the seal'

const dialog = (page: Page) => page.getByRole('dialog')
const position = (page: Page) => dialog(page).getByRole('region', { name: 'Keeper', exact: true })

/** The one that the first test calls. */
let electionId = 0
const pageOf = (rest: string) => `/governance/elections/${electionId}/${rest}`

async function open(page: Page) {
  await page.getByRole('article', { name: TITLE, exact: true }).getByRole('link', { name: TITLE }).click()
  await dialog(page).getByRole('heading', { name: TITLE }).waitFor()
}

async function pick(page: Page, typed: string) {
  await dialog(page).getByPlaceholder('Search brothers').first().focus()
  await page.keyboard.type(typed)
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
}

async function get<Answer>(page: Page, path: string): Promise<Answer> {
  const answer = await page.request.get(site.address + path)
  if (!answer.ok()) throw new Error(await answer.text())
  return (await answer.json()) as Answer
}

test('an officer has it sealed by trustees, none of whom may stand', async () => {
  const page = await site.enter(EMAILS.admin, ELECTIONS)
  await page.getByRole('button', { name: 'Create Election' }).click()
  await dialog(page).getByLabel('Title', { exact: true }).fill(TITLE)
  await dialog(page).getByLabel('Day').first().fill(inDaysHere(-1))
  await dialog(page).getByLabel('Time').first().fill('00:00')
  await dialog(page).getByLabel('Day').last().fill(inDaysHere(3))
  await dialog(page).getByLabel('Position title').fill('Keeper')
  await pick(page, 'Rook Fairweather')
  await dialog(page).getByLabel('Sealed by trustees').check()
  await dialog(page)
    .getByLabel('Trustees', { exact: true })
    .selectOption({ label: 'Election committee (2 of 3, ready)' })
  await dialog(page)
    .getByText(/^He holds a key of “Election committee”/)
    .waitFor()
  await check(page, 'an election that trustees are to seal', '[role=dialog]')
  await dialog(page)
    .getByRole('button', { name: /^Clear / })
    .click()
  await pick(page, 'Teddy Vance')
  await dialog(page).getByRole('button', { name: 'Add Candidate' }).click()
  await pick(page, 'Harpreet')
  await dialog(page).getByRole('button', { name: 'Create Election' }).click()
  await saySo(page, 'Election Created')
  await open(page)
  electionId = Number(new URL(page.url()).searchParams.get('election'))
  await dialog(page).getByText('Sealed by 3 trustees').waitFor()
})

const votes = async (page: Page, candidate: string) => {
  await position(page)
    .getByRole('button', { name: `Vote for ${candidate}` })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cast Vote' }).click()
  await saySo(page, 'Vote Cast')
  await position(page).getByText('Your vote', { exact: true }).waitFor()
}

test('brothers vote, and no secret of theirs leaves the browser', async () => {
  const page = await site.enter(EMAILS.brother, ELECTIONS)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url(), request.postData() ?? ''))
  const kit = page.waitForResponse((response) => response.url().endsWith('/ballot-kit'))
  await open(page)
  const { positions } = await (await kit).json()
  await votes(page, 'Teddy Vance')
  const receipt = position(page).getByRole('region', { name: /Your receipt/ })
  await receipt.getByText(/^The words of this election: (\w+ ){11}\w+$/).waitFor()
  await check(page, 'a sealed vote with its receipt', '[role=dialog]')
  expect(positions[0].credential).toMatch(/^\d{50,}$/)
  const told = sent.join('\n')
  expect(told).toContain('/sealed-vote')
  expect(told).not.toContain(positions[0].credential)
  expect(await page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage))).not.toContain(
    positions[0].credential,
  )
})

test('on a phone a vote whose answer is lost is sent again as the same ballot, and counts once', async () => {
  const page = await site.enter(EMAILS.superAdmin, ELECTIONS, 'phone')
  const ballots: string[] = []
  await open(page)
  await page.route('**/sealed-vote', async (route) => {
    ballots.push(route.request().postData() ?? '')
    if (ballots.length > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await position(page).getByRole('button', { name: 'Vote for Teddy Vance' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cast Vote' }).tap()
  await page.getByText(/the same ballot is sent, and it counts once/).waitFor()
  await page.getByRole('button', { name: 'Try again' }).tap()
  await saySo(page, 'Vote Cast')
  await position(page)
    .getByText(/^2 of \d+ have voted$/)
    .waitFor()
  expect(ballots).toHaveLength(2)
  expect(ballots[1]).toBe(ballots[0])
})

test('while voting goes on anybody checks what there is, and finds his ballot', async () => {
  const page = await site.enter(EMAILS.brother, ELECTIONS)
  await open(page)
  await position(page).getByRole('button', { name: 'Your receipt' }).click()
  await dialog(page).getByRole('link', { name: 'Find your ballot' }).click()
  await page.getByText('All that there is so far holds. The rest can be checked after the end.').waitFor()
  const { tracker } = await get<{ tracker: string }>(page, await receiptPath(page))
  await page.getByLabel('Your receipt').fill(tracker)
  await page.getByText('Your ballot is on the board').waitFor()
  await check(page, 'the check of an election')
})

const receiptPath = async (page: Page) => {
  const { positions } = await get<ElectionKeys>(page, `/api/elections/${electionId}/keys`)
  return `/api/elections/${electionId}/positions/${positions[0]?.positionId}/sealed-receipt`
}

async function turnOnPage(trustee: (typeof DEMO_TRUSTEES)[number]) {
  const page = await site.enter(cast[trustee.who].email ?? '', pageOf('key'))
  await page.getByText('2 ballots on the board', { exact: false }).waitFor()
  await page.getByLabel('Word 1', { exact: true }).focus()
  await page.keyboard.type(trustee.words)
  await check(page, 'a key before it is turned')
  await page.getByRole('button', { name: 'Turn your key', exact: true }).click()
}

/** As that page does it. */
async function turnKey(trustee: (typeof DEMO_TRUSTEES)[number]) {
  const page = await site.enter(cast[trustee.who].email ?? '', '/privacy')
  const { positions, setId } = await get<ElectionKeys>(page, `/api/elections/${electionId}/keys`)
  const { parameters, privateKey } = await get<TrusteeSetDetails>(page, `/api/trustee-sets/${setId}`)
  const { secret } = await openKey(seedOf(trustee.words), JSON.parse(parameters ?? ''), privateKey ?? '')
  const parts = positions.map(({ positionId, electionJson, tally }) => ({
    positionId,
    part: decryptPart(readElection(electionJson).hash, secret, readTally(tally ?? [])),
  }))
  const answer = await page.request.post(`${site.address}/api/elections/${electionId}/keys`, {
    data: { parts },
    headers: { origin: site.address },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

test('the wall follows the keys as they turn, and says who is elected', async () => {
  await sql
    .raw(
      `create or replace function vote_clock() returns timestamptz language sql volatile as
       $$ select clock_timestamp() + interval '9 days' $$`,
    )
    .execute(site.db)
  const [first, second] = DEMO_TRUSTEES
  if (!first || !second) throw new Error('There are no trustees')
  const wall = await site.enter(EMAILS.brother, pageOf('wall'))
  await wall.getByText('Counting: 0 of 2 keys').waitFor()
  await check(wall, 'the wall while keys are turned')
  await turnKey(first)
  await wall.getByText('Counting: 1 of 2 keys').waitFor()
  await turnOnPage(second)
  await wall.getByText('Teddy Vance is elected.').waitFor()
})

test('any member checks the whole of it, and each position has its certificate', async () => {
  const page = await site.enter(EMAILS.admin, pageOf('check'))
  await page.getByText('All of it holds.', { exact: true }).waitFor()
  await page.getByText('5 of 5').waitFor()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: /^All ballots/ }).click()
  expect((await saving).suggestedFilename()).toMatch(/\.bel$/)
  await page.getByRole('link', { name: 'Certificate' }).click()
  await page.getByText(/turned their keys, of which 2 were needed/).waitFor()
  await check(page, 'the certificate of a sealed election')
})

test('no page has complained', () => {
  // The answer that a test let go is told by the browser itself.
  expect(site.complaints.filter((text) => !/ERR_FAILED/.test(text))).toEqual([])
})
