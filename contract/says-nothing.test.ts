// What says nothing is nothing on every road, and what somebody is called is his name.
import { expect, test } from 'vitest'
import { NewMember, OwnChanges } from './member-changes.ts'
import { isNoFurtherName, saysNothing, saysSurely } from './says-nothing.ts'

test.each([
  ...['N/A', 'n/a', 'N.A.', 'NA', 'n / a', 'N/A (founding father)', 'n/a - founder', '#N/A', '#REF!', 'ＮＡ', 'N\\A'],
  ...['unknown', 'Unknown', 'UNKNOWN.', '(unknown)', 'Unknown?', 'unk', 'not known', 'not sure', "don't know", 'idk'],
  ...['none', '(none)', '[None]', '<none>', 'null', 'nil', 'NaN', 'undefined', 'blank', 'nothing', 'nobody', 'no one'],
  ...[
    'TBD',
    'tba',
    'tbc',
    'To be determined',
    'to be announced',
    'pending',
    'no big',
    'Unknown Brother',
    'No little brothers',
    'no data',
  ],
  ...[
    'not applicable',
    'Not available',
    'not provided',
    'see notes',
    'See file',
    'left blank',
    'xx',
    'XXX',
    'xxx-xxx-xxxx',
  ],
  ...['?', '??', '-', '--', '—', '–', '−', '.', '...', '…', '_', '/', '- -', '?-?', '"', '', '  '],
  ...['unbekannt', 'keine', 'k.A.', 'keine Angabe', 'inconnu', 'aucun', 'Néant', 'Néant', 'desconocido', 'ninguno'],
  ...[
    's/n',
    'Sin datos',
    'desconhecido',
    'nenhum',
    'sconosciuto',
    'nessuno',
    'onbekend',
    'geen',
    'okänd',
    'nieznany',
    'brak',
  ],
  ...[
    'неизвестно',
    'Нет',
    'нет данных',
    'невідомо',
    'άγνωστο',
    '不明',
    '無',
    'なし',
    '未定',
    '없음',
    'غير معروف',
    'אין',
  ],
])('“%s” says nothing', (text) => expect(saysNothing(text)).toBe(true))

test.each([
  ...['Nathan', 'Naomi', 'Nashville', 'Nan Smith', 'Nil Patel', 'Adrian Null', 'Nonesuch', 'Nonette', 'Blankenship'],
  ...[
    'Unknown Pleasures',
    'The Unknown Soldier',
    'Pending Review Ltd',
    'Tbilisi',
    'Tbd Brothers',
    'Dash',
    'Dot',
    'None Such',
  ],
  ...[
    '0',
    '1',
    '-1',
    '12',
    'x',
    'X',
    'Xavier',
    'no',
    'No',
    'yes',
    '✓',
    '✗',
    '†',
    '*',
    '🎉',
    'Ø',
    'ND',
    'SD',
    'NE',
    'Q',
  ],
  ...[
    'n.a.t.o.',
    'N. A. Smith',
    'NASA',
    'Naples',
    'Knightsbridge',
    'Seen',
    'see Jonas',
    'Notre Dame',
    'Noneya',
    '無量',
    'Нетто',
  ],
  'unknown '.repeat(20),
])('“%s” says something', (text) => expect(saysNothing(text)).toBe(false))

test.each([
  'Na',
  'na',
  'Nil',
  'Null',
  'None',
  'Noone',
  'Niemand',
  'Blank',
  'Nada',
  'Geen',
  'Brak',
  'N.A.',
  'K. A.',
  'Nan',
  'Unk',
])('somebody may be called %s', (name) => expect(saysSurely(name)).toBe(false))

test.each([
  'N/A',
  '?',
  'Unknown',
  'TBD',
  '-',
  '#N/A',
  'not known',
  'unbekannt',
  'неизвестно',
  '不明',
  'xxx',
  '(unknown)',
])('nobody is called %s', (name) => expect(saysSurely(name)).toBe(true))

test('a further name may be Na or Nil, and is nothing where it is written as nothing is', () => {
  expect(['NMN', 'none', 'None', 'NA', 'n/a', '-', 'null'].filter((name) => !isNoFurtherName(name))).toEqual([])
  expect(['Na', 'Nil', 'Nada', 'Noone', 'J.', 'N.', 'K.A.', 'N.A.'].filter(isNoFurtherName)).toEqual([])
})

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
