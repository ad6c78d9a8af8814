// Movies are looked for once the typing pauses, and what is no longer wanted is not shown.
import { type MovieResult, movies } from '@aerie/contract/movies'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { test } from '../../test/page.tsx'
import { useMovieSearch } from './use-movie-search.ts'

const found = (title: string): MovieResult => ({ id: 1, media_type: 'movie', title, poster_path: null, overview: '' })
const answerOf = (results: MovieResult[]) => ({ results, total_pages: 1, total_results: results.length })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('once, for what stood there when it paused', async ({ wire, run }) => {
  wire.answer(movies.search, ({ query }) => answerOf([found(query.q)]))
  const { result, again } = run(useMovieSearch, '')
  expect(result.current.state).toEqual({ is: 'idle' })
  again('Al')
  expect(result.current.state).toEqual({ is: 'searching' })
  again('  Alien  3')
  await pass(500)
  await expect.poll(() => result.current.state).toEqual({ is: 'found', results: [found('Alien 3')] })
  expect(wire.asked(movies.search)).toMatchObject([{ query: { q: 'Alien 3' } }])
})

test('at once where he does not want to wait', async ({ wire, run }) => {
  wire.answer(movies.search, answerOf([]))
  const { result } = run(useMovieSearch, 'Ran')
  act(() => result.current.searchNow())
  await expect.poll(() => result.current.state).toEqual({ is: 'found', results: [] })
})

test('what failed can be looked for again', async ({ wire, run }) => {
  wire.refuse(movies.search, 'unavailable', 'The list of movies does not answer.')
  const { result } = run(useMovieSearch, 'Ran')
  act(() => result.current.searchNow())
  await expect.poll(() => result.current.state.is).toBe('failed')
  wire.answer(movies.search, answerOf([found('Ran')]))
  act(() => result.current.searchAgain())
  await expect.poll(() => result.current.state).toEqual({ is: 'found', results: [found('Ran')] })
})
