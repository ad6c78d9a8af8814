// The palette: what it says of what it found, what it finds without a connection, and the keys that lead out of it.
import { search } from '@aerie/contract/search'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect } from 'vitest'
import { test } from '../../test/page.tsx'
import { brothers, place } from './found.fixture.ts'
import {
  ACTIONS,
  beginAnew,
  field,
  onClose,
  onOpen,
  palette,
  press,
  rowOf,
  theOne,
  titles,
  type,
} from './palette.fixture.tsx'
import { Palette } from './palette.tsx'
import { noteOpened } from './recent.ts'

beforeEach(beginAnew)

describe('what is said', () => {
  test('how much was found, once the typing rests', async ({ wire, show }) => {
    wire.answer(search.find, { groups: [brothers('Ansel', 'Anton'), place('Antwerp')] })
    show(palette('an'))
    expect(await screen.findByText('2 brothers and 1 place')).toBeTruthy()
  })

  test('that nothing was found, with a way on', async ({ wire, show }) => {
    wire.answer(search.find, { groups: [] })
    show(palette('zz'))
    await screen.findByText('Nothing by that name')
    expect(theOne()).toBe('Browse the Brotherhood')
  })

  test('the server’s sentence where it fails, and that it can be tried again', async ({ wire, show }) => {
    wire.refuse(search.find, 'too_many', 'Slow down a little.')
    show(palette('an'))
    await screen.findByText('Slow down a little.')
    wire.answer(search.find, { groups: [brothers('Ansel')] })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await rowOf('Ansel Vane')
    expect(field().value).toBe('an')
  })

  test('one letter asks nothing', ({ wire, show }) => {
    wire.answer(search.find, { groups: [] })
    show(palette())
    type('a')
    expect(screen.getByText('One more letter')).toBeTruthy()
    expect(theOne()).toBeUndefined()
  })
})

test('Tab goes from kind to kind, and past the last one to the buttons', async ({ wire, show }) => {
  wire.answer(search.find, { groups: [brothers('Ansel', 'Anton'), place('Antwerp')] })
  show(palette('an'))
  await rowOf('Ansel Vane')
  expect(press('Tab')).toBe(false)
  expect(theOne()).toBe('Antwerp, Portugal')
  press('Tab')
  expect(theOne()).toBe('Post a trip to Antwerp')
  expect(press('Tab')).toBe(true)
  press('Tab', { shiftKey: true })
  expect(theOne()).toBe('Antwerp, Portugal')
})

test('Escape clears, then closes', ({ show }) => {
  show(palette('a'))
  press('Escape')
  expect(field().value).toBe('')
  expect(onClose).not.toHaveBeenCalled()
  press('Escape')
  expect(onClose).toHaveBeenCalledOnce()
})

test('what was opened lately stands first, and can be cleared', ({ show }) => {
  noteOpened(7, { key: 'news-1', href: '/news/1', picture: { sign: 'news' }, title: 'The porch is level' })
  show(palette())
  expect(theOne()).toBe('The porch is level')
  fireEvent.click(screen.getByRole('button', { name: 'Clear the list' }))
  expect(theOne()).toBe('Post a trip')
  expect(Object.keys(localStorage)).toEqual([])
})

test('a kind that is pressed leaves the others out, and asks for more of it', async ({ wire, show }) => {
  wire.answer(search.find, ({ query }) => ({
    groups: query.kinds ? [place('Antwerp')] : [brothers('Ansel'), place('Antwerp')],
  }))
  show(palette('an'))
  await rowOf('Ansel Vane')
  fireEvent.click(screen.getByRole('button', { name: 'Places 1' }))
  await waitFor(() => expect(theOne()).toBe('Antwerp, Portugal'))
  expect(titles()).not.toContain('Ansel Vane')
  expect([...(wire.asked(search.find).at(-1)?.query.kinds ?? [])]).toEqual(['place'])
})

test('without a connection it says so, and finds whom the device keeps', async ({ wire, show }) => {
  wire.answer(search.find, { groups: [] })
  const kept = async () => ({
    asOf: '14:20',
    count: 482,
    find: () => [
      { key: 'brother-9', href: '/profile/9', picture: { sign: 'brothers' as const }, title: 'Eamon Kirwan' },
    ],
  })
  show(
    <Palette
      typedBefore="ea"
      actions={ACTIONS}
      placeActions={[]}
      onOpen={onOpen}
      onClose={onClose}
      onClosed={() => {}}
      kept={kept}
    />,
  )
  wire.cut()
  await act(async () => void window.dispatchEvent(new Event('offline')))
  await screen.findByText(/as this device knew them at 14:20/)
  expect(theOne()).toBe('Eamon Kirwan')
  expect(screen.getByText('482 brothers on this device')).toBeTruthy()
  // The tests of other files meet the same browser.
  await act(async () => void window.dispatchEvent(new Event('online')))
})
