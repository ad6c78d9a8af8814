// What a brother is offered for what he has typed, whatever the search has to say.
import type { MovieResult } from '@aerie/contract/movies'
import { expect, test } from 'vitest'
import { Unreachable } from '#lib/call-errors.ts'
import { type FavouriteOption, favouriteOptions, isAmong, ownFavourite, searchNote } from './favourite-options.ts'

const DUNE: MovieResult = {
  id: 438631,
  media_type: 'movie',
  title: 'Dune',
  release_date: '2021-09-15',
  poster_path: '/api/tmdb/posters/dune.jpg',
  overview: '',
}
const SHOW: MovieResult = {
  id: 10780,
  media_type: 'tv',
  name: 'Dune',
  first_air_date: '',
  poster_path: null,
  overview: '',
}

const shown = (options: FavouriteOption[]) =>
  options.map((option) => (option.kind === 'found' ? `${option.favourite.title}: ${option.about}` : option.kind))

test('titles with year and kind come first, one’s own words last', () => {
  const options = favouriteOptions(' dune ', { is: 'found', results: [DUNE, SHOW] }, [])
  expect(shown(options)).toEqual(['Dune: 2021, Movie', 'Dune: TV', 'own'])
  expect(options.map((option) => option.kind !== 'again' && option.favourite)).toEqual([
    { title: 'Dune', type: 'movie', image: '/api/tmdb/posters/dune.jpg' },
    { title: 'Dune', type: 'tv', image: null },
    { title: 'dune', type: 'custom', image: null },
  ])
})

test('one’s own words do not wait for the search, nor need it', () => {
  expect(shown(favouriteOptions('sailing', { is: 'searching' }, []))).toEqual(['own'])
  expect(shown(favouriteOptions('sailing', { is: 'failed', error: null }, []))).toEqual(['again', 'own'])
  expect(favouriteOptions('   ', { is: 'idle' }, [])).toEqual([])
})

test('thirty characters are one’s own words, one more is not', () => {
  expect(ownFavourite('x'.repeat(30))?.title).toHaveLength(30)
  expect(ownFavourite('x'.repeat(31))).toBeNull()
  expect(searchNote('x'.repeat(31), { is: 'found', results: [] })).toMatch(/may have 30 characters/)
})

test('the search says how it went', () => {
  expect(searchNote('dune', { is: 'searching' })).toBe('Searching...')
  expect(searchNote(' dnue', { is: 'found', results: [] })).toBe('No results found for "dnue"')
  expect(searchNote('dune', { is: 'found', results: [DUNE] })).toBeUndefined()
  expect(searchNote('dune', { is: 'failed', error: new Unreachable('x') })).toMatch(
    /^Failed to search movies and shows\. The network did not answer/,
  )
})

test('what was chosen already is marked', () => {
  const chosen = [{ title: 'DUNE', type: 'custom', image: null } as const]
  expect(favouriteOptions('dune', { is: 'found', results: [DUNE] }, chosen)[0]).toMatchObject({ isChosen: true })
})

test('a title is among them however it is written', () => {
  expect(isAmong([{ title: 'Dune', type: 'movie', image: null }], 'DUNE')).toBe(true)
})
