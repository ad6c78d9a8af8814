// News without its markup: lists read as sentences in lists, and links keep their addresses in mails.
import { expect, test } from 'vitest'
import { writtenOut } from '#platform/mail/words.ts'
import { excerptOf, paragraphsOf } from './plain-words.ts'

test.each([
  [
    'It took three brothers.\n\n- a valve\n- a hose\n\nIt is not broken.',
    'It took three brothers. A valve, a hose. It is not broken.',
  ],
  ['# What to bring\n\n1. One towel\n2. Two socks', 'What to bring: One towel, Two socks.'],
  ['Bring:\n\n- One towel.\n- Two socks', 'Bring: One towel. Two socks.'],
  ['# The lake\n\nWe meet at *noon*.', 'The lake. We meet at noon.'],
  ['- soup\n  - with bread\n- salad', 'soup: with bread. salad.'],
  ['مرحبا', 'مرحبا'],
])('%j begins as %j', (body, excerpt) => {
  expect(excerptOf(body, 'markdown')).toBe(excerpt)
})

test('a mail says where its links lead, and those of this site lead there from elsewhere', () => {
  const body = 'See [his *page*](/profile/5) or write: [us](mailto:board@example.org).\n\n- <https://example.org>'
  const paragraphs = paragraphsOf({ body, format: 'markdown' }, 'https://brothers.example')
  expect(paragraphs.map(writtenOut)).toEqual([
    'See his page (https://brothers.example/profile/5) or write: us (mailto:board@example.org).',
    '- https://example.org',
  ])
  expect(paragraphs[0]).toContainEqual({ text: 'his page', url: 'https://brothers.example/profile/5' })
})
