// A draft goes out by the clock of its writer, whatever zone that is.
import { expect, test } from 'vitest'
import { formOf, mayBeKept, momentOf, payloadOf, resolver } from './news-form.ts'

test('a new one is offered tomorrow', () => {
  expect(formOf(undefined, new Date(2026, 11, 31, 23, 30))).toMatchObject({ day: '2027-01-01', time: '08:00' })
  expect(formOf(undefined, new Date(2026, 11, 31, 0, 30))).toMatchObject({ day: '2027-01-01' })
})

test('day and time are those of his clock, and what is none is not sent', () => {
  const moment = (day: string, time: string) => momentOf({ when: 'later', day, time })
  expect(moment('2026-11-25', '08:00')).toBe(new Date(2026, 10, 25, 8).toISOString())
  expect(moment('', '08:00')).toBe(null)
  expect(momentOf({ when: 'now', day: '', time: '' })).toBe(undefined)
})

test('a draft without a title is kept as untitled, and does not go out so', async () => {
  const form = { ...formOf(undefined, new Date()), body: 'A body before its title.' }
  expect(payloadOf(form).title).toBe('Untitled')
  expect(mayBeKept(form)).toBe(true)
  expect(mayBeKept({ ...form, body: ' ' })).toBe(false)
  const { errors } = await resolver(form, undefined, { fields: {}, shouldUseNativeValidation: false })
  expect(errors).toMatchObject({ title: { message: 'Title is required' } })
})
