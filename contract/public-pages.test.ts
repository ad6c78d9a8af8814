// Links from mails lead to their pages and to no others.
import { expect, test } from 'vitest'
import { LINK_PAGES, linkPath, readLink } from './public-pages.ts'

const SECRET = 'Qm9sZCBhcyBhIGZlYXRoZXI4f2c'

test.each(LINK_PAGES)('/%s/… gives its page and its secret', (page) => {
  expect(readLink(linkPath(page, SECRET))).toEqual({ page, secret: SECRET })
  expect(readLink(`/${page}/${SECRET}/`)).toEqual({ page, secret: SECRET })
})

test.each(['/', '/welcome', '/welcome/', `/welcome/${SECRET}/more`, `/members/welcome/${SECRET}`, '/setups/x'])(
  '%s is no such link',
  (path) => {
    expect(readLink(path)).toBe(null)
  },
)
