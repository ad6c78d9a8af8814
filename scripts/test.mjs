// `npm test`: prepares, runs `npm run check` and the journeys in a browser, and sums up what passed and what failed.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { npm } from './npm.mjs'
import { prepare } from './prepare.mjs'
import { root } from './runtime.mjs'

const SUITES = ['check', 'e2e']

await prepare({ browser: true })
const failed = []
for (const suite of SUITES) if ((await runSuite(suite)) !== 0) failed.push(suite)
const results = SUITES.map(readResults)
const sum = (part) => results.reduce((total, result) => total + result[part], 0)
console.log(`\n${sum('numPassedTests')} passed, ${sum('numFailedTests')} failed`)
if (failed.length > 0) console.log(`Not in order: ${failed.map((suite) => `npm run ${suite}`).join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0

function runSuite(suite) {
  rmSync(resultsOf(suite), { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultsOf(suite)}`]
  const env = { CHROMIUM_PATH: findBrowser() ?? '', ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }) }
  return npm(['run', suite, '--', ...reporters], env)
}

function resultsOf(suite) {
  return join(root, 'node_modules', '.cache', `${suite}.json`)
}

/** A suite that ended before its tests, or without them, has nothing to add. */
function readResults(suite) {
  try {
    return JSON.parse(readFileSync(resultsOf(suite), 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 0 }
  }
}
