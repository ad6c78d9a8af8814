// The values that generated calls are made of: such as brothers send, and such as nobody should.
import fc from 'fast-check'

/** What exists in the world that is called, so that calls reach beyond the first check. */
export interface Known {
  ids: number[]
  emails: string[]
  /** Of sessions and of links in mails. */
  codes: string[]
}

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'b\udfffc',
  '\ufeff',
  '\u202e\u0301\u200b',
  '🪽👨‍👩‍👧‍👦',
  'ǅİıß',
  "'; drop table members; --",
  '%',
  '\\',
  '\\u0000',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=cmd|calc!A1',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'NaN',
  'null',
  '-1',
  '1e309',
  '0x10',
  '٣',
  '9007199254740993',
  'x'.repeat(300),
  '𝒳'.repeat(3000),
  '1,'.repeat(5000),
  '(((((((((('.repeat(30),
]

const SENSIBLE_TEXTS = [
  'Marcus',
  'O’Neill-Ångström',
  'Boston',
  'Paris, France',
  'Greater Boston Area',
  'Nowhere at all',
  'wingspan-demo',
  'a-long-enough-passphrase',
  '+1 617 555 0134',
  'https://www.linkedin.com/in/somebody',
  'https://instagram.com/somebody',
  'The Salt Cellar',
  '2099-03-01',
  '2099-03-09',
  '2026-02-30',
  '1984-02-29',
  '0001-01-01',
  '2026-11-22T10:00:00.000Z',
  'at_once',
  'true',
  '1',
  '7',
  '50',
  'eyJuIjoxfQ',
]

/** What a text may hold in its midst, where its length and kind are right. */
const SPIKES = ['\u0000', '\ud800', '\udc00', '\u202e', '\n', '\\', "'", '"', '%', '🪽', '\u0301', '<b>']

const HOSTILE_NUMBERS = [0, -0, -1, 0.5, 1e308, -1e21, 2 ** 31, 2 ** 31 - 1, 2 ** 53, -(2 ** 53), 1900, 2101]

export function valuesOf({ ids, emails, codes }: Known) {
  const id = fc.constantFrom(...ids)
  const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: 40 }))
  const spiked = fc
    .tuple(fc.constantFrom(...SENSIBLE_TEXTS), fc.constantFrom(...SPIKES))
    .map(([text, spike]) => text.slice(0, 3) + spike + text.slice(3))
  return {
    id,
    code: fc.constantFrom(...codes),
    text: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...SENSIBLE_TEXTS) },
      { weight: 4, arbitrary: spiked },
      { weight: 2, arbitrary: fc.constantFrom(...emails) },
      { weight: 1, arbitrary: fc.constantFrom(...codes) },
      { weight: 1, arbitrary: id.map(String) },
      { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
    ),
    number: fc.oneof(id, fc.integer({ min: 0, max: 250 }), fc.integer({ min: 1890, max: 2110 })),
    hostileText,
    /** Anything that JSON can say. */
    hostile: fc.oneof(
      hostileText,
      fc.constantFrom(...HOSTILE_NUMBERS),
      fc.constantFrom(null, true, false, [], {}, [[]], { length: 1e9 }),
      fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }),
      fc.nat({ max: 80 }).map(nested),
    ),
  }
}

export type Values = ReturnType<typeof valuesOf>

const nested = (depth: number): unknown =>
  depth === 0 ? 'deep' : depth % 2 ? [nested(depth - 1)] : { in: nested(depth - 1) }
