// What holds of any votes: the count is what was put in, and what is sealed says nothing of it by being the same.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkBallot } from './ballot-checks.ts'
import { makeBallot } from './ballots.ts'
import { ceremony, honestElection } from './election.fixture.ts'
import { G, ORDER, randomNumber, readNumber, readPoint, reduced, timesBase, timesPublic, writePoint } from './group.ts'
import { numbersIn } from './tally.ts'

test('the count of any votes is that of the votes', async () => {
  const committee = await ceremony(2, 3)
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }).chain((answers) =>
        fc.record({
          answers: fc.constant(answers),
          votes: fc.array(fc.option(fc.integer({ min: 0, max: answers - 1 })), { minLength: 1, maxLength: 5 }),
          turned: fc.shuffledSubarray([1, 2, 3], { minLength: 2 }),
        }),
      ),
      async ({ answers, votes, turned }) => {
        const honest = await honestElection(votes, { committee, answers })
        const expected = Array.from({ length: answers }, (_, at) => votes.filter((vote) => vote === at).length)
        expect((await honest.check({ turned })).result).toEqual([expected])
      },
    ),
    { numRuns: 5 },
  )
})

test('the same vote of the same voter is never the same ballot', async () => {
  const { election: asked } = await honestElection([0])
  const credential = randomNumber()
  const ballots = [1, 2, 3].map(() => makeBallot(asked, credential, [[1, 0, 0]]))
  const points = ballots.flatMap((ballot) => {
    const { credential: key, answers } = checkBallot(ballot, asked)
    return [key, ...answers.flat().flatMap(({ alpha, beta }) => [writePoint(alpha), writePoint(beta)])]
  })
  expect(new Set(points).size).toBe(1 + 3 * 6)
})

test('a point is read in the one way in which it is written', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: ORDER - 1n }), (number) => {
      const written = writePoint(timesBase(number))
      expect(readPoint(written).equals(timesPublic(G, number))).toBe(true)
      expect(() => readPoint(written.toUpperCase() === written ? `${written} ` : written.toUpperCase())).toThrow(Error)
    }),
    { numRuns: 20 },
  )
})

test.each(['00', '-1', '1e3', '1.0', '', ' 1', '0x1', String(ORDER), '9'.repeat(90), 7, null])(
  '%j is no number',
  (digits) => {
    expect(() => readNumber(digits)).toThrow(Error)
  },
)

test('numbers are found in points up to the most that may be, and no further', () => {
  const numbers = [0, 1, 7, 41, 99, 100]
  const points = numbers.map((number) => timesBase(BigInt(number)))
  expect(numbersIn(points, 100)).toEqual(numbers)
  expect(() => numbersIn([timesBase(101n)], 100)).toThrow(RangeError)
  expect(reduced(-1n)).toBe(ORDER - 1n)
})
