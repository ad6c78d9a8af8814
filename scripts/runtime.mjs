// Knows which Node runs what: the project brings its own, so the machine's only has to be able to install it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** The server as `npm start` runs it. */
export const builtServer = join(root, 'dist', 'server', 'main.mjs')

/**
 * What the server's process is given. What Node made of the sources is kept: it is a third of a start. And glibc gives
 * back what is freed: else a crowd's buffers stay, a quarter of the process.
 */
export const serverEnvironment = {
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

const envFile = join(root, '.env')
/** Makes Node read the configuration in `.env` too, where there is one; what the environment says wins. */
export const withEnvFile = existsSync(envFile) ? [`--env-file=${envFile}`] : []

/** The path of the Node that runs Aerie: the one running now if it will do, else the project's; null before that is installed. */
export function projectNode() {
  if (runsAerie(process.versions.node)) return process.execPath
  const own = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  return existsSync(own) ? own : null
}

/** Whether a Node is new enough for npm and for what runs before the project's own is there. */
export function canPrepare(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > 20 || (major === 20 && minor >= 19)
}

/** The range that server/package.json asks for: >=24.15 <27. */
function runsAerie(version) {
  const [major, minor] = version.split('.').map(Number)
  return major === 24 ? minor >= 15 : major > 24 && major < 27
}
