// `npm test`: prepares, with a browser, and runs everything: what `npm run check` does, and the journeys.
import { prepare } from './prepare.mjs'
import { CHECKS, runSteps } from './steps.mjs'

await prepare({ browser: true })
process.exitCode = await runSteps([...CHECKS, 'e2e'])
