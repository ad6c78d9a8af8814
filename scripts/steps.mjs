// Runs the project's checks and suites one after the other, all of them whatever fails, and counts.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './npm.mjs'
import { toldToStop } from './run.mjs'
import { root } from './runtime.mjs'

export const CHECKS = ['types', 'lint', 'arrows', 'sizes', 'dead', 'unit', 'http', 'fuzz-short']
/** The suites, and the seconds that each should take on 2 cores; a slow machine fails nothing. */
const BUDGETS = { unit: 40, http: 360, 'fuzz-short': 60, e2e: 360 }

/** Resolves to the exit code. A check without tests of its own counts as one, so that 0 failed means that all is well. */
export async function runSteps(steps) {
  const results = []
  for (const step of steps) {
    console.log(`\n── ${step}`)
    const began = performance.now()
    const result = step in BUDGETS ? await runSuite(step) : count(await npm(['run', '--silent', step]))
    if (toldToStop()) return 1
    results.push({ step, seconds: Math.round((performance.now() - began) / 1000), ...result })
  }
  console.log(`\n${results.map(duration).join('\n')}`)
  const sum = (part) => results.reduce((total, result) => total + result[part], 0)
  const wrong = results.filter(({ failed }) => failed > 0).map(({ step }) => `npm run ${step}`)
  console.log(wrong.length > 0 ? `\nTo look into: ${wrong.join(', ')}` : '')
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return wrong.length > 0 ? 1 : 0
}

const duration = ({ step, seconds }) => `${step}: ${seconds} s${step in BUDGETS ? ` of ${BUDGETS[step]} s` : ''}`

async function runSuite(suite) {
  const file = join(root, 'node_modules', '.cache', `${suite}.json`)
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const colours = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
  const code = await npm(['run', '--silent', suite, '--', ...reporters], colours)
  return count(code, readResults(file))
}

/** A suite can also fail beside its tests, or before them. */
function count(code, { passed, failed } = { passed: code === 0 ? 1 : 0, failed: 0 }) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

function readResults(file) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 0 }
  }
}
