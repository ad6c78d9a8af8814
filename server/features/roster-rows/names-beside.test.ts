// Names with notes and signs beside them, and names that only look like it.
import { expect, test } from 'vitest'
import { readRoster, readRow, refused, taken } from './roster.fixture.ts'

const read = async (cells: Record<string, string>) => {
  const { firstName, middleName, lastName, familiar, isActive, remarks } = taken(
    await readRow({ ...cells, 'E-mail': 'one.man@example.org' }),
  )
  return { name: [firstName, middleName, lastName, familiar], isActive, remarks }
}

test.each<[string, string, boolean]>([
  ['John Calder – deceased', '– deceased', false],
  ['John Calder — moved to Spain', '— moved to Spain', true],
  ['John Calder - see notes', '- see notes', true],
  ['John Calder -- resigned 1999', '-- resigned 1999', false],
  ['John Calder-deceased', '-deceased', false],
  ['John Calder – Treasurer', '– Treasurer', true],
  ['John Calder (resigned)', '(resigned)', false],
  ['John Calder [inactive]', '[inactive]', false],
  ['John Calder {lost}', '{lost}', true],
  ['John Calder (d. 2019)', '(d. 2019)', false],
  ['John Calder (✝ 2019)', '(✝ 2019)', false],
  ['John Calder † 2019', '† 2019', false],
  ['John Calder + 2019', '+ 2019', false],
  ['† John Calder', '†', false],
  ['RIP John Calder', 'RIP', false],
  ['The late John Calder', 'The late', false],
  ['John Calder deceased', 'deceased', false],
  ['John Calder DECEASED', 'DECEASED', false],
  ['John Calder, deceased', 'deceased', false],
  ['John Calder/deceased', 'deceased', false],
  ['Deceased: John Calder', 'Deceased', false],
  ['John Calder (dec.)', '(dec.)', false],
  ['John Calder <john@example.org>', '<john@example.org>', true],
  ["John Calder '04", "'04", true],
  ['Calder, John – verstorben', '– verstorben', false],
  ['John Calder*', '*', true],
  ['* John Calder', '*', true],
  ['John Calder 🎉', '🎉', true],
  ['🏳️‍🌈 John Calder', '🏳️‍🌈', true],
  ['12. John Calder', '12.', true],
  ['John Calder #7', '#7', true],
  ['John Calder?', '?', true],
  ['John Calder (see notes', '(see notes', true],
])('of “%s” the note “%s” is no name', async (Name, note, isActive) => {
  const gone = isActive ? '' : '; he was taken as inactive'
  expect(await read({ Name })).toEqual({
    name: ['John', null, 'Calder', null],
    isActive,
    remarks: [`“${note}” was left out of his name${gone}.`],
  })
})

test.each<[string, string, string | null, string]>([
  ['Ravi a/l Krishnan', 'Ravi', null, 'a/l Krishnan'],
  ['Priya a/p Samy Velu', 'Priya', null, 'a/p Samy Velu'],
  ['Suresh s/o Menon', 'Suresh', null, 's/o Menon'],
  ['Anita D/O Raman', 'Anita', null, 'D/O Raman'],
  ['Ahmad bin Abdullah Hassan', 'Ahmad', null, 'bin Abdullah Hassan'],
  ['Karl Theo von und zu Berg', 'Karl', 'Theo', 'von und zu Berg'],
  ['Jan op den Akker', 'Jan', null, 'op den Akker'],
  ["Henk van 't Hof", 'Henk', null, "van 't Hof"],
  ['Ludo ten Broek', 'Ludo', null, 'ten Broek'],
  ['Marcos dos Santos', 'Marcos', null, 'dos Santos'],
  ['João da Costa e Silva', 'João', null, 'da Costa e Silva'],
  ['José Ortega y Gasset', 'José', null, 'Ortega y Gasset'],
  ['Jill St. John', 'Jill', null, 'St. John'],
  ['Omar al-Farsi', 'Omar', null, 'al-Farsi'],
  ["Sean O'Brien", 'Sean', null, "O'Brien"],
  ['Bob Jones, M.D., Ph.D.', 'Bob', null, 'Jones M.D. Ph.D.'],
  ['Bob Jones CPA', 'Bob', null, 'Jones CPA'],
  ['John Vail KBE', 'John', null, 'Vail KBE'],
  ['Col Needham', 'Col', null, 'Needham'],
  ['Robert Vail VI', 'Robert', null, 'Vail VI'],
  ['Robert Vail 3rd', 'Robert', null, 'Vail 3rd'],
  ['John Vail (Jr.)', 'John', null, 'Vail Jr.'],
  ['Keating, Jonas Jr.', 'Jonas', null, 'Keating Jr.'],
  ['Adrian Null', 'Adrian', null, 'Null'],
  ['Rip Torn', 'Rip', null, 'Torn'],
  ['Hon Chan', 'Hon', null, 'Chan'],
  ['Judge Reinhold', 'Judge', null, 'Reinhold'],
  ['Major Harris', 'Major', null, 'Harris'],
  ['Dean Martin', 'Dean', null, 'Martin'],
  ['Sen Katayama', 'Sen', null, 'Katayama'],
  ['Don Johnson', 'Don', null, 'Johnson'],
  ['Herr, Michael', 'Michael', null, 'Herr'],
  ['Yo Yo Ma', 'Yo', 'Yo', 'Ma'],
  ['Wei Lin Do', 'Wei', 'Lin', 'Do'],
  ['John Smith-Jones', 'John', null, 'Smith-Jones'],
  ['Jean-Luc Picard', 'Jean-Luc', null, 'Picard'],
])('“%s” stays whole', async (Name, first, middle, last) => {
  expect(await read({ Name })).toEqual({ name: [first, middle, last, null], isActive: true, remarks: [] })
})

test('a dash between two halves of a name is a slip, and said', async () => {
  expect(await read({ Name: 'Anne – Marie Vail' })).toMatchObject({
    name: ['Anne-Marie', null, 'Vail', null],
    remarks: ['“Anne – Marie Vail” was read as Anne-Marie Vail.'],
  })
  expect(await read({ Name: 'John Smith - Jones' })).toMatchObject({ name: ['John', null, 'Smith-Jones', null] })
})

test('what is left of a garbled letter is no sign', async () => {
  expect(await read({ Name: 'Jos√© Vail' })).toMatchObject({ name: ['Jos√©', null, 'Vail', null] })
})

test('a nickname in brackets stands beside the first name', async () => {
  expect(await read({ First: 'William (Bill)', Last: 'Vail' })).toMatchObject({
    name: ['William', null, 'Vail', 'Bill'],
  })
})

test('a nickname and a note may stand in brackets side by side', async () => {
  expect(await read({ Name: 'John (Jack) Calder (deceased)' })).toMatchObject({
    name: ['John', null, 'Calder', 'Jack'],
    isActive: false,
  })
})

test('in columns of their own', async () => {
  expect(await read({ First: 'Capt. James', Last: 'Holloway' })).toMatchObject({
    name: ['James', null, 'Holloway', null],
    remarks: ['“Capt.” was left out of his name.'],
  })
  expect(await read({ First: 'John', Last: 'Calder (deceased)' })).toMatchObject({
    name: ['John', null, 'Calder', null],
    isActive: false,
  })
  expect(await read({ First: 'John *', Last: 'Calder – resigned' })).toMatchObject({
    name: ['John', null, 'Calder', null],
    isActive: false,
  })
  expect(await read({ First: 'Major', Last: 'van Dorn' })).toMatchObject({
    name: ['Major', null, 'van Dorn', null],
    remarks: [],
  })
  expect(await read({ First: 'Ana', Last: 'Vail (Wick)' })).toMatchObject({
    name: ['Ana', null, 'Vail (Wick)', null],
    remarks: [],
  })
  expect(await read({ First: 'Ana', Last: 'Vail - Wick' })).toMatchObject({
    name: ['Ana', null, 'Vail - Wick', null],
    remarks: [],
  })
  expect(await read({ First: 'Ravi a/l', Last: 'Krishnan' })).toMatchObject({
    name: ['Ravi a/l', null, 'Krishnan', null],
    remarks: [],
  })
  expect(await read({ First: 'John', Last: 'Calder', 'Display Name': 'John Calder (deceased)' })).toMatchObject({
    isActive: false,
  })
})

test.each([
  ['Sukarno', 'Sukarno', 'Sukarno'],
  ['Dr. Martin', 'Martin', 'Martin'],
  ['Capt Holloway', 'Holloway', 'Holloway'],
  ['Beckett Jr.', 'Beckett', 'Beckett Jr.'],
  ['Unknown Vail', 'Vail', 'Vail'],
])('of “%s” the one name stands as both', async (Name, first, last) => {
  const { name, remarks } = await read({ Name })
  expect([name[0], name[2]]).toEqual([first, last])
  expect(remarks[0]).toBe('He has one name; it stands as first and last name.')
})

test.each(['田中太郎', '김민준', 'jonas@example.org', 'jonas.keating', 'J.', 'Member7'])(
  '“%s” is no one name of a man',
  async (Name) => {
    const row = await readRow({ Name, 'E-mail': 'one.man@example.org' })
    expect(refused(row)).toContain('A brother needs a first and a last name.')
  },
)

test('one name in columns of their own stands as both too; a title alone is no first name', async () => {
  expect(await read({ First: 'Sukarno', Last: '' })).toMatchObject({ name: ['Sukarno', null, 'Sukarno', null] })
  expect(await read({ First: 'Fr.', Last: 'Kane' })).toMatchObject({ name: ['Kane', null, 'Kane', null] })
  expect(await read({ First: 'Hon.', Last: 'Kane' })).toMatchObject({ name: ['Kane', null, 'Kane', null] })
  expect(await read({ First: 'Sukarno', Last: 'Sukarno' })).toMatchObject({ remarks: [] })
  expect(refused(await readRow({ First: 'Beckett', Last: '' }))).toContain(
    'Who has but one is written with it in both.',
  )
})

test('a roster with titles in their own column, and one with names of every kind', async () => {
  const titled = await readRoster(
    `Title,First Name,Last Name,Email
Mr.,Victor,Dane,victor.dane@example.org
Dr.,Wallace,Eads,wallace.eads@example.org
`,
  )
  expect(titled.lines.map(taken)).toMatchObject([
    { firstName: 'Victor', currentPosition: null, remarks: ['The title “Mr.” was left aside.'] },
    { firstName: 'Wallace', currentPosition: null, remarks: ['The title “Dr.” was left aside.'] },
  ])
  const { lines } = await readRoster(
    `Full Name,Email
Ravi a/l Krishnan,ravi@example.org
Suresh s/o Menon,suresh@example.org
Capt. James T. Holloway,james.holloway@example.org
John Calder – deceased,john.calder@example.org
Sukarno,sukarno@example.org
Adrian Null,null@example.org
`,
  )
  expect(lines.map(taken)).toMatchObject([
    { firstName: 'Ravi', lastName: 'a/l Krishnan', remarks: [] },
    { firstName: 'Suresh', lastName: 's/o Menon', remarks: [] },
    { firstName: 'James', middleName: 'T.', lastName: 'Holloway', isActive: true },
    { firstName: 'John', lastName: 'Calder', isActive: false },
    { firstName: 'Sukarno', lastName: 'Sukarno', isActive: true },
    { firstName: 'Adrian', lastName: 'Null', remarks: [] },
  ])
})

test('two men in one cell stay refused', async () => {
  for (const Name of [
    'Malik & Sean Quinn',
    'Malik and Sean Quinn',
    'Malik und Sean Quinn',
    'Malik + Sean Quinn',
    'Malik / Sean Quinn',
  ])
    expect(refused(await readRow({ Name }))).toBe(`Two brothers on one line: ${Name}. Give each a line of his own.`)
})

test('a relative is called without titles and notes', async () => {
  expect(
    taken(await readRow({ Name: 'Hugo Larsen', Big: 'Dr. Jonas Keating (deceased)', Littles: 'Petrov, Sean †' })),
  ).toMatchObject({
    bigBrother: 'Jonas Keating',
    littleBrothers: ['Sean Petrov'],
  })
})
