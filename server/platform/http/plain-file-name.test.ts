// Names of files as they are kept: plain, whole in their letters, and of a length that can be shown.
import { expect, test } from 'vitest'
import { plainFileName } from './plain-file-name.ts'

test.each([
  ['porch, 2024 (1).jpg', 'porch, 2024 (1).jpg'],
  ['Großvater 👨‍👩‍👧.jpg', 'Großvater 👨‍👩‍👧.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\photos\\porch.jpg', 'porch.jpg'],
  ['a\r\n\u0000\u001bb\u007f\u0085.jpg', 'ab.jpg'],
  ['photo\u202egpj.exe', 'photogpj.exe'],
  ['half \ud83d.jpg', 'half .jpg'],
  [' porch.jpg\u2028', 'porch.jpg'],
  ['photos/', 'file'],
  ['', 'file'],
])('%j is kept as %j', (given, kept) => {
  expect(plainFileName(given)).toBe(kept)
})

test.each(['🪶'.repeat(300), 'é'.repeat(300), `a${'🪶'.repeat(300)}`])(
  'a long one is cut between its letters, and keeps its ending',
  (letters) => {
    const kept = plainFileName(`${letters}.jpg`)
    expect(kept.length).toBeLessThanOrEqual(200)
    expect(kept.isWellFormed()).toBe(true)
    expect(kept.endsWith('.jpg')).toBe(true)
    expect(letters.startsWith(kept.slice(0, -4))).toBe(true)
    expect(plainFileName(letters).length).toBeGreaterThan(198)
  },
)
