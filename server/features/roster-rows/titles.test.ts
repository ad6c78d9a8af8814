// Ranks and courtesy titles: before a name, in a column of their own, and in that of the position.
import { expect, test } from 'vitest'
import { readRow, taken } from './roster.fixture.ts'

const read = async (cells: Record<string, string>) => {
  const row = await readRow({ ...cells, 'E-mail': 'one.man@example.org' })
  const { firstName, middleName, lastName, remarks } = taken(row)
  return { name: [firstName, middleName, lastName], remarks }
}

test.each<[string, string, string | null, string]>([
  ['Capt. James T. Holloway', 'Capt.', 'T.', 'James Holloway'],
  ['Lt. Col. George Marsh', 'Lt. Col.', null, 'George Marsh'],
  ['Lt. Col. Ret. George Marsh', 'Lt. Col. Ret.', null, 'George Marsh'],
  ['Lt Col George Marsh', 'Lt Col', null, 'George Marsh'],
  ['Maj. Gen. Peter van der Aa', 'Maj. Gen.', null, 'Peter van der Aa'],
  ['Gen Colin Vail', 'Gen', null, 'Colin Vail'],
  ['Mgr. Karel Novák', 'Mgr.', null, 'Karel Novák'],
  ['COL James Holloway', 'COL', null, 'James Holloway'],
  ['Sgt. 1st Class Bob Jones', 'Sgt. 1st Class', null, 'Bob Jones'],
  ['Rear Admiral Tom Quist', 'Rear Admiral', null, 'Tom Quist'],
  ['Rev. Dr. Amos Birk Jr.', 'Rev. Dr.', null, 'Amos Birk Jr.'],
  ['The Hon. Alan Smith', 'The Hon.', null, 'Alan Smith'],
  ['Fr. Joseph Kane', 'Fr.', null, 'Joseph Kane'],
  ['Judge Roy Vail', 'Judge', null, 'Roy Vail'],
  ['Dr.Martin Wick', 'Dr.', null, 'Martin Wick'],
  ['Prof. Dr. med. Hans Müller', 'Prof. Dr. med.', null, 'Hans Müller'],
  ['Dipl.-Ing. Karl Weber', 'Dipl.-Ing.', null, 'Karl Weber'],
  ['Herr Karl Weber', 'Herr', null, 'Karl Weber'],
  ['Señor Juan Pérez', 'Señor', null, 'Juan Pérez'],
  ['Atty. Jose Cruz', 'Atty.', null, 'Jose Cruz'],
  ['Holloway, Capt. James', 'Capt.', null, 'James Holloway'],
  ['Holloway, James, Capt.', 'Capt.', null, 'James Holloway'],
])('of “%s” the %s is left aside', async (Name, title, middle, name) => {
  const { name: read_, remarks } = await read({ Name })
  expect([`${read_[0]} ${read_[2]}`, read_[1]]).toEqual([name, middle])
  expect(remarks).toEqual([`“${title}” was left out of his name.`])
})

test('a column of courtesy titles is left aside, and its titles are said', async () => {
  for (const header of ['Prefix', 'Salutation', 'Courtesy Title', 'Anrede', 'Individual Prefix', 'Rank'])
    expect(await read({ [header]: 'Mr.', Name: 'Victor Dane' })).toMatchObject({
      name: ['Victor', null, 'Dane'],
      remarks: ['The title “Mr.” was left aside.'],
    })
  expect(await read({ Prefix: 'Dr.', Name: 'Dr. Wallace Eads' })).toMatchObject({
    remarks: ['“Dr.” was left out of his name.'],
  })
  expect(await read({ Prefix: 'van der', First: 'Ludo', Last: 'Berg' })).toMatchObject({
    name: ['Ludo', null, 'van der Berg'],
    remarks: [],
  })
})

test.each<[string, string, string | null]>([
  ['Title', 'Mr.', null],
  ['Title', 'Dr.', null],
  ['Title', 'Prof. Dr.', null],
  ['Title', 'Capt.', null],
  ['Title', 'Lt Col', null],
  ['Job Title', 'Mrs', null],
  ['Title', 'Engineer', 'Engineer'],
  ['Title', 'Judge', 'Judge'],
  ['Title', 'Professor', 'Professor'],
  ['Title', 'Dr. of Divinity', 'Dr. of Divinity'],
  ['Job Title', 'Captain', 'Captain'],
  ['Job Title', 'Capt.', 'Capt.'],
  ['Position', 'Major General', 'Major General'],
])('“%s: %s” is the position %s', async (header, cell, position) => {
  const { currentPosition, remarks } = taken(await readRow({ [header]: cell, Name: 'Victor Dane' }))
  expect(currentPosition).toBe(position)
  expect(remarks).toEqual(position === null ? [`The title “${cell}” was left aside.`] : [])
})
