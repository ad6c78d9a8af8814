// A one-time password is long, plain to read, and another each time.
import { expect, test } from 'vitest'
import { makeOneTimePassword } from './one-time-password.ts'

test('three groups of four unmistakable characters, never the same', () => {
  const made = Array.from({ length: 200 }, makeOneTimePassword)
  for (const password of made) expect(password).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){2}$/)
  expect(new Set(made).size).toBe(made.length)
})
