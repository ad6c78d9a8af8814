// Builds the pages into dist/web when what they are made of has changed.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.mjs'
import { projectNode, root } from './runtime.mjs'

const STAMP = join(root, 'dist', 'web', '.stamp')

export async function buildPages(log) {
  const inputs = fingerprint()
  if (stamp() === inputs) return
  log('Building the pages (a few seconds) …')
  // Without a stamp from the start, so that a build cut short is not taken for a finished one.
  rmSync(STAMP, { force: true })
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const env = { ...process.env, NODE_ENV: 'production' }
  const code = await run(projectNode(), [vite, 'build', 'web', '--logLevel=warn'], { cwd: root, env })
  if (code !== 0) throw new Error('The pages could not be built; the reason is above.')
  writeFileSync(STAMP, inputs)
}

/** One hash of every file that a page could be made of. */
function fingerprint() {
  const hash = createHash('sha256')
  const files = ['web', 'contract', 'verify'].flatMap((folder) => filesIn(join(root, folder)))
  for (const file of [join(root, 'package-lock.json'), ...files])
    hash.update(`${file.slice(root.length)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

function filesIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'test' ? [] : filesIn(path)
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path]
  })
}

function stamp() {
  try {
    return readFileSync(STAMP, 'utf8')
  } catch {
    return null
  }
}
