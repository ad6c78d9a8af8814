// The palette: the row that is shown as selected, the one that the field names and the one that Enter opens are one, whatever comes.
import { search } from '@aerie/contract/search'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect } from 'vitest'
import { test } from '../../test/page.tsx'
import { brothers } from './found.fixture.ts'
import { beginAnew, field, onOpen, palette, press, rowOf, theOne, titles, type } from './palette.fixture.tsx'

beforeEach(beginAnew)

/** Answers in the order in which the test wishes. */
function answering() {
  const waiting = new Map<string, (groups: ReturnType<typeof brothers>[]) => void>()
  const answer = ({ query: { q } }: { query: { q: string } }) =>
    new Promise<{ groups: ReturnType<typeof brothers>[] }>((resolve) => {
      waiting.set(q, (groups) => resolve({ groups }))
    })
  const come = async (q: string, ...groups: ReturnType<typeof brothers>[]) => {
    await waitFor(() => expect(waiting.has(q)).toBe(true))
    await act(async () => waiting.get(q)?.(groups))
  }
  return { answer, come }
}

describe('one row', () => {
  test('it is one while somebody types, goes on, clears, and an answer comes late', async ({ wire, show }) => {
    const { answer, come } = answering()
    wire.answer(search.find, answer)
    show(palette())
    expect(theOne()).toBe('Post a trip')
    press('ArrowDown')
    expect(theOne()).toBe('Open settings')
    type('an')
    expect(theOne()).toBeUndefined()
    await come('an', brothers('Ansel', 'Anton'))
    await rowOf('Ansel Vane')
    expect(theOne()).toBe('Ansel Vane')
    press('ArrowDown')
    expect(theOne()).toBe('Anton Vane')
    type('ant')
    expect(theOne()).toBeUndefined()
    await come('ant', brothers('Anton'))
    await waitFor(() => expect(theOne()).toBe('Anton Vane'))
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(field().value).toBe('')
    expect(theOne()).toBe('Post a trip')
    expect(document.activeElement).toBe(field())
  })

  test('what comes late stands below what was there at once, and the selected row stays', async ({ wire, show }) => {
    const { answer, come } = answering()
    wire.answer(search.find, answer)
    show(palette())
    type('se')
    expect(theOne()).toBe('Open settings')
    await come('se', brothers('Sebald', 'Selim'))
    await rowOf('Sebald Vane')
    expect(theOne()).toBe('Open settings')
    expect(titles()).toEqual(['Open settings', 'Sebald Vane', 'Selim Vane'])
  })

  test('an answer to words that stand there no longer shows nothing', async ({ wire, show }) => {
    const { answer, come } = answering()
    wire.answer(search.find, answer)
    show(palette())
    type('an')
    await waitFor(() => expect(wire.asked(search.find)).toHaveLength(1))
    type('bo')
    await come('bo', brothers('Bo'))
    await come('an', brothers('Ansel'))
    await rowOf('Bo Vane')
    expect(theOne()).toBe('Bo Vane')
    expect(titles()).not.toContain('Ansel Vane')
  })
})

describe('Enter', () => {
  test('opens the selected row, and with Ctrl in a new tab', async ({ wire, show }) => {
    wire.answer(search.find, { groups: [brothers('Ansel', 'Anton')] })
    show(palette('an'))
    await rowOf('Ansel Vane')
    press('ArrowDown')
    press('Enter')
    expect(onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ href: '/profile/2' }), false)
    press('Enter', { ctrlKey: true })
    expect(onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ href: '/profile/2' }), true)
  })

  test('before the answer it waits for that to the words now in the field, and opens its first row', async ({
    wire,
    show,
  }) => {
    const { answer, come } = answering()
    wire.answer(search.find, answer)
    show(palette())
    type('an')
    await come('an', brothers('Ansel'))
    await rowOf('Ansel Vane')
    type('bo')
    press('Enter')
    expect(onOpen).not.toHaveBeenCalled()
    await come('bo', brothers('Bo'))
    await waitFor(() => expect(onOpen).toHaveBeenCalledOnce())
    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ title: 'Bo Vane' }), false)
  })

  test('is the composer’s while a character is composed', ({ show }) => {
    show(palette())
    press('Enter', { isComposing: true })
    press('ArrowDown', { isComposing: true })
    expect(onOpen).not.toHaveBeenCalled()
    expect(theOne()).toBe('Post a trip')
  })
})
