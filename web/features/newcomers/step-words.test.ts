// The first steps of a new brother in words: what they say and where they lead follows from what is there.
import type { FirstSteps } from '@aerie/contract/newcomers'
import { expect, test } from 'vitest'
import { type StepWords, stepWords } from './step-words.ts'

const NOTHING: FirstSteps = {
  photo: 'open',
  city: 'open',
  work: 'open',
  privacy: 'open',
  bigBrother: 'open',
  location: null,
  isOnMap: false,
  bigBrotherName: null,
}

const stepOf = (name: StepWords['name'], known: Partial<FirstSteps>) =>
  stepWords({ ...NOTHING, ...known }).find((step) => step.name === name)

test('each open step leads to its part of the form', () => {
  expect(stepWords(NOTHING).map(({ to }) => to.split('#')[1])).toEqual([
    'edit-basics',
    'edit-location',
    'edit-work',
    'edit-privacy',
    'edit-lineage',
  ])
})

test.each([
  [true, 'Oslo, Norway. You are on the Wingspan.'],
  [false, 'Oslo, Norway. You are not on the Wingspan.'],
])('a city that is there says whether he is on the map: %s', (isOnMap, text) => {
  expect(stepOf('city', { city: 'done', location: 'Oslo, Norway', isOnMap })?.text).toBe(text)
})

test('a city that no map has is still to be found', () => {
  expect(stepOf('city', { location: 'Nowherepolis' })).toMatchObject({
    text: 'Nowherepolis is not on the map. Choose the nearest city that is.',
    action: 'Find your city',
  })
})

test('his big brother: none, one who was asked, one who asks him, and one who is', () => {
  expect(stepOf('bigBrother', {})).toMatchObject({ action: 'Name him', text: 'Your line begins with him.' })
  expect(stepOf('bigBrother', { bigBrother: 'waiting', bigBrotherName: 'Rook Ellis' })?.text).toBe(
    'You named Rook Ellis. He is asked to confirm it.',
  )
  expect(stepOf('bigBrother', { bigBrotherName: 'Rook Ellis' })).toMatchObject({
    action: 'Answer him',
    to: '/profile',
    text: 'Rook Ellis names you his little brother. It counts once you say so.',
  })
  expect(stepOf('bigBrother', { bigBrother: 'done', bigBrotherName: 'Rook Ellis' })?.text).toBe('Rook Ellis.')
})
