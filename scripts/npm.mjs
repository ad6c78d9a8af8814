// Runs npm, on the Node it came with: the project's own would be deleted under its feet by an installation.
import { basename, delimiter, join } from 'node:path'
import { run } from './run.mjs'
import { root } from './runtime.mjs'

/** Resolves to npm's exit code. `env` adds to this process's own. */
export function npm(args, env = {}) {
  const bin = join(root, 'node_modules', '.bin')
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== bin)
  const options = {
    cwd: root,
    env: { ...process.env, ...env, PATH: folders.join(delimiter) },
    stdio: /** @type {const} */ (['ignore', 'inherit', 'inherit']),
  }
  const { npm_node_execpath: node, npm_execpath: script = '' } = process.env
  if (node && basename(script) === 'npm-cli.js') return run(node, [script, ...args], options)
  return run('npm', args, { ...options, shell: process.platform === 'win32' })
}
