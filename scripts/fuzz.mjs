// `npm run fuzz [seed]`: the calls that the check makes in their thousands, 50,000 of them.
import { prepare } from './prepare.mjs'
import { vitest } from './suites/vitest.mjs'

await prepare({ build: false })
const [seed] = process.argv.slice(2)
process.exitCode = await vitest(['run', '--project', 'fuzz'], {
  env: { FUZZ_CALLS: '50000', ...(seed && { FUZZ_SEED: seed }) },
})
