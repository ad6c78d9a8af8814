// Runs one suite of tests, or those of its files that something has changed for, and counts.
import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../runtime.mjs'
import { failuresIn } from './failures.mjs'
import { fingerprintOf } from './inputs.mjs'
import { changedSincePassed, remember } from './passed.mjs'
import { LEFT_OUT_UNCHANGED, projectsOf } from './suites.mjs'
import { vitest } from './vitest.mjs'

const CACHE = join(root, 'node_modules', '.cache')

/**
 * Resolves to how many tests passed and failed, which failed, and how many files were left out because nothing they depend
 * on has changed since they passed. Those that may be left out where `changedOnly` is asked for are remembered.
 *
 * @param {string} suite
 * @param {{ changedOnly: boolean, output?: number | 'inherit' | undefined }} how
 */
export async function runSuite(suite, { changedOnly, output }) {
  const isRemembered = LEFT_OUT_UNCHANGED.includes(suite)
  // A list of files takes a start of Vitest: where nothing is left out nobody asks for it.
  const all = isRemembered ? await filesOf(suite) : []
  const files = changedOnly ? changedSincePassed(suite, all) : all
  const leftOut = all.length - files.length
  if (leftOut > 0 && files.length === 0) return { passed: 0, failed: 0, failures: [], leftOut }
  const before = Object.fromEntries(files.map((file) => [file, fingerprintOf(file)]))
  const report = join(CACHE, `${suite}.json`)
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const chosen = leftOut > 0 ? files : []
  const code = await vitest(['run', ...projectsOf(suite), ...reporters, ...chosen], { output })
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, testResults = [] } = readJson(report) ?? {}
  const results = testResults.map(({ name, status }) => ({ file: pathOf(name), hasPassed: status === 'passed' }))
  if (isRemembered) remember(suite, results, before)
  const failures = failuresIn(testResults, pathOf)
  // A suite can also fail beside its tests, or before them.
  if (code !== 0 && failures.length === 0) failures.push(`${suite}\n    It failed beside its tests: see above.`)
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, failures, leftOut }
}

async function filesOf(suite) {
  const list = join(CACHE, `${suite}-files.json`)
  rmSync(list, { force: true })
  await vitest(['list', '--filesOnly', `--json=${list}`, ...projectsOf(suite)])
  return (readJson(list) ?? []).map(({ file }) => pathOf(file))
}

const pathOf = (file) => relative(root, file).replaceAll('\\', '/')

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
