import { expect, test } from 'vitest'
import { movedBy, WHOLE, zoomedAt } from './stage-view.ts'

const stage = { width: 1000, height: 600, pictureWidth: 900, pictureHeight: 600 }

test('what is under the pointer stays under it', () => {
  const view = zoomedAt(WHOLE, { x: 200, y: 100 }, 2, stage)
  expect(view).toEqual({ scale: 2, x: -200, y: -100 })
  // The same spot of the picture: its distance from the picture's middle has doubled.
  expect((200 - view.x) / view.scale).toBe(200)
})

test('a picture is not dragged beyond its edge, and one that fits stays in the middle', () => {
  const view = zoomedAt(WHOLE, { x: 0, y: 0 }, 2, stage)
  expect(movedBy(view, { x: 5000, y: -5000 }, stage)).toEqual({ scale: 2, x: 400, y: -300 })
  expect(movedBy(WHOLE, { x: 50, y: 50 }, stage)).toEqual(WHOLE)
})

test('it goes no further than six times, and back to whole', () => {
  expect(zoomedAt(WHOLE, { x: 0, y: 0 }, 100, stage).scale).toBe(6)
  expect(zoomedAt({ scale: 2, x: 100, y: 0 }, { x: 300, y: 0 }, 0.4, stage)).toBe(WHOLE)
})
