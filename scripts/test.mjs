// `npm test`: prepares, with a browser, and runs everything: what `npm run check -- --all` does, and the journeys.
import { prepare } from './prepare.mjs'
import { runSteps, SERVER_SUITES } from './steps.mjs'

await prepare({ browser: true })
process.exitCode = await runSteps([...SERVER_SUITES, 'e2e'], { changedOnly: false })
