// Which test files speak of days to come, and so could come to fail by the calendar alone: they run once more, years ahead.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const YEARS_AHEAD = 10
export const SECONDS_AHEAD = YEARS_AHEAD * 365.25 * 86_400

const WRITTEN = /\b20\d\d(?:-\d\d-\d\d)?(?!\d)/g
const COUNTED = /\/days-ahead\.ts'/

/** What a text writes out of days, as `2031-01-31`, and of years that come between today and as many years on. */
export function daysToPass(text: string, today = new Date()): string[] {
  const dayOf = (date: Date) => date.toISOString().slice(0, 10)
  const [first, last] = [dayOf(today), dayOf(new Date(today.getTime() + SECONDS_AHEAD * 1000))]
  return (text.match(WRITTEN) ?? []).filter((day) => day >= first && day <= last)
}

/** The test files below `folder` that count days from today on or write out days to come, and those that import such a fixture. */
export function datedFiles(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|fixture)\.ts$/.test(name))
    .map((name) => ({ name: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }))
  const dated = files.filter(({ text }) => COUNTED.test(text) || daysToPass(text).length > 0).map(({ name }) => name)
  const fixtures = dated.filter((name) => name.endsWith('.fixture.ts')).map((name) => `/${basename(name)}'`)
  const isDated = ({ name, text }: { name: string; text: string }) =>
    dated.includes(name) || fixtures.some((fixture) => text.includes(fixture))
  return files.filter((file) => file.name.endsWith('.test.ts') && isDated(file)).map(({ name }) => name)
}
