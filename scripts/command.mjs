// `npm run backup`, `restore`, `verify-log`, `second-step-off` and `undo-passing`: a command of the server on this installation, on the Node it needs.
import { join } from 'node:path'
import { prepare } from './prepare.mjs'
import { run } from './run.mjs'
import { projectNode, root, withEnvFile } from './runtime.mjs'

const [program = '', ...given] = process.argv.slice(2)
await prepare({ build: false })
process.exitCode = await run(projectNode(), [...withEnvFile, join(root, program), ...given])
