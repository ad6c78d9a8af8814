// Runs npm, on the Node it came with: the project's own would be deleted under its feet by an installation.
import { basename, delimiter, join } from 'node:path'
import { run } from './run.mjs'
import { root } from './runtime.mjs'

/**
 * Resolves to npm's exit code. `env` adds to this process's own; `output` is a file's descriptor, where the terminal is not
 * to have it.
 *
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, output?: number | 'inherit' | undefined }} how
 */
export function npm(args, { env = {}, output = 'inherit' } = {}) {
  const bin = join(root, 'node_modules', '.bin')
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== bin)
  const options = {
    cwd: root,
    env: { ...process.env, ...env, PATH: folders.join(delimiter) },
    stdio: ['ignore', output, output],
  }
  const { npm_node_execpath: node, npm_execpath: script = '' } = process.env
  if (node && basename(script) === 'npm-cli.js') return run(node, [script, ...args], options)
  return run('npm', args, { ...options, shell: process.platform === 'win32' })
}
