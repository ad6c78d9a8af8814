// What a test depends on: every file that it, or a file it depends on, names.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../runtime.mjs'

const SET_UP = ['global-setup', 'fixed-seed', 'set-ahead'].map((name) => `server/test/${name}.ts`)
/** Of all tests: the packages, and how tests are run. */
const OF_ALL = ['package-lock.json', 'vitest.config.ts', ...SET_UP]
/** A text in quotes that names a file or folder, and the part of the project that the short names of others lie in. */
const NAMES = /['"`]((?:\.{1,2}\/|#(?:platform|features|ui|lib)\/|@aerie\/[a-z-]+\/)[^'"`$\s]*)/g

/**
 * One hash of all that a test depends on, by what the files are named and hold. A file is found by its name in quotes, so
 * that what is imported, what runs in a thread of its own and what is read count alike; of a folder that is named, all files.
 *
 * @param {string} test its path from the root
 */
export function fingerprintOf(test) {
  const hash = createHash('sha256')
  for (const file of inputsOf(test)) hash.update(`${file}\0${hashOf(file)}\0`)
  return hash.digest('hex')
}

/**
 * The files themselves, sorted.
 *
 * @param {string} test its path from the root
 */
export function inputsOf(test) {
  const files = new Set()
  const waiting = [...OF_ALL, test]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (files.has(file)) continue
    files.add(file)
    waiting.push(...namedIn(file))
  }
  return [...files].sort()
}

const CODE = /\.(ts|tsx|mjs)$/
const once = (make) => {
  const made = new Map()
  return (key) => made.get(key) ?? made.set(key, make(key)).get(key)
}

const hashOf = once((file) =>
  createHash('sha256')
    .update(readFileSync(join(root, file)))
    .digest('hex'),
)

const namedIn = once((file) => {
  if (!CODE.test(file)) return []
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(NAMES)].flatMap(([, name]) => filesAt(placeOf(name, file)))
})

/** From the root. */
function placeOf(name, file) {
  const [part] = file.split('/')
  if (name.startsWith('#')) return join(part, name.slice(1))
  if (name.startsWith('@aerie/')) return placeInPart(...name.slice('@aerie/'.length).split('/'))
  return relative(root, join(root, dirname(file), name))
}

/** The contract and the packages are parts with a name of their own; what runs by itself is no TypeScript. */
function placeInPart(part, ...path) {
  const place = join(part === 'contract' ? part : join('packages', part), ...path)
  return existsSync(join(root, `${place}.mjs`)) ? `${place}.mjs` : `${place}.ts`
}

const filesAt = once((place) => {
  const path = join(root, place)
  // What names the project's folder goes on to name what it wants of it.
  if (place === '' || place === '.' || place.startsWith('..') || place.includes('node_modules') || !existsSync(path))
    return []
  if (!statSync(path).isDirectory()) return [place]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
})
