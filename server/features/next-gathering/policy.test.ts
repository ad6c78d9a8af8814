// Which gathering stands on a dashboard.
import type { GatheringCard } from '@aerie/contract/gatherings'
import { expect, test } from 'vitest'
import { nextOf } from './policy.ts'

type Said = NonNullable<GatheringCard['own']>['standing'] | null
const one = (said: Said, isNear = false, isOff = false) => ({
  own: said && { standing: said, guests: 0, wasThere: false },
  calledOffAt: isOff ? '2026-11-01T10:00:00.000Z' : null,
  isNear,
})

test.each<[string, ReturnType<typeof one>[], number | null]>([
  ['the next he goes to, before others he is asked to', [one(null, true), one('going'), one('going')], 1],
  ['one he waits for or may come to is his, too', [one(null), one('waiting'), one('maybe')], 1],
  ['else the next near him', [one(null), one(null, true), one(null, true)], 1],
  ['else the next', [one(null), one(null)], 0],
  ['none to which he cannot come, and none called off', [one('cannot', true), one('going', true, true), one(null)], 2],
  ['none', [one('cannot')], null],
])('%s', (_, ahead, at) => {
  expect(nextOf(ahead, ({ isNear }) => isNear)).toBe(at === null ? null : ahead[at])
})
