// What stands in the place of a query in each of its states.
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Refused } from '#lib/call-errors.ts'
import { QueryState, type QueryView } from './query-state.tsx'

const waiting: QueryView<string[]> = { data: undefined, error: null, isFetching: true, refetch: async () => {} }
const arrived = (data: string[]): QueryView<string[]> => ({ ...waiting, data, isFetching: false })
const error = new Refused(503, JSON.stringify({ detail: 'The database is resting.' }))

const draw = (query: QueryView<string[]>, isEmpty?: (names: string[]) => boolean) =>
  renderToStaticMarkup(
    <QueryState
      query={query}
      skeleton="Loading entries"
      failure="The entries could not be loaded"
      empty="Nobody is here"
      {...(isEmpty && { isEmpty })}
    >
      {(names) => names.join(', ')}
    </QueryState>,
  )

test('until something came its shape stands there', () => {
  expect(draw(waiting)).toBe('Loading entries')
})

test('what came is shown, and that nothing came is said', () => {
  expect(draw(arrived(['Callum', 'Ezra']))).toBe('Callum, Ezra')
  expect(draw(arrived([]))).toBe('Nobody is here')
})

test('who asks decides what counts as nothing', () => {
  expect(draw(arrived(['Callum']), (names) => names.length < 2)).toBe('Nobody is here')
})

describe('a failure', () => {
  test('is said in the words of the error, with the way to ask again', () => {
    const drawn = draw({ ...waiting, error, isFetching: false })
    expect(drawn).toContain('The entries could not be loaded')
    expect(drawn).toContain('The database is resting.')
    expect(drawn).toContain('Try again')
    expect(drawn).not.toContain('aria-disabled="true"')
  })

  test('is under way while it is asked again, and takes no second press', () => {
    expect(draw({ ...waiting, error })).toMatch(/aria-disabled="true".*Try again/s)
  })

  test('of asking anew leaves on the page what is known', () => {
    expect(draw({ ...arrived(['Callum']), error })).toBe('Callum')
  })
})
