// Rosters in other letters than Unicode, to the brothers that are read from them, and lists that were garbled before.

import { encode } from '@aerie/roster-reading/letters/encode.fixture'
import type { LettersId } from '@aerie/roster-reading/letters/letters'
import { readLetters } from '@aerie/roster-reading/letters/read-letters'
import { expect, test } from 'vitest'
import { readRoster, taken } from './roster.fixture.ts'

const asNames = (lines: Parameters<typeof taken>[0][]) =>
  lines.map(taken).map(({ firstName, lastName }) => `${firstName} ${lastName}`)

/** A spreadsheet's file in Windows-1250. */
const POLISH = Buffer.from(
  'First name;Last name;E-mail;City\r\n\xa3ukasz;W\xf3jcik;lukasz.wojcik@example.org;\xa3\xf3d\x9f\r\n' +
    'Stanis\xb3aw;\xaf\xf3\xb3kiewski;stanislaw@example.org;Krak\xf3w\r\n',
  'latin1',
)

test('a spreadsheet saved in Poland', async () => {
  const { lines, letters, names } = await readRoster(POLISH)
  expect(letters).toMatchObject({ taken: 'windows-1250', isDoubtful: false })
  expect(names).toEqual(['Łukasz Wójcik', 'Stanisław Żółkiewski'])
  expect(asNames(lines)).toEqual(names)
  expect(lines.map(taken).map(({ location, remarks }) => [location, remarks])).toEqual([
    ['Łódź', []],
    ['Kraków', []],
  ])
  expect(lines[0]?.cells).toEqual(['Łukasz', 'Wójcik', 'lukasz.wojcik@example.org', 'Łódź'])
})

test('the same read as an officer chooses', async () => {
  const chosen = { letters: await chosenLetters('windows-1252') }
  const { lines, names } = await readRoster(POLISH, {}, chosen)
  expect(names).toEqual(['£ukasz Wójcik', 'Stanis³aw ¯ó³kiewski'])
  expect(lines.map(taken).flatMap(({ remarks }) => remarks)).toEqual([])
})

async function chosenLetters(letters: LettersId) {
  const { Readable } = await import('node:stream')
  return readLetters(Readable.from([POLISH]), letters)
}

test('lines in UTF-8 stay so among others', async () => {
  const mixed = Buffer.concat([
    Buffer.from('Name\nЖанна Łąka\nJosé Muñoz\n'),
    await encode('windows-1250', 'Żaneta Świątek\nZdzisław Mączka\n'),
    Buffer.from('王 小明\n'),
  ])
  const { lines } = await readRoster(mixed)
  expect(asNames(lines).slice(0, 4)).toEqual(['Жанна Łąka', 'José Muñoz', 'Żaneta Świątek', 'Zdzisław Mączka'])
})

test('a header in other letters is read as well', async () => {
  const { columns, lines } = await readRoster(await encode('macintosh', 'Prénom,Nom,Téléphone\nRené,Lefèvre,\n'))
  expect(columns.map(({ field }) => field)).toEqual(['firstName', 'lastName', 'phone'])
  expect(asNames(lines)).toEqual(['René Lefèvre'])
})

test('Chinese letters of two bytes are themselves, even where they are UTF-8 by chance', async () => {
  const names = ['李娜', '王伟', '张敏', '刘洋', '陈静', '杨磊', '赵强', '黄艳', '周杰', '吴涛', '习平']
  const file = await encode(
    'gb18030',
    `First name,Last name\n${names.map((name) => `${[...name].join(',')}\n`).join('')}`,
  )
  const { lines } = await readRoster(file)
  expect(lines.map(({ cells }) => cells.join(''))).toEqual(names)
})

test('a doubtful guess says so at each row it touches, and at no other', async () => {
  const { lines, letters } = await readRoster(
    Buffer.from('Name\nV\xeca Novak\nHugo Larsen\nJos\xe9 Mu\xf1oz\n', 'latin1'),
  )
  expect(letters?.isDoubtful).toBe(false)
  const doubtful = await readRoster(
    Buffer.concat([Buffer.from('Name\nV\xeca Novak\nHugo Larsen\n', 'latin1'), Buffer.from('José Muñoz\n')]),
  )
  expect(lines).toHaveLength(3)
  expect(doubtful.lines.map(taken).map(({ remarks }) => remarks)).toEqual([
    [
      'Its letters were read as Western European (Windows-1252), which is no more than a guess: look whether they are right.',
    ],
    [],
    [],
  ])
})

test.each([
  ['Å‚ukasz', 'łukasz'],
  ['MÃ¼ller', 'Müller'],
  ['GarcÃ­a', 'García'],
  ['Jos√©', 'José'],
  ['Fr├ñnkel', 'Fränkel'],
  ['BjÃ¸rn', 'Bjørn'],
  ['Ĺukasz', undefined],
  ['Ĺ‚ukasz', 'łukasz'],
  ['РќРёРєРёС‚РёРЅ', 'Никитин'],
  ['Dâ€™Angelo', 'D’Angelo'],
  ['Çağrı', undefined],
  ['Öğüt', undefined],
  ['Čšová', undefined],
  ['Nuñez-Ñáñez', undefined],
  ['Ångström', undefined],
  ['Σωκράτης', undefined],
  ['王小明', undefined],
])('“%s” was garbled before, or not', async (name, meant) => {
  const { lines } = await readRoster(`First name,Last name\nHugo,${name}\n`)
  const sentence = `“${name}” was garbled before it came into this file; it may mean “${meant}”.`
  expect(taken(lines[0]).remarks).toEqual(meant ? [sentence] : [])
})

test.each(['utf16le', 'utf16be'])('%s without a mark', async (kind) => {
  const little = Buffer.from('Name;E-mail\r\nŁukasz Żak;l@example.org\r\n王 小明;w@example.org\r\n', 'utf16le')
  const { lines, letters } = await readRoster(kind === 'utf16le' ? little : little.swap16())
  expect(letters).toBeNull()
  expect(asNames(lines)[0]).toBe('Łukasz Żak')
  expect(taken(lines[1]).email).toBe('w@example.org')
})
