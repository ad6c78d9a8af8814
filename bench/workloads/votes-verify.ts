// Counting again in a browser what twenty thousand have voted: how long it takes beside the page, and how the page draws meanwhile.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { openBrowser, openProfile } from '../instruments/browser.ts'
import { type Bench, type Figure, milliseconds } from '../instruments/figure.ts'
import { framesIn, TRACED } from '../instruments/frames.ts'
import { startServer } from '../instruments/server-process.ts'
import { seedDataFolder, withDatabase } from '../seed/data-folder.ts'
import { listVoters, seedPoll, withVotes } from '../seed/polls.ts'

const BALLOTS = 20_000
const BROTHERS = 24_000
/** The ballots are cast before the poll ends. */
const SEEDING_MS = 90_000
const GOALS = { checkMs: 5_000, frameMs: 50 }

export async function votesVerify({ folder }: Bench): Promise<Figure[]> {
  const verifying = join(folder, 'verifying')
  const { mailboxes } = await seedDataFolder(verifying, BROTHERS)
  const endsAt = new Date(Date.now() + SEEDING_MS)
  const pollId = await withDatabase(verifying, async (database) => {
    const voters = await listVoters(database, BALLOTS)
    return withVotes(database, verifying, (ctx) => seedPoll(ctx, { voters, endsAt }))
  })
  const server = await startServer(verifying)
  await pause(Math.max(0, endsAt.getTime() - Date.now()) + 50)
  const browser = await openBrowser()
  const profile = await openProfile(browser, server.address, mailboxes[1])
  const page = await profile.newPage()
  await page.goto(`/governance/polls/${pollId}`)
  await page.getByRole('region', { name: 'Certificate' }).waitFor({ timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  // Once before, so that what is measured is not the arrival of the worker.
  await timeCheck(page)
  await browser.startTracing(page, TRACED)
  const taken = await timeCheck(page)
  const longest = Math.max(...framesIn(await browser.stopTracing()))
  await browser.close()
  await server.stop()
  rmSync(verifying, { recursive: true, force: true })
  return [
    {
      workload: `checking ${BALLOTS.toLocaleString('en')} published ballots in a browser (wall time)`,
      baseline: '',
      goal: `under ${GOALS.checkMs / 1000} s`,
      measured: milliseconds(taken),
      met: taken < GOALS.checkMs,
    },
    {
      workload: 'the longest frame of the page meanwhile',
      baseline: '',
      goal: `under ${GOALS.frameMs} ms`,
      measured: milliseconds(longest),
      met: longest < GOALS.frameMs,
    },
  ]
}

/** From the press to what was found, in milliseconds. */
async function timeCheck(page: Page) {
  const taken = await page.evaluate(pressAndWait)
  await page.getByText(/^All of it holds: \d+ checks\.$/).waitFor()
  return taken
}

/** Runs in the page. */
function pressAndWait() {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
    /^Check( again)?$/.test(textContent),
  )
  const from = performance.now()
  button?.click()
  return new Promise<number>((done) => {
    const look = () =>
      document.querySelector('.checks') && !document.querySelector('[role=progressbar]')
        ? done(performance.now() - from)
        : requestAnimationFrame(look)
    requestAnimationFrame(() => requestAnimationFrame(look))
  })
}
