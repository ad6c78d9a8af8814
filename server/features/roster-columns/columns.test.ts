// Which header holds which field.
import { expect, test } from 'vitest'
import { ROSTER_FIELDS } from './column-names.ts'
import { mapColumns } from './columns.ts'

const fieldsOf = (...headers: string[]) => mapColumns(headers).list.map(({ field }) => field)

test('the fields of the contract, in any order, case and spelling', () => {
  expect(fieldsOf(...ROSTER_FIELDS)).toEqual(ROSTER_FIELDS)
  expect(fieldsOf(...ROSTER_FIELDS.toReversed())).toEqual(ROSTER_FIELDS.toReversed())
  expect(fieldsOf('LASTNAME', 'first_name', 'Big-Brother', 'significant other', 'linkedinurl')).toEqual([
    'lastName',
    'firstName',
    'bigBrother',
    'significantOther',
    'linkedinUrl',
  ])
})

test.each([
  ['given name', 'firstName'],
  ['Vorname', 'firstName'],
  ['Surname', 'lastName'],
  ['Family Name', 'lastName'],
  ['Preferred Name', 'familiar'],
  ['Known as', 'familiar'],
  ['Full name', 'name'],
  ['E-mail Address', 'email'],
  ['Primary Email', 'email'],
  ['E-mail 1 - Value', 'email'],
  ['Telephone', 'phone'],
  ['Phone 1 - Value', 'phone'],
  ['Initiation Class', 'pledgeClass'],
  ['Pledge class', 'pledgeClass'],
  ['Class', 'pledgeClass'],
  ['Year', 'pledgeClass'],
  ['Grad Year', 'class'],
  ['Class of', 'class'],
  ['State', 'region'],
  ['Where', 'location'],
  ['Address 1 - Country', 'country'],
  ['Job Title', 'currentPosition'],
  ['Organization Title', 'currentPosition'],
  ['Employer', 'currentCompany'],
  ['Board role', 'roles'],
  ['Offices', 'roles'],
  ['Role', 'role'],
  ['Big', 'bigBrother'],
  ['Littles', 'littleBrothers'],
  ['Status', 'isActive'],
  ['Member in good standing', 'isActive'],
  ['Deceased?', 'died'],
  ['IS_DECEASED', 'died'],
  ['Date of death', 'died'],
  ['Chapter Eternal Date', 'died'],
  ['✝', 'died'],
  ['Suspended member', 'left'],
  ['Resignation date', 'left'],
  ['Do Not E-mail', 'unmailed'],
  ['Has Opted Out of Email', 'unmailed'],
  ['Do Not Phone', 'uncalled'],
  ['Email opt-in', 'mailWish'],
  ['Deceased spouse', null],
  ['Marital Status', null],
  ['Name Prefix', 'courtesyTitle'],
  ['Salutation', 'courtesyTitle'],
  ['Title', 'currentPosition'],
  ['Children', 'kids'],
  ['Website 1 - Value', 'website'],
  ['Notes', null],
  ['Labels', null],
  ['Member ID', null],
  ['E-mail 1 - Label', null],
  ['', null],
])('“%s” is %s', (header, field) => {
  expect(fieldsOf(header)).toEqual([field])
})

test('of several columns for one field the best named holds it, of equals the leftmost', () => {
  expect(fieldsOf('E-mail 2 - Value', 'E-mail 1 - Value')).toEqual([null, 'email'])
  expect(fieldsOf('Work Email', 'Email', 'email')).toEqual([null, null, 'email'])
  expect(fieldsOf('Home Phone', 'Mobile Phone')).toEqual([null, 'phone'])
  expect(fieldsOf('Phone', 'Phone')).toEqual(['phone', null])
  expect(fieldsOf('Title', 'Job Title')).toEqual([null, 'currentPosition'])
  expect(fieldsOf('Status', 'Member Status', 'Deceased', 'Deceased Date')).toEqual([
    'isActive',
    'isActive',
    'died',
    'died',
  ])
  expect(fieldsOf('Website 1 - Value', 'Website 2 - Value')).toEqual(['website', 'website'])
})

test('“class” is the pledge class, unless another column says that it is', () => {
  expect(fieldsOf('class', 'pledgeClass')).toEqual(['class', 'pledgeClass'])
  expect(fieldsOf('Initiation Class', 'Year')).toEqual(['pledgeClass', 'class'])
  expect(fieldsOf('Class', 'Grad Year')).toEqual(['pledgeClass', 'class'])
  expect(fieldsOf('Year', 'Class')).toEqual(['class', 'pledgeClass'])
})

test('a header may be untidy', () => {
  expect(fieldsOf('\uFEFFFirst\u00A0 name ', ' LAST\nNAME', 'Prénom')).toEqual(['firstName', 'lastName', null])
})
