// `npm test`: prepares, with a browser, and runs everything: what `npm run check -- --all` does, and the journeys.
import { prepare } from './prepare.mjs'
import { CHECKS, JOURNEYS, runSteps, SERVER_SUITES } from './steps.mjs'

await prepare({ browser: true })
process.exitCode = await runSteps([CHECKS, SERVER_SUITES, JOURNEYS], { changedOnly: false })
