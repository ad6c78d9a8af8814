// A Word file from its upload to its first page in the browser of a member, and what the others notice of it.
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { madeDocxOf } from '../../server/platform/documents/made-document.fixture.ts'
import { askOthers } from '../instruments/asked-meanwhile.ts'
import { openBrowser, openProfile } from '../instruments/browser.ts'
import { type Bench, type Figure, milliseconds } from '../instruments/figure.ts'
import { median, quantile } from '../instruments/measure.ts'
import { type SignedInServer, startSignedInServer } from '../instruments/signed-in-server.ts'
import { seedDataFolder } from '../seed/data-folder.ts'

const PAGES = 10
const TIMES = 7
const GOALS = { firstPageMs: 1_500, othersMs: 50 }

export async function wordFile({ folder }: Bench): Promise<Figure[]> {
  const seeded = await seedDataFolder(join(folder, 'word-file'), 200)
  const signedIn = await startSignedInServer(seeded)
  const browser = await openBrowser()
  const profile = await openProfile(browser, signedIn.server.address, seeded.mailboxes[2])
  const waits: number[] = []
  // The first has the code of the page and the process that reads papers to fetch and start.
  await openOnce(signedIn, profile, 0)
  const asking = askOthers(signedIn, waits)
  const took: number[] = []
  for (let time = 1; time <= TIMES; time++) took.push(await openOnce(signedIn, profile, time))
  await asking.end()
  await browser.close()
  await signedIn.close()
  const middle = median(took)
  const others = quantile(waits, 0.99)
  const what = `a Word file of ${PAGES} pages without LibreOffice`
  return [
    {
      workload: `${what}, from its upload to its first page (wall time)`,
      baseline: '',
      goal: `under ${milliseconds(GOALS.firstPageMs)}`,
      measured: `${milliseconds(middle)}, the longest of ${TIMES} ${milliseconds(Math.max(...took))}`,
      met: middle < GOALS.firstPageMs,
    },
    {
      workload: `${what}: a list of 50 meanwhile, p99`,
      baseline: '',
      goal: `under ${milliseconds(GOALS.othersMs)}`,
      measured: `${milliseconds(others)}, median ${milliseconds(median(waits))}`,
      met: others < GOALS.othersMs,
    },
  ]
}

async function openOnce({ server }: SignedInServer, profile: BrowserContext, time: number) {
  const content = Buffer.from(madeWord(time))
  const page = await profile.newPage()
  const began = performance.now()
  const answer = await profile.request.post('/api/documents', {
    headers: { origin: server.address },
    multipart: {
      title: `Word ${time}`,
      category: 'general',
      accessLevel: 'members',
      file: { name: 'word.docx', mimeType: 'application/octet-stream', buffer: content },
    },
  })
  const { id } = await answer.json()
  await page.goto(`/documents?open=${id}`)
  await page.frameLocator('iframe').getByText(`Article 1 of paper ${time}`).waitFor()
  const took = performance.now() - began
  await page.close()
  return took
}

const SENTENCE = 'The committee heard that the roof is paid for, and that the cellar is not. '

function madeWord(time: number) {
  const run = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
  const page = (number: number) =>
    `${run(`Article ${number} of paper ${time}`)}${run(SENTENCE.repeat(6)).repeat(5)}<w:p><w:r><w:br w:type="page"/></w:r></w:p>`
  return madeDocxOf(Array.from({ length: PAGES }, (_, at) => page(at + 1)).join(''))
}
