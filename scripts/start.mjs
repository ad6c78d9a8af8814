// `npm start`: prepares what is missing or stale, then runs the server on the Node it needs.
import { fileURLToPath } from 'node:url'
import { prepare } from './prepare.mjs'
import { run } from './run.mjs'
import { projectNode } from './runtime.mjs'

const server = new URL('../server/main.ts', import.meta.url).href

await prepare()
const node = projectNode()
// From the second start on npm finds the project's own Node first, and one process will do.
if (node === process.execPath) await import(server)
else process.exitCode = await run(node, [fileURLToPath(server), ...process.argv.slice(2)])
