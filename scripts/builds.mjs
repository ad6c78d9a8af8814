// Builds the pages into dist/web and the server into dist/server when what they are made of has changed.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.mjs'
import { projectNode, root } from './runtime.mjs'

const SHARED = ['contract', 'packages']
/** Beside code the server's folder has what the demo shows, and its migrations, which are read where they are. */
const IS_CODE = /\.(?:ts|mjs|json)$/
const BUILDS = [
  { name: 'web', says: 'Building the pages', isPart: () => true },
  { name: 'server', says: 'Building the server', isPart: (path) => IS_CODE.test(path) },
]

export async function buildWhatIsStale(log) {
  for (const build of BUILDS) await buildIfStale(build, log)
}

async function buildIfStale({ name, says, isPart }, log) {
  const stamp = join(root, 'dist', name, '.stamp')
  const inputs = fingerprint(name, isPart)
  if (read(stamp) === inputs) return
  log(`${says} (a few seconds) …`)
  const former = setFormerAside(name, stamp)
  // Without a stamp from the start, so that a build cut short is not taken for a finished one.
  rmSync(stamp, { force: true })
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const env = { ...process.env, NODE_ENV: 'production' }
  const code = await run(projectNode(), [vite, 'build', name, '--logLevel=warn'], { cwd: root, env })
  former.bringBack(code === 0 ? 'former-assets' : 'assets')
  if (code !== 0) throw new Error(`${says} failed; the reason is above.`)
  writeFileSync(stamp, inputs)
}

/** Pages that are open while a version takes the place of another ask for files of the former: of one build they stay. */
function setFormerAside(name, stamp) {
  const [built, aside] = [join(root, 'dist', name), join(root, 'dist', `former-${name}`)]
  const assets = join(built, 'assets')
  if (existsSync(stamp) && existsSync(assets)) {
    rmSync(aside, { recursive: true, force: true })
    renameSync(assets, aside)
  }
  return {
    bringBack(folder) {
      if (existsSync(aside) && !existsSync(join(built, folder))) renameSync(aside, join(built, folder))
    },
  }
}

/** One hash of every file that a build could be made of. */
function fingerprint(name, isPart) {
  const hash = createHash('sha256')
  const own = filesIn(join(root, name)).filter(isPart)
  const files = SHARED.flatMap((folder) => filesIn(join(root, folder)))
  for (const file of [join(root, 'package-lock.json'), ...own, ...files])
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

function read(stamp) {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return null
  }
}
