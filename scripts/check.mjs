// `npm run check`: everything but the journeys, and of the server's suites what something has changed for; `-- --all` for all.
import { CHECKS, runSteps, SERVER_SUITES } from './steps.mjs'

process.exitCode = await runSteps([CHECKS, SERVER_SUITES], { changedOnly: !process.argv.includes('--all') })
