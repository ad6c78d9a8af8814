// The check of regular expressions: what it finds in a file, and what it refuses.
import { expect, test } from 'vitest'
import { isLinear } from './judge.ts'
import { patternsIn } from './read-patterns.ts'

const sourcesIn = (text: string) => patternsIn('some.tsx', text).map(({ source }) => source)

test('finds literals wherever they stand, and what is composed of constants or of escaped text', () => {
  expect(sourcesIn('const Code = z.string().check(z.regex(/^a+$/u, "Letters"))')).toEqual(['^a+$'])
  expect(sourcesIn('export const Input = () => <input pattern="a" onBlur={() => /b/.test("")} />')).toEqual(['b'])
  expect(sourcesIn(`const START = '[=+]'\nconst N = 4\nnew RegExp(\`^'+\${START}{\${N}}\`, 'g')`)).toEqual([
    "^'+[=+]{4}",
  ])
  expect(sourcesIn(`const word = read()\nRegExp(String.raw\`\\s\${RegExp.escape(word)}\`)`)).toEqual(['\\sescaped'])
  expect(patternsIn('some.ts', '// first\nconst one = /a/gi')).toEqual([{ line: 2, source: 'a', flags: 'gi' }])
})

test('says where a pattern is composed of a text that comes from elsewhere', () => {
  expect(sourcesIn('(word: string) => new RegExp(word)')).toEqual([null])
  expect(sourcesIn("(word: string) => new RegExp('^' + word, 'g')")).toEqual([null])
  expect(sourcesIn('let word = "a"\nnew RegExp(word)')).toEqual([null])
})

test.each([
  ['exponential', '^(?:\\s|<!--[\\s\\S]*?-->)*<svg'],
  ['exponential with a lookahead', '^(?=a)(?:a+)+$'],
  ['of the third degree', '<c [^>]*t="s"[^>]*>.*?</c>'],
  ['of the second, where it is found anywhere', '\\s+$'],
  ['of the second, for each start', '[^\\s@]+@[^\\s@]+'],
])('refuses what is %s', (_, source) => {
  expect(isLinear(source, '')).toBe(false)
})

test.each([
  ['<([^<>]*)>([^<]*)', 'g'],
  ['(?<![\\p{L}\\p{N}])word(?![\\p{L}\\p{N}])', 'gu'],
  [' ?, ?', ''],
])('takes /%s/%s', (source, flags) => {
  expect(isLinear(source, flags)).toBe(true)
})
