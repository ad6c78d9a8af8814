// `npm run restore -- FILE`: restores a house from an archive, on the Node it needs.
import { join } from 'node:path'
import { prepare } from './prepare.mjs'
import { run } from './run.mjs'
import { projectNode, root, withEnvFile } from './runtime.mjs'

await prepare({ build: false })
process.exitCode = await run(projectNode(), [
  ...withEnvFile,
  join(root, 'server', 'restore.ts'),
  ...process.argv.slice(2),
])
