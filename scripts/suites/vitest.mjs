// Runs Vitest on the Node that the project needs.
import { join } from 'node:path'
import { run } from '../run.mjs'
import { projectNode, root } from '../runtime.mjs'

const VITEST = join(root, 'node_modules', 'vitest', 'vitest.mjs')

/**
 * Resolves to its exit code. `env` adds to this process's own; `output` is a file's descriptor, where the terminal is not
 * to have it.
 *
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, output?: number | 'inherit' | undefined }} how
 */
export function vitest(args, { env = {}, output = 'inherit' } = {}) {
  const hasColours = output === 'inherit' && process.stdout.isTTY
  return run(projectNode(), [VITEST, ...args], {
    cwd: root,
    env: { ...process.env, ...(hasColours ? {} : { NO_COLOR: '1' }), ...env },
    stdio: ['ignore', output, output],
  })
}
