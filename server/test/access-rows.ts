// Who may call what and reads whose tables, kept by hand beside each feature: an endpoint without a row fails, and a read as well.
import { existsSync, readdirSync } from 'node:fs'

/** v visitor, m member, a admin, s super admin. */
type Callers = 'vmas' | 'mas' | 'as' | 's'

/**
 * Of an endpoint with something in its path. `hidden`: only whose it is may know of it. `overseen`: super admins besides.
 * `officers`: admins too. `shared`: whoever is admitted may. `secret`: whoever knows the path may, it cannot be guessed.
 */
type Knowers = 'hidden' | 'overseen' | 'officers' | 'shared' | 'secret'

/** By method and path, as in `'PUT /api/trips/:tripId': 'mas, hidden'`. */
export type AccessRows = Record<string, Callers | `${Callers}, ${Knowers}`>

const features = new URL('../features/', import.meta.url)

const OF_PLATFORM: AccessRows = { 'GET /api/events': 'mas' }

interface AccessOfFeature {
  ROWS?: AccessRows
  READS?: readonly string[]
}

/** What `access.fixture.ts` of each feature says, by its folder as in `features/trips`. */
const FEATURES: [folder: string, said: AccessOfFeature][] = await Promise.all(
  readdirSync(features)
    .filter((name) => existsSync(new URL(`${name}/access.fixture.ts`, features)))
    .map(async (name) => [`features/${name}`, await import(new URL(`${name}/access.fixture.ts`, features).href)]),
)

/** The rows of all endpoints. */
export const ACCESS_ROWS = new Map(
  [OF_PLATFORM, ...FEATURES.map(([, { ROWS }]) => ROWS ?? {})]
    .flatMap(Object.entries)
    .map(([name, row]) => [name, split(row)]),
)

/** Which tables of others each feature reads that reads any. */
export const FOREIGN_READS = Object.fromEntries(
  FEATURES.flatMap(([folder, { READS }]) => (READS ? [[folder, READS]] : [])),
)

function split(row: string) {
  const [callers = '', knowers] = row.split(', ')
  return { callers, knowers }
}
