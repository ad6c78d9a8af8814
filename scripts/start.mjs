// `npm start`: prepares what is missing or stale, then keeps the server running on the Node it needs.
import { join } from 'node:path'
import { prepare } from './prepare.mjs'
import { projectNode, root, serverEnvironment } from './runtime.mjs'
import { supervise } from './supervise.mjs'

const server = join(root, 'server', 'main.ts')
const env = { ...serverEnvironment, ...process.env }

await prepare()
process.exitCode = await supervise(projectNode(), [...process.execArgv, server, ...process.argv.slice(2)], { env })
