// Saves of lineages in a sequence, for a test of what they make of the lines.
import fc from 'fast-check'
import type { DesiredLineage } from '#features/kinship/desired-lineage.ts'
import { namesOf, type Person } from '#features/kinship/kinship.ts'
import { type Brotherhood, brother } from '#features/kinship/model.fixture.ts'

export interface Save {
  memberId: number
  desired: DesiredLineage | null
  /** His first name from now on, where it changes. */
  rename: string | null
  /** Whether the oldest proposal is agreed to after it. */
  isAgreed?: boolean
}

/** Few names for many brothers, so that some are borne twice, and some by nobody. */
const FIRST = ['Ada', 'Bo', 'Cy', 'Dov', 'Eli', 'Fay']
const SIZE = 8

export const people = (): Person[] =>
  Array.from({ length: SIZE }, (_, index) =>
    brother(index + 1, `${FIRST[index % 5]} Reed`, {
      familiar: index === 1 ? 'Bobby' : null,
      lineage_color: index % 3 === 0 ? 'blue' : null,
    }),
  )

const entry = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: SIZE }).map(String) },
  { weight: 2, arbitrary: fc.constantFrom(...FIRST, 'Bobby', 'bo').map((first) => `${first} Reed`) },
)

const desired: fc.Arbitrary<DesiredLineage> = fc.record(
  { big: fc.option(entry), littles: fc.array(entry, { maxLength: 3 }) },
  { requiredKeys: [] },
)

export const saves: fc.Arbitrary<Save[]> = fc.array(
  fc.record({
    memberId: fc.integer({ min: 1, max: SIZE }),
    desired: fc.option(desired, { freq: 9 }),
    rename: fc.option(fc.constantFrom(...FIRST), { freq: 5, nil: null }),
    isAgreed: fc.boolean(),
  }),
  { minLength: 1, maxLength: 30 },
)

export const renamed = <Row extends Person>(person: Row, { rename }: Save): Row =>
  rename === null ? person : { ...person, first_name: rename }

export const namesAfter = ({ people }: Brotherhood, save: Save) =>
  people.filter(({ id }) => id === save.memberId).flatMap((person) => namesOf(renamed(person, save)))
