// The class of a brother, in all the ways people write it.
import { expect, test } from 'vitest'
import { readRow, taken } from '../roster.fixture.ts'

const classed = async (cells: Record<string, string>) => {
  const brother = taken(await readRow({ Name: 'Hugo Larsen', ...cells }))
  return [brother.pledgeClass, brother.class, ...brother.remarks]
}

test.each<[string, number]>([
  ['12', 12],
  ['12th', 12],
  ['12th Class', 12],
  ['1st', 1],
  ['Class 12', 12],
  ['class #3', 3],
  ['12.0', 12],
  ['35', 35],
  ['-999', -999],
  ['-2', -2],
  ['\u22121', -1],
  ['0', 0],
  ['-0', 0],
  ['Pre-OSOP', -999],
  ['Founding Senior', -2],
  ['founding juniors', -1],
  ['Founding Sophomore', 0],
])('%s is a pledge class', async (Class, pledgeClass) => {
  expect(await classed({ Class })).toEqual([pledgeClass, null])
})

test.each([
  ['Founding', '“Founding” does not say which founding class; he was taken without a class.'],
  ['14 / 15', '“14 / 15” is not a class; he was taken without one.'],
  ['03/04/1988', '“03/04/1988” is not a class; he was taken without one.'],
  ['36', 'There is no class 36 yet, the last is 35; he was taken without a class.'],
  ['-5', '“-5” is not a class; he was taken without one.'],
  ['1850', '“1850” is not a class; he was taken without one.'],
  ['Alpha', '“Alpha” is not a class; he was taken without one.'],
  ['=A1', 'Class: a formula stands there; it was left out.'],
])('%s is none, and the brother comes in without', async (Class, remark) => {
  expect(await classed({ Class })).toEqual([null, null, remark])
})

test('no class is nothing to remark upon', async () => {
  expect(await classed({ Class: '' })).toEqual([null, null])
  expect(await classed({ Class: 'n/a' })).toEqual([null, null])
})

test('a year in the place of a class is the year of graduation', async () => {
  expect(await classed({ Class: '1998' })).toEqual([null, 1998, '1998 was read as the year of graduation.'])
  expect(await classed({ Class: 'Class of 1998' })).toEqual([null, 1998, '1998 was read as the year of graduation.'])
  expect(await classed({ Class: '1998', 'Grad Year': '2000' })).toEqual([
    null,
    2000,
    '1998 is not a pledge class; it was left out.',
  ])
})

test('both columns', async () => {
  expect(await classed({ 'Initiation Class': '21', 'Grad Year': '2000' })).toEqual([21, 2000])
  expect(await classed({ pledgeClass: '-1', class: '35' })).toEqual([-1, 35])
  expect(await classed({ pledgeClass: '3', class: '36' })).toEqual([
    3,
    null,
    '“36” is neither a class from 1 to 35 nor a year; it was left out.',
  ])
})

test('as many classes as there are', async () => {
  expect(taken(await readRow({ Name: 'Hugo Larsen', Class: '36' }, { classCount: 36 }))).toMatchObject({
    pledgeClass: 36,
  })
})
