// What is said of a value that a call cannot take, where its schema has no sentence of its own.
import * as z from 'zod/mini'

type Issue = z.core.$ZodRawIssue

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}
const UNITS: Record<string, string> = { string: ' characters', array: ' entries', set: ' entries' }

/** The sentence names the field by its path: whoever calls without a form sees nothing else. */
function sentenceOf(issue: Issue) {
  const path = issue.path?.join('.') ?? ''
  if (issue.code === 'unrecognized_keys') return `There is no field ${issue.keys.map(String).join(' or ')} here.`
  if (path === '') return 'This is not what the call takes.'
  if (issue.input === undefined) return `The field ${path} is missing.`
  return `The field ${path} ${demandOf(issue)}.`
}

function demandOf(issue: Issue) {
  switch (issue.code) {
    case 'invalid_type':
      return `has to be ${KINDS[issue.expected] ?? 'another value'}`
    case 'invalid_value':
      return `has to be ${issue.values.map(String).join(' or ')}`
    case 'too_big':
      return `takes at most ${issue.maximum}${UNITS[issue.origin] ?? ''}`
    case 'too_small':
      return `takes at least ${issue.minimum}${UNITS[issue.origin] ?? ''}`
    default:
      return 'is not right'
  }
}

z.config({ localeError: sentenceOf })
