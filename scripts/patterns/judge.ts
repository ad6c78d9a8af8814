// Whether a regular expression takes a time that grows no faster than the text it is tried on.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { checkSync } from 'recheck'
import { root } from '../runtime.mjs'

/** The checker in JavaScript, which every machine has; its builds for single systems stay out of the lock file. */
process.env.RECHECK_BACKEND = 'pure'

/** In steps and never in time, so that a verdict is the same on every machine. */
const LIMITS = { timeout: null, attackTimeout: null, incubationTimeout: null }

/** What this version of the checker has judged before: the same again. */
const FOLDER = join(root, 'node_modules', '.cache')
const KEPT = join(FOLDER, `patterns-${createRequire(import.meta.url)('recheck/package.json').version}.json`)
let verdicts: Record<string, boolean> | undefined

/** False also where nothing can be said. */
export function isLinear(source: string, flags: string): boolean {
  verdicts ??= readVerdicts()
  const key = `/${source}/${flags}`
  const verdict = verdicts[key] ?? checkSync(source, flags, LIMITS).status === 'safe'
  verdicts[key] = verdict
  return verdict
}

export function keepVerdicts() {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(KEPT, JSON.stringify(verdicts))
}

function readVerdicts(): Record<string, boolean> {
  try {
    return JSON.parse(readFileSync(KEPT, 'utf8'))
  } catch {
    return {}
  }
}
