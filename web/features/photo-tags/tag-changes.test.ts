import { expect, test } from 'vitest'
import { tagChanges, tagsToOffer } from './tag-changes.ts'

const before = [
  { id: 1, name: 'Hollow Pines' },
  { id: 2, name: 'ridge' },
]

test('what was put on and what was taken off is told, whatever its case', () => {
  expect(tagChanges(before, ['hollow  pines', ' Autumn ', 'autumn', '  '])).toEqual({
    added: ['autumn'],
    removed: [{ id: 2, name: 'ridge' }],
  })
  expect(tagChanges(before, ['Hollow Pines', 'ridge'])).toEqual({ added: [], removed: [] })
})

test('ten of the popular tags are offered at most, none that is on the photo', () => {
  const popular = Array.from({ length: 14 }, (_, at) => ({ name: `tag ${at}` }))
  const offered = tagsToOffer(popular, ['TAG 1', 'other'])
  expect(offered).toHaveLength(10)
  expect(offered.map(({ name }) => name)).not.toContain('tag 1')
  expect(offered[0]?.name).toBe('tag 0')
})
