// What is left in memory goes while nobody asks for anything, in a process that would keep it for hours.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = (watch: string) =>
  promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    `${watch}
    const left = new WeakRef(Array.from({ length: 4_000_000 }, (_, at) => at))
    setInterval(() => left.deref() === undefined && process.exit(), 200)
    setTimeout(() => process.exit(1), 60_000)`,
  ])

test('what nothing refers to any more is gone before long', async () => {
  const module = new URL('quiet-memory.ts', import.meta.url).href
  const watch = `import { giveBackWhenQuiet } from ${JSON.stringify(module)}; giveBackWhenQuiet({ everyMs: 50 })`
  await expect(run(watch)).resolves.toMatchObject({ stderr: '' })
}, 90_000)
