// Names in a zip: none is the same file as another on any system, and every system takes them.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entryNames } from './zip-names.ts'

test.each([
  [
    ['DSC_0001.jpg', 'DSC_0001.jpg', 'DSC_0001 (2).jpg', 'dsc_0001.JPG'],
    ['DSC_0001.jpg', 'DSC_0001 (2).jpg', 'DSC_0001 (2) (2).jpg', 'dsc_0001 (3).JPG'],
  ],
  [
    ['a (2).jpg', 'a.jpg', 'a.jpg', 'A (3).jpg'],
    ['a (2).jpg', 'a.jpg', 'a (3).jpg', 'A (3) (2).jpg'],
  ],
  [
    ['Zoe\u0308.jpg', 'Zo\u00eb.jpg'],
    ['Zoe\u0308.jpg', 'Zo\u00eb (2).jpg'],
  ],
  [
    ['ΣΊΣΥΦΟΣ.jpg', 'Σίσυφος.jpg'],
    ['ΣΊΣΥΦΟΣ.jpg', 'Σίσυφος (2).jpg'],
  ],
  [
    ['12:30?.jpg', '12_30_.jpg', 'a/b\\c.jpg'],
    ['12_30_.jpg', '12_30_ (2).jpg', 'a_b_c.jpg'],
  ],
  [
    ['CON.jpg', 'con.tar.gz', 'Lpt1', 'COM².png', 'console.jpg', 'porch. .', ''],
    ['_CON.jpg', '_con.tar.gz', '_Lpt1', '_COM².png', 'console.jpg', 'porch', '_'],
  ],
])('%j become %j', (given, named) => {
  const nameFor = entryNames()
  expect(given.map(nameFor)).toEqual(named)
})

test('however they are called, no two are equal without case', () => {
  const part = fc.constantFrom('a', 'A', ' (2)', ' (3)', '.jpg', '.JPG', '?', 'nul', 'é', 'e\u0301', '.')
  const names = fc.array(fc.array(part, { maxLength: 5 }).map((parts) => parts.join('')))
  fc.assert(
    fc.property(names, (given) => {
      const nameFor = entryNames()
      const named = given.map((name) => nameFor(name).normalize('NFC').toLowerCase())
      expect(new Set(named).size).toBe(given.length)
    }),
  )
})
