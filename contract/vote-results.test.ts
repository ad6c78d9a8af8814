// What counts come to in words: shares that add up, none that is said to be all or nothing, and how a vote ended.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pollOutcomeWords, shareOf, sharesOf } from './vote-results.ts'

const wordsOf = (counts: number[], voters: number) => sharesOf(counts, voters).map(({ words }) => words)

test.each([
  [[2, 1], 3, ['67%', '33%']],
  [[1, 1, 1], 3, ['34%', '33%', '33%']],
  [[69, 28], 97, ['71%', '29%']],
  [[1, 7], 8, ['13%', '87%']],
  [[1, 999], 1000, ['<1%', '>99%']],
  [[1, 1, 998], 1000, ['<1%', '<1%', '>99%']],
  [[5, 0], 5, ['100%', '0%']],
  [[0, 0], 0, ['0%', '0%']],
])('%j of %i voters are %j', (counts, voters, words) => expect(wordsOf(counts, voters)).toEqual(words))

test('where ballots have several marks each share stands by itself', () => {
  expect(wordsOf([2, 2, 1], 3)).toEqual(['67%', '67%', '33%'])
  expect(wordsOf([1000, 1, 999], 1000)).toEqual(['100%', '<1%', '>99%'])
})

test('of one choice shares come to 100 for any counts, each within one of what it is, and none is all or nothing that is not', () => {
  const some = fc.array(fc.nat(20_000), { minLength: 2, maxLength: 50 })
  fc.assert(
    fc.property(some, (counts) => {
      const voters = counts.reduce((sum, count) => sum + count, 0)
      const shares = sharesOf(counts, voters)
      expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(voters === 0 ? 0 : 100)
      for (const [at, { percent, words }] of shares.entries()) {
        const count = counts[at] ?? 0
        if (voters > 0) expect(Math.abs(percent - (count * 100) / voters)).toBeLessThan(1)
        expect(words === '0%').toBe(count === 0)
        expect(words === '100%').toBe(count > 0 && count === voters)
      }
    }),
  )
})

test('a turnout is all or nothing only where it is', () => {
  expect(
    [shareOf(1, 3), shareOf(0, 0), shareOf(1, 400), shareOf(399, 400), shareOf(9, 9)].map((share) => share.words),
  ).toEqual(['33%', '0%', '<1%', '>99%', '100%'])
})

const options = ['Yes', 'No', 'Later'].map((text, at) => ({ id: `option_${at + 1}`, text }))
test.each([
  ['open', [], null],
  ['decided', ['option_2'], '“No” has the most votes.'],
  ['tie', ['option_1', 'option_3'], 'A tie between “Yes” and “Later”.'],
  ['no_quorum', ['option_1'], 'Quorum not reached (12 of 25 needed), not binding.'],
  ['no_votes', [], 'Nobody voted.'],
  ['void', [], 'Void: Asked twice'],
] as const)('%s is said so', (outcome, leadingIds, words) => {
  const void_ = { reason: 'Asked twice', at: '2026-11-20T12:00:00.000Z' }
  const poll = { outcome, leadingIds: [...leadingIds], options, quorumNeeded: 25, voteCount: 12, void: void_ }
  expect(pollOutcomeWords(poll)).toBe(words)
})
