// A link that will never work again is told from a server that did not answer.
import { expect, test } from 'vitest'
import { Refused, Unreachable } from '#lib/call-errors.ts'
import { faultOf } from './link-fault.ts'

test('a used or old link is invalid, in the words of the server', () => {
  const error = new Refused(410, '{"detail":"This link has been used."}')
  expect(faultOf(error)).toEqual({ invalid: true, sentence: 'This link has been used.' })
})

test('half a link is invalid too, and says how it may have come about', () => {
  expect(faultOf(new Refused(404, '{"detail":"There is nothing at this address."}'))).toEqual({
    invalid: true,
    sentence: 'This link is not complete. Open it once more from the mail.',
  })
})

test.each([new Refused(500, ''), new Refused(429, ''), new Unreachable()])('%s may pass', (error) => {
  expect(faultOf(error).invalid).toBe(false)
})
