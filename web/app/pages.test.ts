// A page has an address: what merely puts features together lies in web/compositions.
import { expect, test } from 'vitest'
import { fetchedBy, importsOf, sources } from '../sources.fixture.ts'

/** Members' addresses, visitors' addresses, and what stands at an address that is none. */
const MAPS = [
  'app/routes.tsx',
  'app/vote-rooms.ts',
  'app/visitor-app.tsx',
  'app/visitor-routes.ts',
  'app/shown-page.tsx',
]

const isPage = (path: string) => path.startsWith('pages/')

test('every file of web/pages is the page of an address', () => {
  const shown = new Set(MAPS.flatMap((map) => [...fetchedBy(map), ...importsOf(map)]).filter(isPage))
  expect([...sources.keys()].filter(isPage).sort()).toEqual([...shown].sort())
  expect(shown.size).toBeGreaterThan(25)
})
