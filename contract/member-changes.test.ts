// What forms and calls write into a member's record: what says nothing is kept as nothing.
import { expect, test } from 'vitest'
import { NewMember, OwnChanges } from './member-changes.ts'

test('forms and calls take it for nothing as well', () => {
  const typed = {
    ...{
      location: 'N/A',
      country: 'unknown',
      significantOther: 'none',
      bigBrother: 'TBD',
      cohort: '-',
      birthday: '??',
    },
    ...{
      currentCompany: 'n/a',
      phone: 'not given',
      quote: '…',
      middleName: 'NMN',
      familiar: 'n/a',
      instagramUrl: 'N/A',
    },
  }
  const nothing = Object.fromEntries(Object.keys(typed).map((field) => [field, null]))
  expect(
    OwnChanges.parse({
      ...typed,
      littleBrothers: ['N/A', 'Orson Vail', 'none', '?'],
      companyTags: 'None, Sailing, n/a',
    }),
  ).toEqual({ ...nothing, littleBrothers: ['Orson Vail'], companyTags: ['Sailing'] })
  const added = NewMember.parse({
    firstName: 'Na',
    lastName: 'Nil',
    email: 'na@example.org',
    location: 'N/A',
    company: '?',
  })
  expect(added).toMatchObject({ firstName: 'Na', lastName: 'Nil', location: null, company: null })
})

test('what is left out stays left out, and what says something stays', () => {
  expect(OwnChanges.parse({})).toEqual({})
  const kept = {
    location: 'Nara',
    bigBrother: '12',
    familiar: 'Na',
    significantOther: 'Nil Patel',
    quote: 'Nothing comes of nothing.',
  }
  expect(OwnChanges.parse(kept)).toEqual(kept)
})
