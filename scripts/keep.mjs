// Keeps the server running on the Node it needs, where everything is prepared.
import { join } from 'node:path'
import { projectNode, root, serverEnvironment, withEnvFile } from './runtime.mjs'
import { supervise } from './supervise.mjs'

const server = join(root, 'dist', 'server', 'main.mjs')
const env = { ...serverEnvironment, ...process.env }
const given = [...process.execArgv, ...withEnvFile, server, ...process.argv.slice(2)]
process.exitCode = await supervise(projectNode(), given, { env })
