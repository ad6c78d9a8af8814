// Columns that say of somebody that he is dead, has left or does not want to be written to.
import { expect, test } from 'vitest'
import { readRoster, readRow, taken } from './roster.fixture.ts'

const read = async (cells: Record<string, string>) => {
  const line = await readRow({ Name: 'Hugo Larsen', 'E-mail': 'hugo@example.org', ...cells })
  const { isActive, remarks } = taken(line)
  return { isActive, unknownStatus: line && 'brother' in line ? line.unknownStatus : null, remarks }
}

test.each([
  ['Deceased', 'Yes'],
  ['Deceased?', 'x'],
  ['Is Deceased (Y/N)', 'Y'],
  ['Deceased', '✓'],
  ['Deceased', '2019-08-01'],
  ['Deceased', 'in May 2011'],
  ['Deceased', 'No longer with us'],
  ['Deceased Date', '43678'],
  ['Date of Death', '12/1/2003'],
  ['Died', '1999'],
  ['Passed Away', 'May 2004'],
  ['Chapter Eternal', '2004'],
  ['Omega Chapter', 'yes'],
  ['Obituary', 'https://example.org/obituary'],
  ['†', '2019'],
  ['Todestag', '3.4.2009'],
  ['Fecha de fallecimiento', '2001'],
  ['Archived', 'yes'],
  ['Suspended member', 'yes'],
  ['Resignation Date', '1999-01-01'],
  ['Date Left', '2003'],
  ['Expelled', 'x'],
  ['Inactive', 'TRUE'],
  ['Contact Is Deleted', '1'],
  ['Austrittsdatum', '31.12.1999'],
  ['Fecha de baja', '2010'],
  ['Do Not Email', 'Yes'],
  ['Do not mail', '1'],
  ['DO NOT CONTACT', 'per his wife'],
  ['No Bulk Emails (User Opt Out)', 'Yes'],
  ['Is Opt Out', '1'],
  ['On Hold', 'On Hold Bounce'],
  ['Email Opt Out', 'true'],
  ['Email opt-in', 'No'],
  ['Subscribed to emails', 'no'],
  ['Receive newsletters', 'FALSE'],
  ['Email Status', 'Unsubscribed'],
  ['Membership enabled', 'no'],
  ['Alive', 'no'],
  ['Labels', 'Deceased'],
  ['Member Type', 'Deceased'],
  ['Notes', 'Deceased 2019'],
  ['Event 1 - Label', 'Died'],
  ['', 'resigned 1999'],
  ['City', 'deceased'],
])('“%s: %s” stands for one who is gone', async (header, cell) => {
  const said = header ? `${header}: ${cell}` : cell
  expect(await read({ [header]: cell })).toMatchObject({
    isActive: false,
    remarks: [`“${said}” stands in his row; he was taken as inactive.`],
  })
})

test.each([
  ['Deceased', 'No'],
  ['Deceased', '0'],
  ['Deceased', 'FALSE'],
  ['Deceased', 'n/a'],
  ['Deceased', '-'],
  ['Deceased', '☐'],
  ['Deceased', 'Not deceased'],
  ['Deceased', 'living'],
  ['Deceased Date', '0000-00-00'],
  ['Deceased Date', '00/00/0000'],
  ['Deceased Date', '1900-01-00'],
  ['Archived', 'no'],
  ['Suspended member', 'No'],
  ['Inactive', 'no'],
  ['On Hold', '0'],
  ['Do Not Email', 'No'],
  ['Email opt-in', 'yes'],
  ['Email opt-in', ''],
  ['Subscribed to emails', 'yes'],
  ['Membership enabled', 'yes'],
  ['Alive', 'yes'],
  ['Deceased spouse', 'yes'],
  ['Marital Status', 'Widowed'],
  ['Notes', 'His father passed away in 2019'],
  ['Notes', 'Wife deceased'],
  ['Notes', 'no email'],
  ['Labels', 'Omega'],
  ['Member Type', 'Alumni'],
  ['Event 1 - Label', 'Anniversary'],
  ['City', 'Mort'],
])('“%s: %s” says nothing against him', async (header, cell) => {
  expect(await read({ [header]: cell })).toEqual({ isActive: true, unknownStatus: null, remarks: [] })
})

test('of several columns any that says he is gone outweighs the rest, and each reason is said once', async () => {
  expect(
    await read({ Status: 'Active', Deceased: 'Yes', 'Deceased Date': '2019', Archived: 'yes', 'Do Not Email': 'Yes' }),
  ).toEqual({
    isActive: false,
    unknownStatus: null,
    remarks: [
      '“Deceased: Yes” stands in his row; he was taken as inactive.',
      '“Archived: yes” stands in his row; he was taken as inactive.',
      '“Do Not Email: Yes” stands in his row; he was taken as inactive.',
    ],
  })
  expect(await read({ Active: 'yes', 'Membership Status': 'Lapsed' })).toMatchObject({ isActive: false })
  expect(await read({ Status: 'Affiliate', Resigned: '1999' })).toMatchObject({ isActive: false, unknownStatus: null })
  expect(await read({ Active: 'yes', Status: 'Affiliate' })).toMatchObject({
    isActive: true,
    unknownStatus: 'Affiliate',
  })
})

test('of a long note the words that say it are quoted', async () => {
  expect(await read({ Notes: 'met at founders weekend\nResigned 1999; owes me a drink' })).toMatchObject({
    isActive: false,
    remarks: ['“Notes: Resigned 1999” stands in his row; he was taken as inactive.'],
  })
})

test('an event of a contact counts unless its value denies it', async () => {
  expect(await read({ 'Event 1 - Label': 'Died', 'Event 1 - Value': '2019-08-01' })).toMatchObject({ isActive: false })
  expect(await read({ 'Custom Field 1 - Label': 'Deceased', 'Custom Field 1 - Value': 'No' })).toMatchObject({
    isActive: true,
  })
})

test('who asked not to be called stays, and the officer is told', async () => {
  expect(await read({ 'Do Not Phone': 'Yes', 'Do Not SMS': '1' })).toEqual({
    isActive: true,
    unknownStatus: null,
    remarks: ['“Do Not Phone: Yes” stands in his row; brothers will see his number all the same.'],
  })
})

test('a cell beyond the header may say it too', async () => {
  const { lines } = await readRoster('Name,City\nHugo Larsen,Bergen,deceased\nEmile Zhao,Paris')
  expect(lines.map(taken)).toMatchObject([{ isActive: false }, { isActive: true }])
})

test("a contact manager's export: the father died and asked for no mail, the son has empty cells", async () => {
  const { columns, lines } = await readRoster(
    `Contact ID,First Name,Last Name,Email,Birth Date,Deceased,Deceased Date,Do Not Email
1,Alden,Quillby,alden.quillby@example.org,1931-02-03,Yes,2019-08-01,Yes
2,Bertram,Quillby,bertram.quillby@example.org,1990-05-06,,,
`,
  )
  expect(columns.map(({ field }) => field).slice(5)).toEqual(['died', 'died', 'unmailed'])
  expect(lines.map(taken)).toMatchObject([
    {
      firstName: 'Alden',
      isActive: false,
      remarks: [
        '“Deceased: Yes” stands in his row; he was taken as inactive.',
        '“Do Not Email: Yes” stands in his row; he was taken as inactive.',
      ],
    },
    { firstName: 'Bertram', isActive: true, remarks: [] },
  ])
})
