// A reaction is one per member and emoji, and can be taken back.
import { expect, test } from 'vitest'
import { withReaction } from './with-reaction.ts'

test('is added to those of the others, once, and taken back by itself', () => {
  const before = { reactions: { '🦉': 2, '❤️': 1 }, myReactions: [] }
  const after = withReaction(before, '🦉', true)
  expect(after).toEqual({ reactions: { '🦉': 3, '❤️': 1 }, myReactions: ['🦉'] })
  expect(withReaction(after, '🦉', true)).toEqual(after)
  expect(withReaction(after, '🦉', false)).toEqual(before)
  expect(withReaction(before, '🦉', false)).toEqual(before)
})

test('the first of a kind appears, and the last is gone', () => {
  const after = withReaction({ reactions: {}, myReactions: [] }, '🪽', true)
  expect(after).toEqual({ reactions: { '🪽': 1 }, myReactions: ['🪽'] })
  expect(withReaction(after, '🪽', false)).toEqual({ reactions: {}, myReactions: [] })
})
