// The contract's words stand at the fields they are about, though blank rows are not sent.
import { TEXT_FIELDS, type TextFieldName } from '@aerie/contract/member-fields'
import { expect, test } from 'vitest'
import { faultsOf, fieldOf } from './check-form.ts'
import type { ProfileForm } from './form-values.ts'

const BLANK_KID = { name: '', gender: '', birthYear: '' }
const FORM: ProfileForm = {
  ...(Object.fromEntries(TEXT_FIELDS.map((field) => [field, ''])) as Record<TextFieldName, string>),
  firstName: 'Aurelius',
  lastName: 'Whitlock',
  email: 'aurelius.whitlock@example.org',
  class: '',
  pledgeClass: '',
  lineageColor: null,
  companyTags: [],
  workHistory: [],
  roles: [],
  bigBrother: null,
  littleBrothers: [null, null],
  significantOtherType: 'none',
  kids: [],
  interests: [],
  isOnMap: true,
  privacy: null,
  sharesActivity: null,
  sharesBirthday: null,
}

/** Each fault as 'field: message'. */
function faultsAfter(edits: Partial<ProfileForm>, initial: Partial<ProfileForm> = {}, withheld: ['email'] | [] = []) {
  const values = { ...FORM, ...initial, ...edits }
  const faults = faultsOf(values, { ...FORM, ...initial }, withheld)
  return faults.map(({ path, message }) => `${fieldOf(path, values)}: ${message}`)
}

test('a name, another name and an address are asked for, touched or not', () => {
  expect(faultsAfter({ firstName: ' ', lastName: '' }, { email: '' })).toEqual([
    'firstName: First name is required',
    'lastName: Last name is required',
    'email: Valid email is required',
  ])
})

test('an address that is kept from the editor need not be told, but a new one must be one', () => {
  expect(faultsAfter({}, { email: '' }, ['email'])).toEqual([])
  expect(faultsAfter({ email: 'rook@' }, { email: '' }, ['email'])).toEqual(['email: Valid email is required'])
})

test('a child with a year has a name, and the row that says so is the one that was typed into', () => {
  expect(faultsAfter({ kids: [BLANK_KID, { ...BLANK_KID, birthYear: '2024' }, BLANK_KID] })).toEqual([
    'kids.1.name: Child name is required',
  ])
  expect(faultsAfter({ kids: [BLANK_KID] })).toEqual([])
})

test('years and classes are numbers', () => {
  expect(faultsAfter({ kids: [{ name: 'Gil', gender: '', birthYear: 'last' }] })).toEqual(['kids.0.birthYear: A year'])
  expect(faultsAfter({ class: '1066' })).toEqual(['class: A year, or a number from 1 to 35'])
})

test('an address elsewhere is one, or a handle', () => {
  expect(faultsAfter({ linkedinUrl: 'not an address', tiktokUrl: 'rook.letters' })).toEqual([
    'linkedinUrl: Please enter a valid URL',
  ])
})

test('what nobody touched stands in nobody’s way', () => {
  expect(faultsAfter({}, { instagramUrl: 'not an address' })).toEqual([])
})

test('what the server says of a list stands at the list, or at the place in it', () => {
  const values = { ...FORM, littleBrothers: [null, '12'] }
  expect(fieldOf(['littleBrothers'], values)).toBe('littleBrothers.root')
  expect(fieldOf(['littleBrothers', '0'], values)).toBe('littleBrothers.1')
  expect(fieldOf(['companyTags', '3'], values)).toBe('companyTags')
  expect(fieldOf(['version'], values)).toBeUndefined()
})
