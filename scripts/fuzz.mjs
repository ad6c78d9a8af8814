// `npm run fuzz [seed]`: the calls that the check makes in their thousands, 50,000 of them.
import { npm } from './npm.mjs'
import { prepare } from './prepare.mjs'

await prepare({ build: false })
const [seed] = process.argv.slice(2)
process.exitCode = await npm(['run', '--silent', 'fuzz-short'], {
  FUZZ_CALLS: '50000',
  ...(seed && { FUZZ_SEED: seed }),
})
