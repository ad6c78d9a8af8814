// `npm run backup -- FOLDER`: backs the house of this installation up into one archive, on the Node it needs.
import { join } from 'node:path'
import { prepare } from './prepare.mjs'
import { run } from './run.mjs'
import { projectNode, root, withEnvFile } from './runtime.mjs'

await prepare({ build: false })
process.exitCode = await run(projectNode(), [
  ...withEnvFile,
  join(root, 'server', 'back-up.ts'),
  ...process.argv.slice(2),
])
