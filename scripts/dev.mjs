// `npm run dev`: the server, started anew when a file of it changes, and Vite's pages before it, updated in place.
import { join } from 'node:path'
import { prepare } from './prepare.mjs'
import { run } from './run.mjs'
import { projectNode, root, withEnvFile } from './runtime.mjs'

await prepare({ build: false })
const node = projectNode()
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
await Promise.all([
  run(node, [...withEnvFile, '--watch', 'server/main.ts', ...process.argv.slice(2)], { cwd: root }),
  run(node, [vite, 'web'], { cwd: root }),
])
