// The trustee sets that seal elections: who sits in them and whose key is there.
import { displayName } from '#features/people/person.ts'
import type { Context } from '#platform/context.ts'
import * as data from './sets-data.ts'

interface Seat {
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

/** Null of whoever is gone. */
const nameOf = ({ familiar, first_name, last_name }: data.SeatRow) =>
  first_name === null || last_name === null ? null : displayName({ familiar, first_name, last_name })

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
        seats: (seatsOf.get(row.id) ?? []).map((seat) => ({
          index: seat.index,
          memberId: seat.member_id,
          name: nameOf(seat) ?? FORMER,
          // What the rounds have left is of all of them.
          isReady: seat.is_ready || row.parameters !== null,
        })),
      },
    ]),
  )
}

export const listActiveTrustees = ({ db }: Pick<Context, 'db'>, setId: number) => data.listActiveTrustees(db, setId)
