// `npm run verify-log`: verifies the audit log of this installation, on the Node it needs.
import { join } from 'node:path'
import { prepare } from './prepare.mjs'
import { run } from './run.mjs'
import { projectNode, root, withEnvFile } from './runtime.mjs'

await prepare({ build: false })
process.exitCode = await run(projectNode(), [
  ...withEnvFile,
  join(root, 'server', 'verify-log.ts'),
  ...process.argv.slice(2),
])
