// A sealed vote in a browser: from the press that confirms it until its receipt is painted, on a fast page and on a slow one.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { openBrowser, openProfile } from '../instruments/browser.ts'
import { openClient, signIn } from '../instruments/client.ts'
import { type Bench, type Figure, milliseconds } from '../instruments/figure.ts'
import { median } from '../instruments/measure.ts'
import { type ServerProcess, startServer } from '../instruments/server-process.ts'
import { PASSWORD, seedDataFolder, withDatabase } from '../seed/data-folder.ts'
import { activeOf, callSealedElection, seedCommittee } from '../seed/sealed-election.ts'

const BROTHERS = 400
const CANDIDATES = 5
const TRUSTEES = 3
/** The first vote of a page is its own warming up, as it is for a voter of one office only: it counts. */
const POSITIONS = 4
const SLOWED = 6
const GOALS = { fastMs: 150, slowMs: 900, frameMs: 50 }

export async function sealedVote({ folder }: Bench): Promise<Figure[]> {
  const voting = join(folder, 'sealed-vote')
  const seeded = await seedDataFolder(voting, BROTHERS)
  const { mailboxes } = seeded
  const [, ...active] = activeOf(seeded)
  const setId = await withDatabase(voting, ({ db }) => seedCommittee(db, active.slice(0, TRUSTEES)))
  const server = await startServer(voting)
  const client = openClient(server.address)
  const officer = await signIn(client, mailboxes[0] ?? '', PASSWORD)
  const candidates = active.slice(TRUSTEES, TRUSTEES + CANDIDATES)
  const { id } = await callSealedElection(client, officer, { setId, candidates, positions: POSITIONS })
  const browser = await openBrowser()
  const figures = []
  for (const [at, slowed] of [1, SLOWED].entries())
    figures.push(...(await measureVotes(browser, server, { electionId: id, mailbox: mailboxes[at + 1], slowed })))
  await browser.close()
  client.close()
  await server.stop()
  rmSync(voting, { recursive: true, force: true })
  return figures
}

interface Voter {
  electionId: number
  mailbox: string | undefined
  slowed: number
}

async function measureVotes(browser: Browser, server: ServerProcess, { electionId, mailbox, slowed }: Voter) {
  const profile = await openProfile(browser, server.address, mailbox)
  const page = await profile.newPage()
  const session = await profile.newCDPSession(page)
  await page.goto(`/governance?tab=elections&election=${electionId}`)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Vote for / })
    .first()
    .waitFor({ timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  const votes = []
  for (let position = 0; position < POSITIONS; position++)
    votes.push(await voteOnce(page, session, { office: `Office ${position + 1}`, slowed }))
  await profile.close()
  return figuresOf(votes, slowed)
}

interface Vote {
  /** From the press to the paint of the receipt. */
  wall: number
  /** Frames over 50 ms, as the browser itself notes them, until a moment after the receipt. */
  longFrames: number[]
}

async function voteOnce(
  page: Page,
  session: CDPSession,
  { office, slowed }: { office: string; slowed: number },
): Promise<Vote> {
  await page
    .getByRole('region', { name: office, exact: true })
    .getByRole('button', { name: /^Vote for / })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cast Vote' }).waitFor()
  await page.waitForTimeout(500)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  const vote = await page.evaluate(confirmAndWait, office)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.waitForLoadState('networkidle')
  return vote
}

/** Runs in the page. */
function confirmAndWait(office: string) {
  const cast = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cast Vote')
  const receipt = () => document.querySelector(`section[aria-label="${office}"] .sealed-receipt-code`)
  const longFrames: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longFrames.push(duration)
  })
  observer.observe({ type: 'long-animation-frame' })
  const from = performance.now()
  cast?.click()
  return new Promise<{ wall: number; longFrames: number[] }>((done) => {
    const painted = () => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        const wall = performance.now() - from
        setTimeout(() => done({ wall, longFrames }), 500)
      }
      port2.postMessage(null)
    }
    const look = () => requestAnimationFrame(receipt() ? painted : look)
    look()
  })
}

function figuresOf(votes: Vote[], slowed: number): Figure[] {
  const goal = slowed === 1 ? GOALS.fastMs : GOALS.slowMs
  const on = slowed === 1 ? 'a desktop' : `a page slowed ${slowed}-fold`
  const walls = votes.map(({ wall }) => wall)
  const long = votes.flatMap(({ longFrames }) => longFrames)
  const inOrder = walls.map((wall) => milliseconds(wall)).join(', ')
  return [
    {
      workload: `from “Cast Vote” to the receipt, ${CANDIDATES} candidates, on ${on} (wall time)`,
      baseline: '',
      goal: `under ${goal} ms`,
      measured: `${milliseconds(median(walls))}; one after the other ${inOrder}`,
      met: Math.max(...walls) < goal,
    },
    {
      workload: `frames of the page over ${GOALS.frameMs} ms meanwhile, on ${on} (wall time)`,
      baseline: '',
      goal: 'none',
      measured: long.length === 0 ? 'none' : `${long.length}: ${long.map(milliseconds).join(', ')}`,
      met: long.length === 0,
    },
  ]
}
