// The bell shows at most '9+', and says the number itself.
import { expect, test } from 'vitest'
import { badgeText, unreadWords } from './badge.ts'

test.each([
  [0, '', ''],
  [1, '1', ', 1 unread'],
  [9, '9', ', 9 unread'],
  [10, '9+', ', 10 unread'],
])('%i', (count, text, label) => {
  expect([badgeText(count), unreadWords(count)]).toEqual([text, label])
})
