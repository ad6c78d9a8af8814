// What is said of who was named: by whom, to brothers and to officers, and what a position still lacks.
import { expect, test } from 'vitest'
import { HARPREET, TEDDY } from '../nominations.fixture.ts'
import { namedByWords, nominatedBy, readyWords } from './nomination-words.ts'

const AT = '2026-11-18T12:00:00.000Z'
const naming = (by: typeof TEDDY | null) => ({ by, sentence: 'He stays.', at: AT })

test('of several who named him, the first is named and the others are counted', () => {
  expect(nominatedBy([HARPREET], false)).toBe('nominated by Harpreet Gill')
  expect(nominatedBy([HARPREET, TEDDY], false)).toBe('nominated by Harpreet Gill and Teddy Vance')
  expect(nominatedBy([HARPREET, TEDDY, null], false)).toBe('nominated by Harpreet Gill and 2 more')
})

test('where nominators are not shown nothing is said, but that he named himself', () => {
  expect(nominatedBy(null, false)).toBe(null)
  expect(nominatedBy(null, true)).toBe('nominated himself')
})

test('officers read who named him, and when first', () => {
  expect(namedByWords([naming(HARPREET)], false, TEDDY.id)).toBe('Harpreet Gill, 18 November')
  expect(namedByWords([naming(HARPREET), naming(null)], false, TEDDY.id)).toBe('2 brothers, first 18 November')
  expect(namedByWords([naming(null)], false, TEDDY.id)).toBe('a brother who has left, 18 November')
  expect(namedByWords([], true, TEDDY.id)).toBe('himself')
})

test.each([
  [{ standing: 0, asked: 2 }, true, 'Nobody stands yet, 2 are asked.'],
  [{ standing: 1, asked: 1 }, true, 'One stands, one is asked.'],
  [{ standing: 3, asked: 0 }, true, '3 stand, nobody is asked.'],
  [{ standing: 0, asked: 1 }, false, 'Nobody stands.'],
])('%o reads "%3$s"', (position, isOpen, words) => expect(readyWords(position, isOpen)).toBe(words))
