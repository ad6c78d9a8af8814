// Canonical JSON, by the examples of RFC 8785 itself, and the form before it.
import { expect, test } from 'vitest'
import { canonicalJson, formerJson } from './canonical-json.mjs'

/** Section 3.2.2, with the bytes of section 3.2.4. */
const SERIALIZED = String.raw`{
  "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
  "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
  "literals": [null, true, false]
}`
const BYTES = `
  7b 22 6c 69 74 65 72 61 6c 73 22 3a 5b 6e 75 6c 6c 2c 74 72 75 65 2c 66 61 6c 73 65 5d 2c 22 6e 75 6d 62 65 72 73 22
  3a 5b 33 33 33 33 33 33 33 33 33 2e 33 33 33 33 33 33 33 2c 31 65 2b 33 30 2c 34 2e 35 2c 30 2e 30 30 32 2c 31 65 2d
  32 37 5d 2c 22 73 74 72 69 6e 67 22 3a 22 e2 82 ac 24 5c 75 30 30 30 66 5c 6e 41 27 42 5c 22 5c 5c 5c 5c 5c 22 2f 22
  7d`

test('the example of its section 3.2.2, byte for byte', () => {
  const bytes = BYTES.trim().split(/\s+/).join('')
  expect(Buffer.from(canonicalJson(JSON.parse(SERIALIZED))).toString('hex')).toBe(bytes)
})

/** Section 3.2.3. */
const SORTED = String.raw`{
  "\u20ac": "Euro Sign",
  "\r": "Carriage Return",
  "\ufb33": "Hebrew Letter Dalet With Dagesh",
  "1": "One",
  "\ud83d\ude00": "Emoji: Grinning Face",
  "\u0080": "Control",
  "\u00f6": "Latin Small Letter O With Diaeresis"
}`

test('keys stand by their UTF-16 code units, as in its section 3.2.3', () => {
  const values = [...canonicalJson(JSON.parse(SORTED)).matchAll(/:"([^"]*)"/g)].map(([, value]) => value)
  expect(values).toEqual([
    'Carriage Return',
    'One',
    'Control',
    'Latin Small Letter O With Diaeresis',
    'Euro Sign',
    'Emoji: Grinning Face',
    'Hebrew Letter Dalet With Dagesh',
  ])
})

/** Appendix B: a number by its bits, and how it is written. */
const NUMBERS: [string, string][] = [
  ['0000000000000000', '0'],
  ['8000000000000000', '0'],
  ['0000000000000001', '5e-324'],
  ['8000000000000001', '-5e-324'],
  ['7fefffffffffffff', '1.7976931348623157e+308'],
  ['ffefffffffffffff', '-1.7976931348623157e+308'],
  ['4340000000000000', '9007199254740992'],
  ['c340000000000000', '-9007199254740992'],
  ['4430000000000000', '295147905179352830000'],
  ['44b52d02c7e14af5', '9.999999999999997e+22'],
  ['44b52d02c7e14af6', '1e+23'],
  ['44b52d02c7e14af7', '1.0000000000000001e+23'],
  ['444b1ae4d6e2ef4e', '999999999999999700000'],
  ['444b1ae4d6e2ef4f', '999999999999999900000'],
  ['444b1ae4d6e2ef50', '1e+21'],
  ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
  ['3eb0c6f7a0b5ed8d', '0.000001'],
  ['41b3de4355555553', '333333333.3333332'],
  ['41b3de4355555554', '333333333.33333325'],
  ['41b3de4355555555', '333333333.3333333'],
  ['41b3de4355555556', '333333333.3333334'],
  ['41b3de4355555557', '333333333.33333343'],
  ['becbf647612f3696', '-0.0000033333333333333333'],
  ['43143ff3c1cb0959', '1424953923781206.2'],
]
const numberOf = (bits: string) => Buffer.from(bits, 'hex').readDoubleBE()

test.each(NUMBERS)('the number %s of its appendix B', (bits, written) =>
  expect(canonicalJson(numberOf(bits))).toBe(written),
)

test.each([
  ['not a number, as in its appendix B', numberOf('7fffffffffffffff')],
  ['infinity, as in its appendix B', numberOf('7ff0000000000000')],
  ['half a letter', 'Olaf\ud83d'],
  ['half a letter as a key', { '\ude00': 1 }],
  ['what JSON does not know', [undefined]],
])('refused: %s', (_what, value) => expect(() => canonicalJson(value)).toThrow(TypeError))

test('keys that are whole numbers are keys like others, which the form before it moved to the front', () => {
  const heads = { '9': 'a', '10': 'b', beside: { '2': [], '100': {} } }
  expect(canonicalJson(heads)).toBe('{"10":"b","9":"a","beside":{"100":{},"2":[]}}')
  expect(formerJson(heads)).toBe('{"9":"a","10":"b","beside":{"2":[],"100":{}}}')
})

test('what an object has as undefined is left out', () =>
  expect(canonicalJson({ b: undefined, a: { c: null } })).toBe('{"a":{"c":null}}'))
