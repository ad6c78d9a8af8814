// Remembers with which inputs the files of tests have passed, so that a check can leave out what nothing has touched since.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../runtime.mjs'
import { fingerprintOf } from './inputs.mjs'

const FILE = join(root, 'node_modules', '.cache', 'passed-tests.json')

/** One file may belong to several suites. */
const keyOf = (suite, file) => `${suite}: ${file}`

/**
 * Those that have not passed yet as they are now.
 *
 * @param {string} suite
 * @param {string[]} files paths from the root
 */
export function changedSincePassed(suite, files) {
  const passed = readPassed()
  return files.filter((file) => passed[keyOf(suite, file)] !== fingerprintOf(file))
}

/**
 * @param {string} suite
 * @param {{ file: string, hasPassed: boolean }[]} results
 * @param {Record<string, string>} before fingerprints from before the run, since a file may have been saved meanwhile
 */
export function remember(suite, results, before) {
  const passed = readPassed()
  for (const { file, hasPassed } of results)
    if (hasPassed && before[file]) passed[keyOf(suite, file)] = before[file]
    else delete passed[keyOf(suite, file)]
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, JSON.stringify(passed))
}

/** @returns {Record<string, string>} */
function readPassed() {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'))
  } catch {
    return {}
  }
}
