// A sealed vote in a browser: from the press that confirms it until its receipt is painted, on a fast page and on a slow one.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, openProfile } from '../instruments/browser.ts'
import { openClient, signIn } from '../instruments/client.ts'
import { type Bench, type Figure, milliseconds } from '../instruments/figure.ts'
import { framesBetween, TRACED } from '../instruments/frames.ts'
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
/** As long as the question is read before it is confirmed, at the least. */
const READING_MS = 500
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
  const voters = mailboxes.slice(1)
  for (const slowed of [1, SLOWED]) {
    const how = { electionId: id, slowed }
    const walls = await votesOf(browser, server, { ...how, mailbox: voters.shift() }, timeOnce)
    const frames = await votesOf(browser, server, { ...how, mailbox: voters.shift() }, (vote) =>
      traceOnce(browser, vote),
    )
    figures.push(...figuresOf(slowed, walls, frames))
  }
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

/** A vote that is asked to be confirmed, on a page that is as slow as it is to be. */
interface AskedVote {
  page: Page
  office: string
}

/** One after the other for all positions. */
async function votesOf<Measured>(
  browser: Browser,
  server: ServerProcess,
  { electionId, mailbox, slowed }: Voter,
  measure: (vote: AskedVote) => Promise<Measured>,
): Promise<Measured[]> {
  const profile = await openProfile(browser, server.address, mailbox)
  const page = await profile.newPage()
  const session = await profile.newCDPSession(page)
  const setSpeed = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
  await page.goto(`/governance?tab=elections&election=${electionId}`)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Vote for / })
    .first()
    .waitFor({ timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  const votes = []
  for (let position = 0; position < POSITIONS; position++) {
    const office = `Office ${position + 1}`
    // What is made ready while the question is read is made as slowly.
    await setSpeed(slowed)
    await openQuestion(page, office)
    votes.push(await measure({ page, office }))
    await setSpeed(1)
    await page.waitForLoadState('networkidle')
  }
  await profile.close()
  return votes
}

async function openQuestion(page: Page, office: string) {
  await page
    .getByRole('region', { name: office, exact: true })
    .getByRole('button', { name: /^Vote for / })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cast Vote' }).waitFor()
  await page.waitForTimeout(READING_MS)
}

const timeOnce = ({ page, office }: AskedVote) => page.evaluate(confirmAndWait, office)

interface Frames {
  /** Of each frame from the press to the paint of the receipt. */
  meanwhile: number[]
  /** Of those in the half second after it. */
  afterwards: number[]
}

async function traceOnce(browser: Browser, { page, office }: AskedVote): Promise<Frames> {
  await browser.startTracing(page, TRACED)
  await page.evaluate(confirmAndWait, office)
  const trace = await browser.stopTracing()
  return {
    meanwhile: framesBetween(trace, 'vote-press', 'vote-receipt'),
    afterwards: framesBetween(trace, 'vote-receipt', 'vote-after'),
  }
}

/** Runs in the page, and asks it for no frame of its own. Answers milliseconds from the press to the paint of the receipt. */
function confirmAndWait(office: string) {
  const cast = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cast Vote')
  const receipt = () => document.querySelector(`section[aria-label="${office}"] .sealed-receipt-code`)
  return new Promise<number>((done) => {
    const from = performance.now()
    const painted = () => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        const wall = performance.now() - from
        performance.mark('vote-receipt')
        setTimeout(() => {
          performance.mark('vote-after')
          done(wall)
        }, 500)
      }
      port2.postMessage(null)
    }
    const observer = new MutationObserver(() => {
      if (!receipt()) return
      observer.disconnect()
      requestAnimationFrame(painted)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    performance.mark('vote-press')
    cast?.click()
  })
}

function figuresOf(slowed: number, walls: number[], frames: Frames[]): Figure[] {
  const goal = slowed === 1 ? GOALS.fastMs : GOALS.slowMs
  const on = slowed === 1 ? 'a desktop' : `a page slowed ${slowed}-fold`
  const inOrder = walls.map((wall) => milliseconds(wall)).join(', ')
  const meanwhile = frames.flatMap((vote) => vote.meanwhile)
  const long = meanwhile.filter((ms) => ms > GOALS.frameMs)
  const longest = (all: number[]) => milliseconds(Math.max(0, ...all))
  return [
    {
      workload: `from “Cast Vote” to the receipt, ${CANDIDATES} candidates, on ${on} (wall time)`,
      baseline: '',
      goal: `under ${goal} ms`,
      measured: `${milliseconds(median(walls))}; one after the other ${inOrder}`,
      met: Math.max(...walls) < goal,
    },
    {
      workload: `frames of the page over ${GOALS.frameMs} ms meanwhile, on ${on} (processor time of the page’s thread)`,
      baseline: '',
      goal: 'none',
      measured: `${long.length === 0 ? 'none' : long.map(milliseconds).join(', ')}; the longest of ${meanwhile.length} ${longest(meanwhile)}, in the half second afterwards ${longest(frames.flatMap((vote) => vote.afterwards))}`,
      met: long.length === 0,
    },
  ]
}
