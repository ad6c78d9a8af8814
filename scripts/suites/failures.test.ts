// What is named at the end of a run of all that failed.
import { expect, test } from 'vitest'
import { failuresIn } from './failures.mjs'

const file = (name: string, more: object) => ({
  name: `/here/${name}`,
  status: 'passed',
  assertionResults: [],
  ...more,
})
const ran = (title: string, status: string, failureMessages: string[] = []) => ({
  status,
  title,
  ancestorTitles: ['votes'],
  failureMessages,
})
const pathOf = (name: string) => name.replace('/here/', '')

test('each test that failed is named with its file and the first line of its error', () => {
  const failed = ran('are counted', 'failed', [
    '\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n    at /here/a.test.ts',
  ])
  const results = [
    file('a.test.ts', { status: 'failed', assertionResults: [ran('are cast', 'passed'), failed] }),
    file('b.test.ts', { assertionResults: [ran('are sealed', 'passed'), ran('are opened', 'skipped')] }),
  ]
  expect(failuresIn(results, pathOf)).toEqual([
    'a.test.ts > votes > are counted\n    AssertionError: expected 1 to be 2',
  ])
})

test('a file that failed outside of its tests is named as well', () => {
  const results = [
    file('c.test.ts', { status: 'failed', message: '\nNo such module\n    at x' }),
    file('d.test.ts', { status: 'failed', assertionResults: [ran('are cast', 'passed')], message: '' }),
  ]
  expect(failuresIn(results, pathOf)).toEqual(['c.test.ts\n    No such module', 'd.test.ts\n    It said nothing.'])
})
