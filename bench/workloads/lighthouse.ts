// The pages on a slow phone, as Lighthouse simulates it. It is fetched for the measurement; nothing else needs it.
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { browserPath } from '../instruments/browser.ts'
import { type Bench, type Figure, milliseconds } from '../instruments/figure.ts'
import { median } from '../instruments/measure.ts'
import { startSignedInServer } from '../instruments/signed-in-server.ts'
import { seedAlbums } from '../seed/albums.ts'
import type { SeededFolder } from '../seed/data-folder.ts'

const VERSION = '13.5.0'
const RUNS = 3

interface Place {
  name: string
  path: string
  isSignedIn: boolean
  /** Milliseconds. */
  largestPaintUnder: number
}

const PLACES: Place[] = [
  { name: 'the landing page', path: '/', isSignedIn: false, largestPaintUnder: 1_500 },
  { name: 'the dashboard', path: '/', isSignedIn: true, largestPaintUnder: 2_000 },
  { name: 'the directory', path: '/members', isSignedIn: true, largestPaintUnder: 2_000 },
  { name: 'a profile', path: '/profile/1', isSignedIn: true, largestPaintUnder: 2_000 },
  { name: 'the trips', path: '/trips', isSignedIn: true, largestPaintUnder: 2_000 },
  { name: 'the feed', path: '/feed', isSignedIn: true, largestPaintUnder: 2_000 },
]
const PHOTOS = 200
const MOST_BLOCKING_MS = 150

interface Visit {
  performance: number
  accessibility: number
  bestPractices: number
  /** Milliseconds, these two. */
  largestPaint: number
  blocked: number
  shift: number
}

export async function lighthouse({ folder, sharedFolder }: Bench): Promise<Figure[]> {
  const albums = await seedAlbums(join(folder, 'albums'), { large: PHOTOS, whole: 0 })
  const path = `/media/${albums.large.id}`
  const album = { name: `an album of ${PHOTOS}`, path, isSignedIn: true, largestPaintUnder: 2_000 }
  return [...(await visitAll(folder, await sharedFolder(), PLACES)), ...(await visitAll(folder, albums, [album]))]
}

async function visitAll(folder: string, installation: SeededFolder, places: Place[]): Promise<Figure[]> {
  const { server, cookie, close } = await startSignedInServer(installation)
  const figures: Figure[] = []
  for (const place of places) {
    const visits: Visit[] = []
    const open = () => visit(folder, server.address + place.path, place.isSignedIn ? cookie : null)
    // Now and then it fails to record its browser, and asks to be run again.
    for (let run = 0; run < RUNS; run++) visits.push(await open().catch(open))
    figures.push(...figuresOf(place, visits))
  }
  await close()
  return figures
}

function figuresOf({ name, largestPaintUnder }: Place, visits: Visit[]): Figure[] {
  const middle = (of: keyof Visit) => median(visits.map((one) => one[of]))
  const shift = Math.max(...visits.map((one) => one.shift))
  const worst = (of: 'accessibility' | 'bestPractices') => Math.min(...visits.map((one) => one[of]))
  const figure = (what: string, goal: string, measured: string, met: boolean): Figure => ({
    workload: `${name} in Lighthouse, mobile: ${what}`,
    baseline: '',
    goal,
    measured,
    met,
  })
  const paint = middle('largestPaint')
  const blocked = middle('blocked')
  return [
    figure('performance', '95 or more', String(middle('performance')), middle('performance') >= 95),
    figure(
      'largest contentful paint',
      `under ${largestPaintUnder / 1000} s`,
      milliseconds(paint),
      paint < largestPaintUnder,
    ),
    figure('total blocking time', `under ${MOST_BLOCKING_MS} ms`, milliseconds(blocked), blocked < MOST_BLOCKING_MS),
    figure('layout shift', '0', String(shift), shift === 0),
    figure('accessibility', '100', String(worst('accessibility')), worst('accessibility') === 100),
    figure('best practices', '100', String(worst('bestPractices')), worst('bestPractices') === 100),
  ]
}

async function visit(folder: string, address: string, cookie: string | null): Promise<Visit> {
  const report = join(folder, 'lighthouse.json')
  const headers = join(folder, 'lighthouse-headers.json')
  await writeFile(headers, JSON.stringify(cookie ? { Cookie: cookie } : {}))
  const categories = '--only-categories=performance,accessibility,best-practices'
  const options = [categories, '--output=json', `--output-path=${report}`, `--extra-headers=${headers}`, '--quiet']
  const chrome = '--chrome-flags=--headless=new --no-sandbox'
  await promisify(execFile)('npx', ['--yes', `lighthouse@${VERSION}`, address, ...options, chrome], {
    env: { ...process.env, CHROME_PATH: browserPath() },
  })
  const { categories: scores, audits } = JSON.parse(await readFile(report, 'utf8'))
  const percent = (category: string) => Math.round(scores[category].score * 100)
  return {
    performance: percent('performance'),
    accessibility: percent('accessibility'),
    bestPractices: percent('best-practices'),
    largestPaint: audits['largest-contentful-paint'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
    shift: Math.round(audits['cumulative-layout-shift'].numericValue * 1000) / 1000,
  }
}
