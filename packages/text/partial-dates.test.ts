// Days of a life read as people write them, and what could be two days stays as it was written.
import { describe, expect, test } from 'vitest'
import { birthdayInWords, timeInWords } from './partial-dates.ts'

describe('a birthday', () => {
  test.each([
    ['--03-14', '14 March'],
    ['--0314', '14 March'],
    ['--02-29', '29 February'],
    ['--11', 'November'],
    ['1931-02-03', '3 February 1931'],
    ['19310203', '3 February 1931'],
    ['1931/2/3', '3 February 1931'],
    ['1931-02-03T00:00:00.000Z', '3 February 1931'],
    ['1931-02-03 00:00:00', '3 February 1931'],
    ['1604-03-14', '14 March'],
    ['03/14/1931', '14 March 1931'],
    ['14.03.1931', '14 March 1931'],
    ['14-3-1931', '14 March 1931'],
    ['3/14', '14 March'],
    ['14/3', '14 March'],
    ['07/07/1977', '7 July 1977'],
    ['14.3.', '14 March'],
    ['2. 3.', '2 March'],
    ['14 March', '14 March'],
    ['March 14', '14 March'],
    ['March 14th, 1931', '14 March 1931'],
    ['the 1st of May', '1 May'],
    ['Sept. 9, 1988', '9 September 1988'],
    ['14. März 1931', '14 March 1931'],
    ['1er août 1950', '1 August 1950'],
    ['14 de marzo de 1931', '14 March 1931'],
    ['14 marca 1931 r.', '14 March 1931'],
    ['3 ноября', '3 November'],
    ['1931. március 14.', '14 March 1931'],
    ['14-Mar', '14 March'],
    ['14-Mar-1931', '14 March 1931'],
    ['1931年3月14日', '14 March 1931'],
    ['3월 14일', '14 March'],
    ['October 2002', 'October 2002'],
    ['2000-02-29', '29 February 2000'],
  ])('%s reads as %s', (written, words) => {
    expect(birthdayInWords(written)).toBe(words)
  })

  test.each([
    ...['02/03/1931', '2.3.1931', '11-12', '14-Mar-31', 'Mar-14', '1931', '3.2.31', '--13-01', '--02-30', '---14'],
    ...['1931-02-30', '1900-02-29', '31/02/1990', '1931-02-02T23:00:00Z', '0001-03-14', '9999-12-31', '1234567'],
    ...['Spring 1990', 'May', 'ask his wife', '14 listopad 1980', 'March 14 or 15', '', '12345678', '555-01-99'],
    ...['Saturday', 'today', '14 15 March', `${'1'.repeat(60)} March`],
  ])('%j stays as it is', (written) => {
    expect(birthdayInWords(written)).toBe(written)
  })
})

describe('when something began', () => {
  test.each([
    ['2019-06', 'June 2019'],
    ['06/2019', 'June 2019'],
    ['Jun 2019', 'June 2019'],
    ['2019-06-01', '1 June 2019'],
    ['juin 2019', 'June 2019'],
    ['March 2019', 'March 2019'],
  ])('%s reads as %s', (written, words) => {
    expect(timeInWords(written)).toBe(words)
  })

  test.each(['--03-14', '3/14', 'March 14', 'Mar-14', '2019', 'today', '06/19', '201906'])(
    '%s stays as it is',
    (written) => {
      expect(timeInWords(written)).toBe(written)
    },
  )
})
