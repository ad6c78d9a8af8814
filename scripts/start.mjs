// `npm start`: prepares what is missing or stale, then keeps the server running on the Node it needs.
import { join } from 'node:path'
import { prepare } from './prepare.mjs'
import { projectNode, root } from './runtime.mjs'
import { supervise } from './supervise.mjs'

const server = join(root, 'server', 'main.ts')
// What Node made of the sources is kept: it is a third of a start.
const env = { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') }

await prepare()
process.exitCode = await supervise(projectNode(), [...process.execArgv, server, ...process.argv.slice(2)], { env })
