// What an export writes, an import reads again without loss.
import { LINE_FIELDS, type LineFieldName } from '@aerie/contract/member-fields'
import { cleanLine, cleanLines } from '@aerie/text/clean-text'
import { stringify } from 'csv-stringify/sync'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ROSTER_FIELDS } from '#features/roster-columns/column-names.ts'
import { phoneKey } from '#platform/phone.ts'
import { rosterFields } from './export-cells.ts'
import { readRoster, taken } from './roster.fixture.ts'
import type { RosterBrother } from './roster-brother.ts'

const awkward = fc.constantFrom(
  '=1+1',
  "'-",
  '@x',
  '+4512',
  '-1',
  "'",
  "''=",
  '\\',
  ';',
  ',',
  '"',
  '(',
  ')',
  '<',
  '>',
  ':',
  'movie: ',
  ' ',
  '\n',
)
const raw = fc.array(fc.oneof(awkward, fc.string({ unit: 'grapheme', maxLength: 4 })), { minLength: 1, maxLength: 6 })
const line = raw.map((parts) => cleanLine(parts.join(''))).filter((text) => text !== '')
const prose = raw.map((parts) => cleanLines(parts.join(''))).filter((text) => text !== '')
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const list = (item: fc.Arbitrary<string>) => fc.array(item, { maxLength: 3 })
const page = (site: string) => maybe(fc.webPath().map((path) => `https://${site}/${path}`))
const year = fc.integer({ min: 1900, max: 2100 })

const LINES = Object.fromEntries(LINE_FIELDS.map((field) => [field, maybe(line)])) as Record<
  LineFieldName,
  fc.Arbitrary<string | null>
>

const brother: fc.Arbitrary<RosterBrother> = fc
  .record({
    ...LINES,
    firstName: line,
    lastName: line,
    email: maybe(fc.constantFrom('jonas@example.org', "o'neill+x@mail.example.org", 'hiroshi@xn--r8jz45g.jp')),
    phone: maybe(fc.oneof(fc.constantFrom('+33 6 12 34 56 78', '(512) 555-0199', '-'), line)),
    phoneKey: fc.constant(null),
    linkedinUrl: page('www.linkedin.com'),
    instagramUrl: page('www.instagram.com'),
    snapchatUrl: page('www.snapchat.com'),
    facebookUrl: page('www.facebook.com'),
    tiktokUrl: page('www.tiktok.com'),
    companyTags: list(line),
    roles: list(line),
    class: maybe(fc.oneof(fc.integer({ min: 1, max: 35 }), year)),
    pledgeClass: maybe(fc.oneof(fc.constantFrom(-999, -2, -1, 0), fc.integer({ min: 1, max: 200 }))),
    significantOtherType: maybe(line),
    kids: fc.array(
      fc.record({ name: line, gender: maybe(fc.oneof(line, fc.constant('2015'))), birthYear: maybe(year) }),
      { maxLength: 3 },
    ),
    bigBrother: maybe(line),
    littleBrothers: list(line),
    lineageColor: maybe(fc.constantFrom('blue', 'grey', 'black')),
    location: maybe(fc.oneof(line, fc.constant('Paris, France'))),
    city: maybe(line),
    country: maybe(fc.oneof(line, fc.constantFrom('USA', 'France'))),
    bio: maybe(prose),
    quote: maybe(prose),
    role: fc.constantFrom('member', 'admin', 'super_admin'),
    isActive: fc.boolean(),
    interests: fc.array(
      fc.record({
        title: line,
        type: fc.constantFrom('movie', 'tv', 'custom'),
        image: maybe(fc.oneof(line, fc.webUrl())),
      }),
      { maxLength: 3 },
    ),
  })
  .map((drawn) => ({ ...drawn, phoneKey: phoneKey(drawn.phone, drawn.country === 'France' ? 'FR' : 'US') }))

const exported = (brothers: RosterBrother[]) =>
  stringify(
    [rosterFields.map(({ field }) => field), ...brothers.map((one) => rosterFields.map(({ toCell }) => toCell(one)))],
    {
      escape_formulas: true,
      bom: true,
    },
  )

test('every brother comes back from an export as he was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(brother, { minLength: 1, maxLength: 4 }), async (brothers) => {
      const { lines } = await readRoster(exported(brothers), { mayLeadRoles: true })
      expect(lines.map(taken)).toEqual(brothers.map((one) => ({ ...one, remarks: [] })))
    }),
    { numRuns: 300 },
  )
})

test('what an export writes is every field, under its own name', () => {
  expect(rosterFields.map(({ field }) => field)).toEqual([...ROSTER_FIELDS])
})
