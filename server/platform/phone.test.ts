// Numbers as people write them, and the one form in which they are compared.
import { describe, expect, test } from 'vitest'
import { changedKey, phoneKey, phoneKeysMeant } from './phone.ts'

/** As it is written at home, where that is, and the number it is. */
const NATIONAL: [typed: string, country: string, key: string][] = [
  ['0171 1234567', 'Germany', '+491711234567'],
  ['0171/123 45-67', 'Deutschland', '+491711234567'],
  ['020 7946 0018', 'United Kingdom', '+442079460018'],
  ['07911 123456', 'England', '+447911123456'],
  ['06 12 34 56 78', 'France', '+33612345678'],
  ['06 1234 5678', 'Italy', '+390612345678'],
  ['347 123 4567', 'Italy', '+393471234567'],
  ['612 34 56 78', 'Spain', '+34612345678'],
  ['55 1234 5678', 'Mexico', '+525512345678'],
  ['(011) 98765-4321', 'Brazil', '+5511987654321'],
  ['011 15-2345-6789', 'Argentina', '+5491123456789'],
  ['098765 43210', 'India', '+919876543210'],
  ['090-1234-5678', 'Japan', '+819012345678'],
  ['0412 345 678', 'Australia', '+61412345678'],
  ['054-123-4567', 'Israel', '+972541234567'],
  ['082 123 4567', 'South Africa', '+27821234567'],
  ['9123 4567', 'Hong Kong', '+85291234567'],
  ['8123 4567', 'Singapore', '+6581234567'],
  ['8 (912) 345-67-89', 'Russia', '+79123456789'],
  ['138 1234 5678', 'China', '+8613812345678'],
  ['010-1234-5678', 'South Korea', '+821012345678'],
  ['412 34 567', 'Norway', '+4741234567'],
  ['044 668 18 00', 'Switzerland', '+41446681800'],
  ['(512) 555-0199', 'United States', '+15125550199'],
  ['416 555 0199', 'Canada', '+14165550199'],
]

describe('a number in its country', () => {
  test.each(NATIONAL)('%s in %s is %s', (typed, country, key) => {
    expect(phoneKey(typed, country)).toBe(key)
  })

  test.each(NATIONAL)('%s in %s is found at sign-in, and with its code in every spelling of that', (typed, _, key) => {
    const digits = key.slice(1)
    for (const spelt of [
      typed,
      key,
      `00${digits}`,
      `00 ${digits}`,
      digits,
      `+${digits.slice(0, 3)} (${digits.slice(3)})`,
    ])
      expect(phoneKeysMeant(spelt), spelt).toContain(key)
  })

  test.each([
    ['٠١٧١ ١٢٣٤٥٦٧', 'Germany', '+491711234567'],
    ['۰۹۱۲ ۳۴۵ ۶۷۸۹', 'Iran', '+989123456789'],
    ['०९८७६५ ४३२१०', 'India', '+919876543210'],
    ['０９０－１２３４－５６７８', 'Japan', '+819012345678'],
    ['＋４９ １７１ １２３４５６７', 'Japan', '+491711234567'],
    ['tel:+49-171-1234567', 'France', '+491711234567'],
    ['Mobile: 0171 1234567', 'Germany', '+491711234567'],
    ['\u202a0171\u00a0123\u200b4567\u202c', 'Germany', '+491711234567'],
    ['0171 1234567 ext. 5', 'Germany', '+491711234567'],
    ['(512) 555-0199 x123', 'United States', '+15125550199'],
    ['+49 (0)171 1234567', 'France', '+491711234567'],
    ['+44 (0)20 7946 0018', 'Germany', '+442079460018'],
    ['49 171 1234567', 'Germany', '+491711234567'],
    ['0049 171 1234567', 'United States', '+491711234567'],
    ['011 49 171 1234567', 'United States', '+491711234567'],
    ['0011 49 171 1234567', 'Australia', '+491711234567'],
    ['+52 1 55 1234 5678', 'Germany', '+525512345678'],
    ['+33 6 12 34 56 78', 'Freedonia', '+33612345678'],
  ])('%s in %s is %s', (typed, country, key) => {
    expect(phoneKey(typed, country)).toBe(key)
  })

  test.each([
    ['0171', 'Germany'],
    ['512 555 0199', 'France'],
    ['06 12 34 56 78', 'United States'],
    ['555-0199', 'United States'],
    ['1-800-FLOWERS', 'United States'],
    ['+1 000 555 0199', 'Germany'],
    ['+999 171 1234567', 'Germany'],
    ['ask Jonas', 'Germany'],
    ['', 'Germany'],
  ])('%s in %s is none', (typed, country) => {
    expect(phoneKey(typed, country)).toBeNull()
  })
})

test('where no country is known, a number is read only where it surely is an American one or bears its code', () => {
  expect(phoneKey('(512) 555-0199', null)).toBe('+15125550199')
  expect(phoneKey('+49 171 1234567', null)).toBe('+491711234567')
  expect(phoneKey('0049 171 1234567', null)).toBe('+491711234567')
  for (const [typed, country] of NATIONAL)
    if (/^0/.test(typed)) expect(phoneKey(typed, null), `${typed} of ${country}`).toBeNull()
})

test('at sign-in a number with its code means one, and what is no number means none', () => {
  for (const typed of ['+49 171 1234567', '0049 171 1234567', '００４９ 171 1234567'])
    expect(phoneKeysMeant(typed)).toEqual(['+491711234567'])
  expect(phoneKeysMeant('jonas')).toEqual([])
})

describe('the key after a change', () => {
  const at = (phone: string | null, country: string | null) => ({ phone, country })
  test.each([
    ['another number', at('0171 1234567', 'Germany'), at('0171 7654321', 'Germany'), '+491717654321'],
    ['none any more', at('0171 1234567', 'Germany'), at(null, 'Germany'), null],
    ['a number and a country', at(null, null), at('0171 1234567', 'Germany'), '+491711234567'],
    ['a country that places it', at('0171 1234567', null), at('0171 1234567', 'Germany'), '+491711234567'],
    ['another country', at('0171 1234567', 'Austria'), at('0171 1234567', 'Germany'), '+491711234567'],
    ['a country where it is none', at('512 555 0199', 'United States'), at('512 555 0199', 'France'), undefined],
    ['a country that makes no odds', at('+49 171 1234567', 'Germany'), at('+49 171 1234567', 'France'), undefined],
    ['nothing', at('0171 1234567', 'Germany'), at('0171 1234567', 'Germany'), undefined],
  ])('%s', (_, before, after, key) => {
    expect(changedKey(before, after)).toBe(key)
  })
})
