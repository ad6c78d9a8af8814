// `npm start`: prepares what is missing or stale, in a process that is gone then, and keeps the server running.
import { join } from 'node:path'
import { run, toldToStop } from './run.mjs'
import { root } from './runtime.mjs'

const code = await run(process.execPath, [join(root, 'scripts', 'build.mjs')])
if (code === 0 && !toldToStop()) await import('./keep.mjs')
else process.exitCode = code
