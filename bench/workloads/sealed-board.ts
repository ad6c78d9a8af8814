// A thousand sealed votes: what others wait while twenty vote each second, and how long a browser checks the board of all of them.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { askOthers } from '../instruments/asked-meanwhile.ts'
import { openBrowser, openProfile } from '../instruments/browser.ts'
import { signIn } from '../instruments/client.ts'
import { type Figure, milliseconds } from '../instruments/figure.ts'
import { inParallel, median, quantile } from '../instruments/measure.ts'
import { type SignedInServer, startSignedInServer } from '../instruments/signed-in-server.ts'
import { PASSWORD, type SeededFolder, seedDataFolder, withAnalyzed, withDatabase } from '../seed/data-folder.ts'
import { activeOf, callSealedElection, castVote, sealVote, seedCommittee } from '../seed/sealed-election.ts'
import { openSessions } from '../seed/sessions.ts'

const BROTHERS = 1_400
const BALLOTS = 1_000
const CANDIDATES = 5
const TRUSTEES = 3
/** In the first so many seconds, so many each; the rest of the ballots are cast as fast as they go. */
const PACE = { seconds: 15, each: 20 }
const AT_ONCE = 8
const LONGEST_CHECK_MS = 900_000
const GOALS = { othersMs: 50, checkMs: 60_000 }

export async function measureBoard(folder: string): Promise<Figure[]> {
  const voting = join(folder, 'sealed-board')
  const seeded = await seedDataFolder(voting, BROTHERS)
  const [, ...active] = activeOf(seeded)
  const { setId, cookies } = await withDatabase(voting, async ({ db }) => ({
    setId: await seedCommittee(db, active.slice(0, TRUSTEES)),
    cookies: await openSessions(db, active, BALLOTS),
  }))
  const opened = await startSignedInServer(await withAnalyzed(seeded))
  const officer = await signIn(opened.client, seeded.mailboxes[0] ?? '', PASSWORD)
  const candidates = active.slice(TRUSTEES, TRUSTEES + CANDIDATES)
  const { id } = await callSealedElection(opened.client, officer, { setId, candidates, positions: 1 })
  const figures = [await voteAtPace(opened, id, cookies), await checkInBrowser(opened, seeded, id)]
  await opened.close()
  rmSync(voting, { recursive: true, force: true })
  return figures
}

async function voteAtPace(opened: SignedInServer, electionId: number, cookies: string[]): Promise<Figure> {
  const { client } = opened
  const voters: { cookie: string; vote: string }[] = []
  await inParallel(cookies.length, AT_ONCE, async (at) => {
    const cookie = cookies[at] ?? ''
    voters.push({ cookie, vote: await sealVote(client, cookie, electionId) })
  })
  const paced = PACE.seconds * PACE.each
  const waits: number[] = []
  const votes: Promise<unknown>[] = []
  const answered: number[] = []
  const others = askOthers(opened, waits)
  const began = performance.now()
  for (const [at, { cookie, vote }] of voters.slice(0, paced).entries()) {
    await pause(Math.max(0, began + (at * 1000) / PACE.each - performance.now()))
    const sent = performance.now()
    votes.push(castVote(client, cookie, electionId, vote).then(() => answered.push(performance.now() - sent)))
  }
  await Promise.all(votes)
  await others.end()
  const rest = voters.slice(paced)
  await inParallel(rest.length, AT_ONCE, (at) =>
    castVote(client, rest[at]?.cookie ?? '', electionId, rest[at]?.vote ?? ''),
  )
  const p99 = quantile(waits, 0.99)
  return {
    workload: `a list of 50 while ${PACE.each} vote each second in an election sealed by trustees (wall time, p99)`,
    baseline: '',
    goal: `under ${GOALS.othersMs} ms`,
    measured: `${milliseconds(p99)}, median ${milliseconds(median(waits))}, of ${waits.length.toLocaleString('en')}; a vote ${milliseconds(median(answered))}`,
    met: p99 < GOALS.othersMs,
  }
}

async function checkInBrowser({ server }: SignedInServer, { mailboxes }: SeededFolder, electionId: number) {
  const browser = await openBrowser()
  const page = await (await openProfile(browser, server.address, mailboxes[1])).newPage()
  const began = performance.now()
  await page.goto(`/governance/elections/${electionId}/check`)
  await page.getByText(/All that there is so far holds|All of it holds/).waitFor({ timeout: LONGEST_CHECK_MS })
  const taken = performance.now() - began
  const cores = await page.evaluate(() => navigator.hardwareConcurrency)
  await browser.close()
  return {
    workload: `a board of ${BALLOTS.toLocaleString('en')} ballots checked in a browser, from opening the page (wall time)`,
    baseline: '',
    goal: `under ${GOALS.checkMs / 1000} s on two cores`,
    measured: `${milliseconds(taken)}, on ${cores}`,
    met: taken < GOALS.checkMs,
  }
}
