// The map of the site: each of its lines is reached, and what is none does not compile.
import { expect, expectTypeOf, test } from 'vitest'
import { type Destination, find, type SearchOf } from '#lib/navigation/site-map.ts'
import type { DirectoryFilters } from '../features/directory-filters/filters.ts'
import { routes } from './routes.tsx'

test.each(routes.map(({ path }) => path))('%s is reached', (path) => {
  expect(find(routes, path.replace(/\$\w+/g, '7'), '').route?.path).toBe(path)
})

test('only addresses of the map, with their names and what their pages read, are gone to', () => {
  expectTypeOf<{ to: '/trips' }>().toExtend<Destination>()
  expectTypeOf<{ to: '/profile/$memberId'; params: { memberId: string } }>().toExtend<Destination>()
  expectTypeOf<{ to: '/voyages' }>().not.toExtend<Destination>()
  expectTypeOf<{ to: '/profile/$memberId' }>().not.toExtend<Destination>()
  expectTypeOf<{ to: '/profile/$memberId'; params: { albumId: string } }>().not.toExtend<Destination>()
  expectTypeOf<{ to: '/media'; search: { year: number } }>().toExtend<Destination>()
  expectTypeOf<{ to: '/media'; search: { year: string } }>().not.toExtend<Destination>()
  expectTypeOf<SearchOf<'/members'>>().toEqualTypeOf<DirectoryFilters>()
})
