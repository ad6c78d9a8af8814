// The name under a node: as much of it as fits, by one rule.
import { UNNAMED } from '@aerie/contract/departures'
import { expect, test } from 'vitest'
import { brother } from '../brothers.fixture.ts'
import { fittingName } from './fitting-name.ts'

/** A letter wide each. */
const widthOf = (text: string) => [...text].length
const member = (firstName: string, lastName: string) => ({
  name: `${firstName} ${lastName}`.trim(),
  brother: brother(1, { firstName, lastName }),
})
const outsider = (name: string) => ({ name, brother: null })

test.each([
  [member('Ed', 'de Witt'), 10, 'Ed de Witt'],
  [member('Edgar', 'de Witt'), 10, 'E. de Witt'],
  [member('Edgar', 'de Witt'), 9, 'de Witt'],
  [member('Edgar', 'de Witt'), 3, 'de Witt'],
  [member('Madoc', ''), 3, 'Madoc'],
  [member('𝔄nders', 'Vestergaard'), 14, '𝔄. Vestergaard'],
  [outsider('Bartholomew Irons'), 17, 'Bartholomew Irons'],
  [outsider('Bartholomew Irons'), 12, 'B. Irons'],
  [outsider('Bartholomew Irons'), 5, 'Irons'],
  [outsider('Bartholomew S.'), 5, 'Bartholomew S.'],
  [outsider(UNNAMED), 3, UNNAMED],
] as const)('%j in %i is %s', (person, room, name) => expect(fittingName(person, room, widthOf)).toBe(name))
