// `npm run check`: everything but the journeys.
import { CHECKS, runSteps } from './steps.mjs'

process.exitCode = await runSteps(CHECKS)
