// The landing page on a slow phone, as Lighthouse simulates it. It is fetched for the measurement; nothing else needs it.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { browserPath } from '../instruments/browser.ts'
import { type Bench, type Figure, milliseconds } from '../instruments/figure.ts'
import { median } from '../instruments/measure.ts'
import { startServer } from '../instruments/server-process.ts'

const VERSION = '13.5.0'
const RUNS = 3

interface Visit {
  score: number
  /** Milliseconds. */
  largestPaint: number
  shift: number
}

export async function lighthouse({ folder, sharedFolder }: Bench): Promise<Figure[]> {
  const { folder: data } = await sharedFolder()
  const server = await startServer(data)
  const visits: Visit[] = []
  const report = join(folder, 'lighthouse.json')
  for (let run = 0; run < RUNS; run++) {
    // Now and then it fails to record its browser, and asks to be run again.
    const failed = () => visit(server.address, report)
    visits.push(await visit(server.address, report).catch(failed))
  }
  await server.stop()
  const score = median(visits.map((one) => one.score))
  const largestPaint = median(visits.map((one) => one.largestPaint))
  const shift = Math.max(...visits.map((one) => one.shift))
  const where = 'the landing page in Lighthouse, mobile'
  return [
    { workload: `${where}: performance`, baseline: '', goal: '95 or more', measured: String(score), met: score >= 95 },
    {
      workload: `${where}: largest contentful paint`,
      baseline: '',
      goal: 'under 1.5 s',
      measured: milliseconds(largestPaint),
      met: largestPaint < 1500,
    },
    { workload: `${where}: layout shift`, baseline: '', goal: '0', measured: String(shift), met: shift === 0 },
  ]
}

async function visit(address: string, report: string): Promise<Visit> {
  const options = ['--only-categories=performance', '--output=json', `--output-path=${report}`, '--quiet']
  const chrome = '--chrome-flags=--headless=new --no-sandbox'
  await promisify(execFile)('npx', ['--yes', `lighthouse@${VERSION}`, address, ...options, chrome], {
    env: { ...process.env, CHROME_PATH: browserPath() },
  })
  const { categories, audits } = JSON.parse(await readFile(report, 'utf8'))
  return {
    score: Math.round(categories.performance.score * 100),
    largestPaint: audits['largest-contentful-paint'].numericValue,
    shift: Math.round(audits['cumulative-layout-shift'].numericValue * 1000) / 1000,
  }
}
