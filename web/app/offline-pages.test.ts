// Only pages of members open without the server: no call, no download, no link of a mail, and nothing unknown.
import { expect, test } from 'vitest'
import { isPage } from '../service-worker/pages.ts'
import { OFFLINE_PAGES } from './offline-pages.ts'
import { routes } from './routes.tsx'

const pages = Object.keys(OFFLINE_PAGES)

test.each(['/', '/members', '/Members/', '/profile/12', '/media/6', '/governance/polls/3'])('%s is one', (path) => {
  expect(isPage(path, pages)).toBe(true)
})

test.each(['/api/login', '/api/documents/3/file', '/welcome/secret', '/reset-password/x', '/join', '/word-frame.html'])(
  '%s is none',
  (path) => {
    expect(isPage(path, pages)).toBe(false)
  },
)

test('every page of members is listed', () => {
  const known = routes.map(({ path }) => path).filter((path) => path !== '/gallery')
  expect(pages.sort()).toEqual(known.sort())
})
