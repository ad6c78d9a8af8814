// What is shown of a hit: its sentence, with the word as it stands there.
import { expect, test } from 'vitest'
import { snippetOf } from './snippets.ts'

test('the sentence around the word, whatever its accents', () => {
  const body = 'Roll was called. The São Paulo chapter   sends its\nregards. Meeting adjourned.'
  expect(snippetOf(body, ['sao'])).toEqual({
    before: 'The ',
    found: 'São',
    after: ' Paulo chapter sends its regards.',
  })
})

test('the last word counts as the beginning of one', () => {
  expect(snippetOf('The treasurer reports.', ['trea'])).toEqual({
    before: 'The ',
    found: 'treasurer',
    after: ' reports.',
  })
})

test('a long sentence is cut between words', () => {
  const long = `${'before '.repeat(40)}the boiler ${'after '.repeat(40)}`
  const { before, after } = snippetOf(long, ['boiler'])
  expect(before).toMatch(/^… before .*the $/)
  expect(after).toMatch(/^ after .*after …$/)
  expect(before.length + after.length).toBeLessThan(200)
})

test.each(['', ' – é'])('a word within another is none, and the first of several is shown%s', (more) => {
  const body = `Reporch and porches before the boiler.${more}`
  expect(snippetOf(body, ['boiler', 'porch'])).toMatchObject({ before: 'Reporch and ', found: 'porches' })
  expect(snippetOf(body, ['porch', 'boiler'])).toMatchObject({ found: 'boiler' })
})
