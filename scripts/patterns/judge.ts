// Whether a regular expression takes a time that grows no faster than the text it is tried on.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { checkSync } from 'recheck'
import { root } from '../runtime.mjs'

/** The checker in JavaScript, which every machine has; its builds for single systems stay out of the lock file. */
process.env.RECHECK_BACKEND = 'pure'

/** In steps and never in time, so that a verdict is the same on every machine. */
const LIMITS = { timeout: null, attackTimeout: null, incubationTimeout: null }

/** What was found linear by which checker, and how it was asked: the same again, so that only what is new is judged. */
interface Kept {
  checker: string
  linear: string[]
}
const FILE = join(root, 'scripts', 'patterns', 'linear.json')
const CHECKER = `recheck ${createRequire(import.meta.url)('recheck/package.json').version}, ${JSON.stringify(LIMITS)}`

/** Patterns judged in this process, by what they are written as. */
const judged = new Map<string, boolean>()
let kept: Set<string> | undefined

/** False also where nothing can be said. */
export function isLinear(source: string, flags: string): boolean {
  kept ??= readKept()
  const pattern = `/${source}/${flags}`
  if (kept.has(pattern)) return true
  const verdict = judged.get(pattern) ?? checkSync(source, flags, LIMITS).status === 'safe'
  judged.set(pattern, verdict)
  return verdict
}

/** How many of those that are linear are not kept yet. */
export const notKept = () => [...judged.values()].filter(Boolean).length

/** As if nothing had been judged before. */
export function judgeAnew() {
  kept = new Set()
}

/** Keeps which of these are linear, and no others. */
export function keepLinear(patterns: readonly { source: string | null; flags: string }[]) {
  const found = patterns.flatMap(({ source, flags }) =>
    source !== null && isLinear(source, flags) ? [`/${source}/${flags}`] : [],
  )
  const linear = [...new Set(found)].sort()
  writeFileSync(FILE, `${JSON.stringify({ checker: CHECKER, linear } satisfies Kept, null, 2)}\n`)
}

/** None of another checker. */
function readKept(): Set<string> {
  const { checker, linear }: Kept = JSON.parse(readFileSync(FILE, 'utf8'))
  return new Set(checker === CHECKER ? linear : [])
}
