// Links from mails lead to their pages and to no others.
import { expect, test } from 'vitest'
import { PUBLIC_LINK } from './public-link.ts'

const SECRET = 'Qm9sZCBhcyBhIGZlYXRoZXI4f2c'

test.each(['reset-password', 'welcome', 'setup', 'unsubscribe', 'confirm-address', 'take-back'])(
  '/%s/… gives its kind and its secret',
  (kind) => {
    expect(PUBLIC_LINK.exec(`/${kind}/${SECRET}`)?.slice(1)).toEqual([kind, SECRET])
    expect(PUBLIC_LINK.exec(`/${kind}/${SECRET}/`)?.slice(1)).toEqual([kind, SECRET])
  },
)

test.each(['/', '/welcome', '/welcome/', `/welcome/${SECRET}/more`, `/members/welcome/${SECRET}`, '/setups/x'])(
  '%s is no such link',
  (path) => {
    expect(PUBLIC_LINK.test(path)).toBe(false)
  },
)
