// What failed in a suite, by name: at the end of a log that is cut, the names are what is left to go by.
import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ status: string, title: string, ancestorTitles: string[], failureMessages?: string[] | null }} Assertion */

/**
 * One for each test that failed, and for each file that failed outside of its tests: its file and title, and the first line of
 * its error.
 *
 * @param {{ name: string, status: string, message?: string, assertionResults: Assertion[] }[]} testResults as Vitest reports them
 * @param {(name: string) => string} pathOf
 * @returns {string[]}
 */
export function failuresIn(testResults, pathOf) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed')
    const file = pathOf(name)
    if (failed.length === 0) return status === 'failed' ? [`${file}\n    ${firstLineOf(message)}`] : []
    return failed.map(({ ancestorTitles, title, failureMessages }) => {
      const place = [file, ...ancestorTitles, title].join(' > ')
      return `${place}\n    ${firstLineOf(failureMessages?.[0])}`
    })
  })
}

/** Beyond that a line says nothing more of what failed. */
const MOST_SHOWN = 300

function firstLineOf(text = '') {
  const [line] = stripVTControlCharacters(text).trimStart().split('\n')
  return line ? line.slice(0, MOST_SHOWN) : 'It said nothing.'
}
