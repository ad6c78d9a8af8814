// Each kind of trouble has its own words, and a way out that can help.
import { expect, test } from 'vitest'
import { Refused, Unreachable } from '#lib/call-errors.ts'
import { CodeNotFetched } from '#lib/lazy-code.ts'
import { describeProblem } from './problems.ts'

const refusal = (status: number, detail: string) => new Refused(status, JSON.stringify({ detail }))

test.each([
  [401, 'You are logged out', 'sign-in'],
  [403, 'Access Denied', 'home'],
  [404, 'Not found', 'home'],
  [410, 'No longer there', 'home'],
  [429, 'Too much at once', 'again'],
  [500, 'The server did not answer', 'again'],
  [503, 'The server did not answer', 'again'],
])('a %i says so in the words of the server', (status, title, remedy) => {
  const problem = describeProblem(refusal(status, 'The server has its reasons.'), true)
  expect(problem).toMatchObject({ title, sentence: 'The server has its reasons.', remedy })
})

test('a network that does not answer is asked again', () => {
  expect(describeProblem(new Unreachable(), true)).toMatchObject({ title: 'No connection', remedy: 'again' })
})

test('a page that is not on the server any more is a newer version; without a connection it is just out of reach', () => {
  const error = new CodeNotFetched()
  expect(describeProblem(error, true)).toMatchObject({ title: 'There is a newer version', remedy: 'reload' })
  expect(describeProblem(error, false)).toMatchObject({ title: 'No connection', remedy: 'again' })
})

test('a fault of ours does not show its innards', () => {
  const problem = describeProblem(new TypeError("Cannot read properties of undefined (reading 'name')"), true)
  expect(problem).toMatchObject({ title: 'This page broke', remedy: 'reload' })
  expect(problem.sentence).not.toContain('undefined')
})
