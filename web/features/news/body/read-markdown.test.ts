// What Markdown of a small kind means, and what of it stays text.
import { expect, test } from 'vitest'
import { type Part, readMarkdown } from './read-markdown.ts'

/** The parts in brackets, each with what it is before it. */
const drawn = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : draw(part))).join('')
const draw = (part: Exclude<Part, string>) =>
  `${part.is === 'link' ? `link to ${part.to}` : part.is}[${drawn(part.parts)}]`
const read = (text: string) => drawn(readMarkdown(text))

test.each([
  ['**bold** and _not_', 'paragraph[strong[bold] and em[not]]'],
  [
    '## Bring\n\n- a coat\n- a photograph',
    'heading[Bring]unordered[item[paragraph[a coat]]item[paragraph[a photograph]]]',
  ],
  ['1. first\n2. second', 'ordered[item[paragraph[first]]item[paragraph[second]]]'],
  ['> It is *waiting*.', 'quote[paragraph[It is em[waiting].]]'],
  ['[Eamon](/profile/31)', 'paragraph[link to /profile/31[Eamon]]'],
  ['![photo](https://example.org/a.png)', 'paragraph[!link to https://example.org/a.png[photo]]'],
  ['https://example.org/a', 'paragraph[link to https://example.org/a[https://example.org/a]]'],
  ['Dear brothers,\nthe porch is level.\n\nYours', 'paragraph[Dear brothers,\nthe porch is level.]paragraph[Yours]'],
  ['5 < 6 & 7 > 6, and AT&T', 'paragraph[5 < 6 & 7 > 6, and AT&T]'],
])('%j', (text, meaning) => {
  expect(read(text)).toBe(meaning)
})

test.each([
  '[press](javascript:alert(1))',
  '[press](JaVaScRiPt:alert(1))',
  '[press](data:text/html,x)',
  '[press](//elsewhere.example)',
  '[press](/\\elsewhere.example)',
])('of %j the words are left', (text) => {
  expect(read(text)).toBe('paragraph[press]')
})

test.each([
  '<a href="javascript:alert(1)">press</a>',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '    four spaces before it',
  '```\ncode\n```',
])('%j stays text', (text) => {
  expect(read(text)).not.toMatch(/link to|image/)
  expect(read(text)).toContain(text.trim())
})

test('what is nested beyond all measure is text, and does not stop the page', () => {
  const deep = `${'>'.repeat(2_000)} deep`
  expect(read(deep)).toContain('deep')
})
