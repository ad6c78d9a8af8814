// Words within a slip or two of what was typed.
import { expect, test } from 'vitest'
import { openNearWords } from './near-words.ts'

const words = ['rook', 'marcus', 'fairweather', 'kirwan', 'oyelaran', 'tom', 'lindqvist', 'samir']
const near = (typed: string) => openNearWords(words).find(typed)

test.each([
  ['roook', 'rook'],
  ['rok', null],
  ['roo', null],
  ['raok', 'rook'],
  ['orok', 'rook'],
  ['marcsu', 'marcus'],
  ['macus', 'marcus'],
  ['makus', null],
  ['tomm', 'tom'],
  ['fairwaether', 'fairweather'],
  ['farweathre', 'fairweather'],
  ['farwaethr', null],
  ['oyelran', 'oyelaran'],
  ['lindkwist', 'lindqvist'],
])('%s', (typed, meant) => {
  expect(near(typed)).toEqual(meant === null ? [] : [meant])
})

test('the word itself is not near itself, and each is found once', () => {
  expect(openNearWords(['samir', 'samir', 'samit']).find('samir')).toEqual(['samit'])
})

test('words come and go', () => {
  const index = openNearWords(['samir'])
  index.add('samia')
  index.remove('samir')
  expect(index.find('samis')).toEqual(['samia'])
})

test('is the same as counting slips letter by letter', () => {
  const letters = ['a', 'b', 'c']
  const all = letters.flatMap((one) =>
    letters.flatMap((two) => letters.flatMap((three) => letters.map((four) => one + two + three + four))),
  )
  const oneSlip = (word: string) => {
    const made = new Set<string>()
    for (let at = 0; at <= word.length; at++) {
      made.add(word.slice(0, at) + word.slice(at + 1))
      if (at + 1 < word.length) made.add(`${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`)
      for (const letter of letters) {
        made.add(word.slice(0, at) + letter + word.slice(at + 1))
        made.add(word.slice(0, at) + letter + word.slice(at))
      }
    }
    return made
  }
  const index = openNearWords(all)
  for (const word of ['abca', 'aaaa', 'bacc'])
    expect(new Set(index.find(word))).toEqual(new Set(all.filter((one) => one !== word && oneSlip(word).has(one))))
})
