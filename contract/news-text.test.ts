// What a news body may hold.
import { expect, test } from 'vitest'
import { DEEPEST_NEWS, MOST_NEWS_ITEMS, MOST_NEWS_LINES, MOST_NEWS_MARKS, newsTextFlaw } from './news-text.ts'
import { LONGEST_NEWS_BODY } from './news-values.ts'

test.each([
  '- one\n  - two\n    - three',
  '- one\n    - two\n        - three\n            - four',
  '> He said:\n>\n> > It is *waiting*.',
  '1. first\n\n   with more\n2. second',
  'word '.repeat(8_000),
  'A paragraph of some words, with **emphasis** and [a link](/map).\n\n'.repeat(390),
  '- [Rook Fairweather](/profile/31), Steward\n'.repeat(MOST_NEWS_ITEMS),
  '      centred\n            verse\n',
  `${'*'.repeat(80)}\n\nNotice\n\n${'_'.repeat(80)}`,
])('takes %.40j', (body) => {
  expect(newsTextFlaw(body)).toBeNull()
})

const DEEP = `Lists and quotes stand at most ${DEEPEST_NEWS} deep inside each other.`
const LONG = `A news item has at most ${MOST_NEWS_LINES} lines.`
const MARKED = `A news item has at most ${MOST_NEWS_MARKS} of the signs *, _ and [.`
const LISTED = `A news item has at most ${MOST_NEWS_ITEMS} items of lists and quotes.`

test.each([
  ['- ', DEEP],
  ['1. ', DEEP],
  ['2) ', DEEP],
  ['> ', DEEP],
  ['>', DEEP],
  ['-\t', DEEP],
  ['> - ', DEEP],
  ['*a_', MARKED],
  ['**', MARKED],
  ['[', MARKED],
  ['![', MARKED],
  ['[[a](b)', MARKED],
  ['- a\n', LONG],
  ['> a\n\n', LONG],
  ['a\r', LONG],
  ['\n', LONG],
  ['a\n===\n', LONG],
])('refuses a body of %j over and over', (piece, sentence) => {
  expect(newsTextFlaw(piece.repeat(LONGEST_NEWS_BODY / piece.length))).toBe(sentence)
})

test.each([
  ['more items than that', '- a\n'.repeat(MOST_NEWS_ITEMS + 1), LISTED],
  ['many in one line', '- - - a\n'.repeat(200), LISTED],
  ['nesting by indentation', Array.from({ length: 7 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n'), DEEP],
  ['a list in a quote in a list', '- > - > - a\n  >   >   - - b', DEEP],
])('refuses %s', (_, body, sentence) => {
  expect(newsTextFlaw(body)).toBe(sentence)
})
