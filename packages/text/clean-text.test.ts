// What cannot be seen is gone from names and texts, and what any language writes stays.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanLine, cleanLines, cleanMarkdown } from './clean-text.ts'

const twenty = (mark: string) => mark.repeat(20)

test.each([
  ['a zero-width space', 'Ola\u200Bf', 'Olaf'],
  ['a word joiner at the end', 'Olaf\u2060', 'Olaf'],
  ['a soft hyphen', 'Ander\u00ADsen', 'Andersen'],
  ['a byte order mark', '\uFEFFOlaf', 'Olaf'],
  ['an override of the direction', 'Olaf \u202Efdp.exe\u202C', 'Olaf fdp.exe'],
  ['isolates', '\u2066Olaf\u2069', 'Olaf'],
  ['marks of direction', '\u200Eעמית\u200F', 'עמית'],
  ['hidden tags', 'Olaf\u{E0061}\u{E0062}', 'Olaf'],
  ['a Hangul filler beside a name', 'Kim\u3164', 'Kim'],
  ['the sign of an object that was not copied', 'Olaf \uFFFC', 'Olaf'],
  ['a joiner between our letters', 'O\u200Dlaf', 'Olaf'],
  ['a selector behind our letters', 'Olaf\uFE0F', 'Olaf'],
  ['a joiner that joins nothing', 'می\u200C خواهم\u200D', 'می خواهم'],
  ['several joiners for one', 'می\u200C\u200C\u200Cخواهم', 'می\u200Cخواهم'],
  ['an accent on no letter', '\u0301Olaf \u0308Berg', 'Olaf Berg'],
  ['heaped accents', `Z${twenty('\u0335')}oe`, `Z${'\u0335'.repeat(4)}oe`],
  ['heaped signs of another script', `क${twenty('\u0902')}`, `क${'\u0902'.repeat(8)}`],
  ['an accent behind something unseen', 'Jose\u200B\u0301', 'José'],
  ['decomposed letters', 'Mu\u0308ller', 'Müller'],
  ['spaces of other kinds', '\u3000Jean\u00A0\u2009Luc\u2800Roy\u202F', 'Jean Luc Roy'],
  ['half a letter', 'Olaf\uD83D', 'Olaf'],
])('%s is cleaned away', (_what, typed, clean) => {
  expect(cleanLine(typed)).toBe(clean)
})

test.each([
  ['Vietnamese', 'Nguyễn Thị Ánh Tuyết'],
  ['Hebrew with points and cantillation', 'בְּרֵאשִׁ֖ית'.normalize('NFC')],
  ['Thai', 'ณัฐวุฒิ ปิ่นทอง'],
  ['Hindi', 'श्रीकृष्ण'],
  ['Sinhala, whose letters join', 'ශ්\u200Dරී ලංකා'],
  ['Persian, whose words are held apart', 'علی\u200Cرضا'],
  ['Burmese', 'ကျွန်ုပ်'],
  ['Tibetan', 'བསྟན་འཛིན་རྒྱ་མཚོ'],
  ['Yoruba', 'Ọlábísí'],
  ['Lithuanian', 'Jū́ratė'],
  ['a letter of a Japanese name', '渡邉\u{E0100}'],
  ['Mongolian', 'ᠮᠣᠩᠭᠤᠯ\u180B'],
  ['Korean', '김민준'],
  ['a family of emoji', 'Ola 👨‍👩‍👧'],
  ['a heart', 'Ola ❤️'],
  ['the flag of Wales', 'Ola 🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}'],
  ['a keycap', 'No. 1️⃣'],
  ['an apostrophe of any kind', 'O’Brien-Łukasz'],
  ['Arabic with vowels', 'مُحَمَّد'.normalize('NFC')],
])('%s stays', (_what, name) => {
  expect(cleanLine(name)).toBe(name)
})

describe('nothing is left', () => {
  test.each([
    ...['', ' ', '\u200B', '\u2060\u2060', '\u3164', '\u115F', '\u1160', '\uFFA0', '\u2800\u2800', '\u00AD', '\u0301'],
    ...['\uFE0F', '\u{E0041}\u{E007F}', '\u200D', '\u200C \u200D', '\u202E', '\u2066\u2069', '\u034F', '\uFFFC'],
    ...['\u180B', '\u20E3', '\u{E0100}', '\uFEFF', '\u061C', '\u00A0\u3000', '\u0591\u05B8', '\uDC00'],
  ])('of %j', (typed) => {
    expect([cleanLine(typed), cleanLines(typed), cleanMarkdown(typed)]).toEqual(['', '', ''])
  })
})

test('a text keeps its lines and its room, Markdown also that before its first line', () => {
  expect(cleanLines('  One\u200B\r\n\r\n  two  three\u2028four\n')).toBe('One\n\n  two  three\nfour')
  expect(cleanMarkdown('  - one\r\n  - two\u202E')).toBe('  - one\n  - two')
})

const AWKWARD = fc.array(
  fc.oneof(
    fc.constantFrom('\u200C', '\u200D', '\uFE0F', '\u0301', '\u0323', '\u200B', '\u202E', '\u{1F3F4}', '\u{E0067}'),
    fc.constantFrom('\u{E007F}', ' ', '\n', 'a', 'é', 'ب', '山', 'क', '❤', '\u2800', '\u115F', '\u180B', '\u{E0100}'),
    fc.string({ unit: 'binary', maxLength: 2 }),
  ),
  { maxLength: 30 },
)

test('what is clean is not changed again', async () => {
  await fc.assert(
    fc.property(AWKWARD, (signs) => {
      for (const clean of [cleanLine, cleanLines, cleanMarkdown]) {
        const once = clean(signs.join(''))
        expect(clean(once)).toBe(once)
      }
    }),
    { numRuns: 2_000 },
  )
})
