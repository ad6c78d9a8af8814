// What a check takes for the inputs of a test, and leaves the test out while they stay.
import { expect, test } from 'vitest'
import { inputsOf } from './inputs.mjs'

const TESTS = ['server/features/trips/trips.test.ts', 'server/platform/backup/backup.test.ts']

test('what the server consists of is an input of its tests', () => {
  expect(inputsOf('server/features/trips/trips.test.ts')).toEqual(
    expect.arrayContaining([
      'contract/trips.ts',
      'package-lock.json',
      'server/features/trips/service.ts',
      'server/platform/confined.ts',
      'server/test/global-setup.ts',
      'vitest.config.ts',
    ]),
  )
})

test.each(TESTS)('no page is an input of %s', (file) => {
  expect(inputsOf(file).filter((input) => /^(web|e2e|bench|docs)\//.test(input))).toEqual([])
})
