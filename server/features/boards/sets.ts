// The trustee sets that seal elections: who sits in them, whose key is there, and the points of their keys.

import type { Point } from '@aerie/verifiable-elections/group'
import { checkParameters, Parameters } from '@aerie/verifiable-elections/parameters'
import type { Context } from '#platform/context.ts'
import * as data from './sets-data.ts'

export interface Seat {
  index: number
  /** Null once he is a member no more. */
  memberId: number | null
  name: string
  isReady: boolean
}

export interface SealingSet {
  id: number
  name: string
  threshold: number
  /** Null until every key is there. */
  parameters: string | null
  isVoid: boolean
  seats: Seat[]
}

const FORMER = 'A former member'

/** By id. */
export async function readSets({ db }: Pick<Context, 'db'>, ids: number[]): Promise<ReadonlyMap<number, SealingSet>> {
  if (ids.length === 0) return new Map()
  const [sets, seats] = await Promise.all([data.listSets(db, ids), data.listSeats(db, ids)])
  const seatsOf = Map.groupBy(seats, ({ set_id }) => set_id)
  return new Map(
    sets.map(({ is_void, ...row }) => [
      row.id,
      {
        ...row,
        isVoid: is_void,
        seats: (seatsOf.get(row.id) ?? []).map(({ index, member_id, name, is_ready }) => ({
          index,
          memberId: member_id,
          name: name ?? FORMER,
          // What the rounds have left is of all of them.
          isReady: is_ready || row.parameters !== null,
        })),
      },
    ]),
  )
}

export const listActiveTrustees = ({ db }: Pick<Context, 'db'>, setId: number) => data.listActiveTrustees(db, setId)

const MOST_CHECKED = 20
/** Checking all that a set says takes a tenth of a second, and its text does not change. */
const checked = new Map<string, Point>()

/** The key of all of them together. */
export function committeeKeyOf(parameters: string): Point {
  const known = checked.get(parameters)
  if (known) return known
  const { key } = checkParameters(Parameters.parse(JSON.parse(parameters)))
  if (checked.size >= MOST_CHECKED) checked.clear()
  checked.set(parameters, key)
  return key
}
