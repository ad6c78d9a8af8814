// Each kind of notification has a feature that shows it.
import { NOTIFICATION_KINDS } from '@aerie/contract/notifications'
import { expect, test } from 'vitest'
import { ITEMS } from './notification-item.tsx'

test('no kind is without its item', () => {
  expect(Object.keys(ITEMS).sort()).toEqual([...NOTIFICATION_KINDS].sort())
})
