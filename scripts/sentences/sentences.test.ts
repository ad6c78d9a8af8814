// The list of sentences has each kind of text that people meet, and none of them says what ours do not say.
import { expect, test } from 'vitest'
import { allSentences } from './all-sentences.ts'
import { sentencesIn } from './read-sentences.ts'

const read = (text: string) => sentencesIn('page.tsx', text).map((one) => one.text)

test('a text between tags is one sentence, with what stands in its line', () => {
  expect(read('const a = <p>Kept for <b>{days} days</b>, then <Link to="/bin">gone</Link>.</p>')).toContain(
    'Kept for {…} days, then gone.',
  )
})

test('labels, messages and what is composed are read; classes, addresses and names are not', () => {
  expect(
    read(`
      import { x } from 'Some Package'
      const a = <Field label="First name" className="Grid gap" href="/Members" />
      const b = { title: 'Album deleted', kind: 'album-deleted' }
      const c = \`\${count} of them have no e-mail address\`
      const d = sql\`select All Members from members\`
      const e = new Error('The programmer erred')
      const f = x === 'Someone'
    `),
  ).toEqual(['First name', 'Album deleted', '{…} of them have no e-mail address'])
})

test('says where each stands', () => {
  expect(sentencesIn('a.ts', "\n\nexport const A = 'No albums yet'")).toEqual([{ line: 3, text: 'No albums yet' }])
})

const sentences = allSentences()

test('texts of pages, refusals, mails and the voting certificate are all in it', () => {
  const all = new Set(sentences.map(({ text }) => text))
  for (const known of [
    'No albums yet',
    'Album title is required',
    'In brotherhood,',
    'Check the count',
    'Did you forget to add the page to the router?',
    'The ballots are those of the certificate.',
  ])
    expect(all).toContain(known)
})

/** A section of the profile, two offices and a book, which the specification names so. */
const SPECIFIED = /^House Details$|^(?:Out|In)-House Social$|^The House Book, /

test.each([
  ['calls the organisation a house', /\bhouses?\b/i],
  ['says that something did not arrive', /did not arrive|Load anew/],
])('none %s', (_what, words) => {
  expect(sentences.filter(({ text }) => words.test(text) && !SPECIFIED.test(text))).toEqual([])
})
