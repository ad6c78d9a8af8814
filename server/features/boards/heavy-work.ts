// The arithmetic of sealed elections that takes long, in threads that all of this process has in common.
import { type BallotChecks, openBallotChecks } from '#platform/ballot-checks/ballot-checks.ts'

let opened: BallotChecks | null = null

/** Opened with the first question; its threads end by themselves where nothing is asked. */
export function heavyWork() {
  opened ??= openBallotChecks()
  return opened
}
