// The header below titles and notes, what parts the columns, and several columns for one field.
import { expect, test } from 'vitest'
import { readRoster, taken } from './roster.fixture.ts'

const rowsOf = async (file: string) => {
  const { headerRow, lines } = await readRoster(file)
  return { headerRow, rows: lines.map((line) => ({ row: line.row, name: taken(line).lastName })) }
}

test.each<[string, string, number]>([
  [
    'a title and a blank row',
    'Alpha Chapter Roster – Fall 2026,,,\n,,,\nFirst Name,Last Name,E-mail,Phone\nXavier,Fenn,,\n',
    3,
  ],
  ['a title without delimiters', 'Members of Alpha\nFirst Name,Last Name\nXavier,Fenn\n', 2],
  ['a title with another delimiter', 'Alpha; our chapter; of 1990\nFirst Name,Last Name\nXavier,Fenn\n', 2],
  ['a title over tabs', 'Alpha, Beta and Gamma, 2026\n\nFirst Name\tLast Name\nXavier\tFenn\n', 3],
  ['notes', 'Printed 2026-11-24\nBy Secretary\nDo not share, please\n\nName;Class\nXavier Fenn;3\n', 5],
  ['a quoted title of two lines', '"Alpha\nChapter",,\nFirst Name,Last Name,City\nXavier,Fenn,\n', 2],
  ['blank rows and then a title', '\n\nAlpha\nFirst Name,Last Name\nXavier,Fenn\n', 4],
  ['a title and pipes', 'Alpha\nFirst Name|Last Name|E-mail\nXavier|Fenn|x@example.org\n', 2],
  ['a title under sep=', 'sep=|\nAlpha\nFirst Name|Last Name\nXavier|Fenn\n', 2],
  ['one column below a title', 'Roster 2026\n\nName\nXavier Fenn\n', 3],
  ['a totals row above', 'Total,12\nUpdated,2026-01-02\nFirst,Last,City\nXavier,Fenn,\n', 3],
  ['nothing', 'First Name,Last Name\nXavier,Fenn\n', 1],
  ['blank rows', '\n,\n\nFirst Name,Last Name\nXavier,Fenn\n', 1],
])('a header below %s', async (_, file, headerRow) => {
  expect(await rowsOf(file)).toEqual({ headerRow, rows: [{ row: headerRow + 1, name: 'Fenn' }] })
})

test.each([
  ['is no header', 'Prename,Lastnames,Status\nJohn,Smith,Member\nJoe,Blow,Member\n'],
  ['nor one with an address', 'Who,Where,What\nMember,a@example.org,Active\n'],
  ['nor far below', `${'note\n'.repeat(30)}First Name,Last Name\nXavier,Fenn\n`],
])('a row of somebody whose status is “Member” %s', async (_, file) => {
  await expect(readRoster(file)).rejects.toThrow(/^No column holds the names/)
})

test('what could not be found is told by the first row that has several cells', async () => {
  await expect(readRoster('Alpha\n\nEmail,Phone\na@example.org,1\n')).rejects.toThrow('Found: Email, Phone.')
})

test.each([
  ['pipes', 'Name|E-mail|City\nXavier Fenn|x@example.org|Austin, TX\n'],
  ['pipes in quotes', '"Name"|"E-mail"|"City"\n"Xavier Fenn"|"x@example.org"|"Austin, TX"\n'],
  ['semicolons around more commas', 'Name;E-mail;City;"a,b,c,d,e,f"\nXavier Fenn;x@example.org;Austin, TX;\n'],
])('%s part the columns', async (_, file) => {
  const { lines } = await readRoster(file)
  expect(lines.map(taken)).toMatchObject([{ lastName: 'Fenn', email: 'x@example.org', location: 'Austin, TX' }])
})

test.each([
  ['Legal First Name', 'Last Name'],
  ['Given', 'Family'],
  ['Christian Name', 'Surname'],
  ['First', 'Legal Last Name'],
])('“%s” and “%s” are his names', async (first, last) => {
  const { lines } = await readRoster(`${first},${last}\nXavier,Fenn\n`)
  expect(taken(lines[0])).toMatchObject({ firstName: 'Xavier', lastName: 'Fenn' })
})

test('two columns that differ are asked about, and the one that is chosen is read', async () => {
  const file = 'Name,Job Title,Position,City,Home City\nA B,Baker,Treasurer,Rome,Oslo\nC D,Potter,Potter,Bonn,\n'
  const { questions, lines } = await readRoster(file)
  expect(questions).toEqual([
    {
      ...{ field: 'currentPosition', taken: 2 },
      columns: [
        { at: 2, header: 'Position', examples: ['Treasurer', 'Potter'] },
        { at: 1, header: 'Job Title', examples: ['Baker', 'Potter'] },
      ],
    },
    {
      ...{ field: 'city', taken: 3 },
      columns: [
        { at: 3, header: 'City', examples: ['Rome', 'Bonn'] },
        { at: 4, header: 'Home City', examples: ['Oslo'] },
      ],
    },
  ])
  expect(taken(lines[0])).toMatchObject({ currentPosition: 'Treasurer', location: 'Rome' })
  const chosen = await readRoster(
    file,
    {},
    {
      columns: new Map([
        ['currentPosition', 1],
        ['city', 4],
      ]),
    },
  )
  expect(taken(chosen.lines[0])).toMatchObject({ currentPosition: 'Baker', location: 'Oslo' })
  expect(taken(chosen.lines[1])).toMatchObject({ currentPosition: 'Potter', location: null })
  expect(chosen.questions.map(({ taken: at }) => at)).toEqual([1, 4])
})

test.each([
  ['an empty one', 'Name,City,Home City\nA B,Rome,\nC D,Bonn,\n'],
  ['the same again', 'Name,E-mail,Work Email\nA B,a@example.org,A@example.org\n'],
  ['nothing said', 'Name,City,Home City\nA B,Rome,n/a\n'],
  ['websites', 'Name,Website 1 - Value,Website 2 - Value\nA B,a.example,b.example\n'],
])('%s is not asked about', async (_, file) => {
  expect((await readRoster(file)).questions).toEqual([])
})

test('a man whose better column is empty is reached by the other', async () => {
  const { lines, columns, questions } = await readRoster(
    'Name,Mobile Phone,Home Phone,Email,Work Email\nA B,,+1 212 555 0100,n/a,a@work.example\nC D,+1 212 555 0101,,c@example.org,\n',
  )
  expect(lines.map(taken)).toMatchObject([
    { phone: '+1 212 555 0100', email: 'a@work.example' },
    { phone: '+1 212 555 0101', email: 'c@example.org' },
  ])
  expect(columns.map(({ field, standsIn }) => field ?? standsIn)).toEqual(['name', 'phone', 'phone', 'email', 'email'])
  expect(questions).toEqual([])
})

test('a choice that is none of the file is refused', async () => {
  const choices = { columns: new Map([['city', 0]]) }
  await expect(readRoster('Name,City\nA B,Rome\n', {}, choices)).rejects.toThrow('Choose again.')
})
