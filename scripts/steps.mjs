// Runs the project's checks and suites, all of them whatever fails, and counts.
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './npm.mjs'
import { toldToStop } from './run.mjs'
import { root } from './runtime.mjs'
import { processorSeconds } from './suites/processor-time.mjs'
import { runSuite } from './suites/run-suite.mjs'
import { costOf, isSuite, overspent } from './suites/suites.mjs'

/** Stages: lanes side by side, since few steps keep two cores busy; the steps of a lane one after the other. */
export const CHECKS = [
  ['types', 'lint', 'arrows', 'dead', 'sizes', 'weight', 'patterns'],
  ['unit', 'page-state', 'dom'],
]
export const SERVER_SUITES = [['http', 'years-ahead', 'heavy'], ['fuzz']]
export const JOURNEYS = [['e2e']]

const CACHE = join(root, 'node_modules', '.cache')

/**
 * Resolves to the exit code. A check without tests of its own counts as one, so that 0 failed means that all is well.
 *
 * @param {string[][][]} stages
 * @param {{ changedOnly: boolean }} how whether what nothing has changed for since it passed may be left out
 */
export async function runSteps(stages, { changedOnly }) {
  const results = []
  const measure = measuring()
  const settle = async (steps, how) => {
    for (const step of steps) if (!toldToStop()) results.push(await measure(step, how))
  }
  for (const lanes of stages)
    await Promise.all(lanes.map((lane) => settle(lane, { isAlone: lanes.length === 1, changedOnly })))
  return toldToStop() ? 1 : conclude(results)
}

/** Of the processors' time for programs that have ended, what comes to it when a step ends was that step's. */
function measuring() {
  let counted = processorSeconds()
  return async (step, { isAlone, changedOnly }) => {
    const began = performance.now()
    if (isAlone) console.log(`\n── ${step}`)
    const result = await (isAlone ? runStep(step, { changedOnly }) : quietly(step, { changedOnly }))
    const now = processorSeconds()
    const seconds = now === null || counted === null ? null : now - counted
    counted = now
    return { step, wall: Math.round((performance.now() - began) / 1000), seconds, ...result }
  }
}

/** What it says is printed when it has ended, so that two do not speak at once. */
async function quietly(step, how) {
  mkdirSync(CACHE, { recursive: true })
  const file = join(CACHE, `${step}.log`)
  const output = openSync(file, 'w')
  const result = await runStep(step, { ...how, output })
  closeSync(output)
  console.log(`\n── ${step}\n${readFileSync(file, 'utf8').trim()}`)
  return result
}

async function runStep(step, { changedOnly, output = undefined }) {
  if (isSuite(step)) return runSuite(step, { changedOnly, output })
  const code = await npm(['run', '--silent', step], { output })
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures: [], leftOut: 0 }
}

function conclude(results) {
  console.log(`\n${results.map(line).join('\n')}`)
  const dear = results.flatMap(({ step, seconds }) => (isSuite(step) ? (overspent(step, seconds) ?? []) : []))
  for (const sentence of dear) console.log(`\n${sentence}`)
  const sum = (part) => results.reduce((total, result) => total + result[part], 0)
  const wrong = results.filter(({ failed }) => failed > 0).map(({ step }) => `npm run ${step}`)
  console.log(wrong.length > 0 ? `\nTo look into: ${wrong.join(', ')}` : '')
  for (const failure of results.flatMap(({ failures }) => failures)) console.log(`\n  ${failure}`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return wrong.length > 0 ? 1 : 0
}

function line({ step, wall, seconds, leftOut }) {
  const cost = isSuite(step) ? `, ${costOf(step, seconds)}` : ''
  const without = leftOut > 0 ? `; ${leftOut} files left out: nothing they depend on has changed since they passed` : ''
  return `${step}: ${wall} s${cost}${without}`
}
