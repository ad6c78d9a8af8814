// Who is found on a device: names before all else, and by nothing that he does not show.
import type { KeptBrother } from '@aerie/contract/offline'
import { expect, test } from 'vitest'
import { findAmong } from './find-on-device.ts'
import { livingIn } from './offline-trips.tsx'

const brother = (id: number, more: Partial<KeptBrother>): KeptBrother => ({
  ...{ id, firstName: 'Hugh', lastName: 'Marsh', familiar: null, class: null, pledgeClass: null, location: null },
  ...{ city: null, country: null, currentPosition: null, currentCompany: null, email: null, phone: null },
  ...{ profileImageUrl: null, profileImageHash: null },
  ...more,
})
const EAMON = brother(1, {
  firstName: 'Eamon',
  lastName: 'Kirwan',
  city: 'Galway',
  country: 'Ireland',
  pledgeClass: 28,
})
const GALLAGHER = brother(2, { firstName: 'Patrick', lastName: 'Gallagher', familiar: 'Paddy', country: 'Ireland' })
const HIDDEN = brother(3, {})
const ALL = [EAMON, GALLAGHER, HIDDEN]
const idsOf = (typed: string) => findAmong(ALL, typed).map(({ id }) => id)

test.each([
  ['gal', [2, 1]],
  ['paddy', [2]],
  ['28th', [1]],
  ['ireland', [1, 2]],
  ['', [1, 2, 3]],
  ['nobody', []],
])('%s', (typed, ids) => {
  expect(idsOf(typed)).toEqual(ids)
})

test('in the city of a stop live those whose city is the one that was found for it', () => {
  expect(livingIn({ city: 'Galway', country: 'Ireland' }, ALL)).toEqual([EAMON])
  expect(livingIn({ city: 'Galway', country: 'Canada' }, ALL)).toEqual([])
  expect(livingIn({ city: null, country: null }, ALL)).toEqual([])
})
