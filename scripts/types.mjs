// `npm run types`: checks the types of all parts with the native compiler, which looks only at what has changed since.
import { join } from 'node:path'
import { run } from './run.mjs'
import { projectNode, root } from './runtime.mjs'

/** By its path: in node_modules/.bin its name belongs to the classic one, which tools ask for types. */
const COMPILER = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc')

for (const part of ['packages/votes', 'packages', 'contract', 'server', 'web', 'web/service-worker', 'scripts']) {
  const code = await run(projectNode(), [COMPILER, '-p', join(root, part)])
  process.exitCode ||= code
}
