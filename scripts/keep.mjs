// Keeps the server running on the Node it needs, where everything is prepared.
import { builtServer, projectNode, serverEnvironment, withEnvFile } from './runtime.mjs'
import { supervise } from './supervise.mjs'

const env = { ...serverEnvironment, ...process.env }
const given = [...process.execArgv, ...withEnvFile, builtServer, ...process.argv.slice(2)]
process.exitCode = await supervise(projectNode(), given, { env })
