// The bell shows at most '9+', and says the number itself.
import { expect, test } from 'vitest'
import { badgeText, bellLabel } from './badge.ts'

test.each([
  [0, '', 'Trip Notifications'],
  [1, '1', 'Trip Notifications, 1 unread'],
  [9, '9', 'Trip Notifications, 9 unread'],
  [10, '9+', 'Trip Notifications, 10 unread'],
])('%i', (count, text, label) => {
  expect([badgeText(count), bellLabel(count)]).toEqual([text, label])
})
