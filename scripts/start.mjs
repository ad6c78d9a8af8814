// `npm start`: prepares what is missing or stale, then keeps the server running on the Node it needs.
import { join } from 'node:path'
import { prepare } from './prepare.mjs'
import { projectNode, root, serverEnvironment, withEnvFile } from './runtime.mjs'
import { supervise } from './supervise.mjs'

const server = join(root, 'server', 'main.ts')
const env = { ...serverEnvironment, ...process.env }

await prepare()
const given = [...process.execArgv, withEnvFile, server, ...process.argv.slice(2)]
process.exitCode = await supervise(projectNode(), given, { env })
