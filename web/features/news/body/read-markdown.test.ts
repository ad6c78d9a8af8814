// What Markdown of a small kind means, what of it stays text, and that what is read is never nested deeper than is said.
import { DEEPEST_NEWS, newsTextFlaw } from '@aerie/contract/news-text'
import { NOT_IN_NEWS } from '@aerie/contract/news-values'
import fc from 'fast-check'
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { expect, test } from 'vitest'
import { type MarkdownNode, readMarkdown } from './read-markdown.ts'

/** The parts in brackets, each with what it is before it. */
const drawn = (parts: readonly MarkdownNode[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : draw(part))).join('')
const draw = (part: Exclude<MarkdownNode, string>) =>
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

test('an address is a link after an open bracket, and with line beneath its letters', () => {
  expect(read('see [https://example.org/my_own_page, or write to a_b@example.org')).toBe(
    'paragraph[see [link to https://example.org/my_own_page[https://example.org/my_own_page], or write to link to mailto:a_b@example.org[a_b@example.org]]',
  )
})

test.each(['- ', '1. ', '> ', '>', '*a_', '**a', '[', '![', '> a\n\n', 'a\n===\n', '- - - a\n'])(
  'what was kept before there were limits, %j over and over, is shown as it was typed',
  (piece) => {
    const body = piece.repeat(39_999 / piece.length)
    expect(readMarkdown(body)).toEqual([{ is: 'paragraph', parts: [body] }])
  },
)

test('so is emphasis inside emphasis beyond all measure', () => {
  const body = `${'*a '.repeat(300)}b${' a*'.repeat(300)}`
  expect(readMarkdown(body)).toEqual([{ is: 'paragraph', parts: [body] }])
})

const depthOf = (node: Nodes): number =>
  (node.type === 'blockquote' || node.type === 'listItem' ? 1 : 0) +
  ('children' in node ? Math.max(0, ...node.children.map(depthOf)) : 0)

const SIGNS = [' ', '    ', '\t', '- ', '1. ', '> ', '>', 'a', 'a\n', '\n\n', '\n-\n', '+   ']
const BEGINNINGS = ['', '  ', '    ', '      ', '> ', '> > ', '>   ', '>     '].map((indent) => `\n${indent}- `)

test('what is read as Markdown is never nested deeper than news may be', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...SIGNS, ...BEGINNINGS), { minLength: 8, maxLength: 40 }), (signs) => {
      const body = signs.join('')
      fc.pre(newsTextFlaw(body) === null)
      expect(depthOf(fromMarkdown(body, { extensions: [{ disable: { null: NOT_IN_NEWS } }] }))).toBeLessThanOrEqual(
        DEEPEST_NEWS,
      )
    }),
    { seed: 4019, numRuns: 500 },
  )
})
