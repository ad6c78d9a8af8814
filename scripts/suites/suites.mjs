// The suites of tests, and what each may cost.

/** Those that a check may leave out where nothing has changed for them: they take their time, and depend on the server alone. */
export const LEFT_OUT_UNCHANGED = ['http', 'years-ahead', 'heavy', 'fuzz']

/**
 * Beside a suite its budget in processor seconds, measured on two cores and rounded up. That of `http` grew by what is looked
 * through for votes, that of `heavy` by papers of office programs, by films and by leaks that were written over, that of `e2e`
 * by the journeys of all these and a browser that takes longer to open a page, that of `dom` by two zones.
 */
const BUDGETS = { unit: 20, 'page-state': 20, dom: 45, http: 200, 'years-ahead': 40, heavy: 400, fuzz: 70, e2e: 1000 }
/** A suite that took more than so many budgets is named at the end. It fails nothing: a busy machine doubles what all of them take. */
const MOST_BUDGETS = 1.5

/** Those of Vitest's projects that a suite consists of, where it is not the one of its name. */
const PROJECTS = { dom: ['dom', 'west', 'east'], heavy: ['heavy', 'heavy-apart'] }
export const projectsOf = (suite) => (PROJECTS[suite] ?? [suite]).flatMap((project) => ['--project', project])

export const isSuite = (step) => Object.hasOwn(BUDGETS, step)

/** "250 s of 300 s of processor time"; the seconds are null where the system does not tell. */
export const costOf = (suite, seconds) =>
  seconds === null ? 'processor time unknown' : `${Math.round(seconds)} s of ${BUDGETS[suite]} s of processor time`

/** A sentence where a suite has cost too much, else null. */
export function overspent(suite, seconds) {
  const budget = BUDGETS[suite]
  if (seconds === null || seconds <= budget * MOST_BUDGETS) return null
  return (
    `${suite} took ${Math.round(seconds)} s of processor time, more than ${MOST_BUDGETS} times its budget of ${budget} s. ` +
    'Where others kept theirs, make what became dear cheaper, or raise the budget in scripts/suites/suites.mjs and say why.'
  )
}
