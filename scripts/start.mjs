// `npm start`: prepares what is missing or stale, then runs the server on the Node it needs.
import module from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare } from './prepare.mjs'
import { run } from './run.mjs'
import { projectNode, root } from './runtime.mjs'

const server = join(root, 'server', 'main.ts')
// What Node made of the sources is kept: it is a third of a start.
const compiled = join(root, 'node_modules', '.cache', 'compiled')

await prepare()
const node = projectNode()
// From the second start on npm finds the project's own Node first, and one process will do.
if (node === process.execPath) {
  module.enableCompileCache(compiled)
  await import(pathToFileURL(server).href)
} else {
  const env = { ...process.env, NODE_COMPILE_CACHE: compiled }
  process.exitCode = await run(node, [server, ...process.argv.slice(2)], { env })
}
