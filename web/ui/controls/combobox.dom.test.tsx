// A field with a list under it: the keys, what Enter and Escape mean, and what is said to those who do not see it.
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Combobox } from './combobox.tsx'

const CITIES = ['Bergen', 'Bern', 'Berlin']
const onPick = vi.fn<(city: string) => void>()
const onKeyDown = vi.fn<() => void>()
beforeEach(() => {
  onPick.mockReset()
  onKeyDown.mockReset()
})

function Cities({ eager = false }: { eager?: boolean }) {
  const [text, setText] = useState('')
  return (
    <Combobox
      aria-label="City"
      listLabel="Cities"
      text={text}
      onText={setText}
      options={CITIES.filter((city) => city.startsWith(text))}
      keyOf={(city) => city}
      onPick={onPick}
      onKeyDown={onKeyDown}
      note={text === 'X' ? 'No city begins so.' : undefined}
      eager={eager}
    >
      {(city) => city}
    </Combobox>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('combobox')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const key = (name: string, more = {}) => fireEvent.keyDown(field(), { key: name, ...more })
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

describe('the keys', () => {
  test('begin in the field, end at the ends, and Enter takes where they are', () => {
    render(<Cities />)
    type('Ber')
    expect(active()).toBeUndefined()
    key('ArrowDown')
    expect(active()).toBe('Bergen')
    key('PageDown')
    key('ArrowDown')
    expect(active()).toBe('Berlin')
    key('ArrowUp')
    expect(active()).toBe('Bern')
    key('Enter')
    expect(onPick.mock.calls).toEqual([['Bern']])
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('Enter without an arrow before it is left to the form, unless the list is eager', () => {
    const { unmount } = render(<Cities />)
    type('Ber')
    key('Enter')
    expect([onPick.mock.calls.length, onKeyDown.mock.calls.length]).toEqual([0, 1])
    unmount()
    render(<Cities eager />)
    type('Ber')
    key('Enter')
    expect(onPick.mock.calls).toEqual([['Bergen']])
  })

  test('start over with every letter', () => {
    render(<Cities />)
    type('Ber')
    key('ArrowDown')
    key('ArrowDown')
    type('Berl')
    expect(active()).toBeUndefined()
  })

  test('are the composer’s while a character is composed', () => {
    render(<Cities eager />)
    type('Ber')
    key('Enter', { isComposing: true })
    expect(onPick).not.toHaveBeenCalled()
  })

  test('Escape closes the list, and is another’s only where none is open', () => {
    render(<Cities />)
    type('Ber')
    key('Escape')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(onKeyDown).not.toHaveBeenCalled()
    key('Escape')
    expect(onKeyDown).toHaveBeenCalledTimes(1)
    key('ArrowDown')
    expect(screen.getByRole('listbox', { name: 'Cities' })).toBeDefined()
  })
})

describe('what is said', () => {
  test.each([
    ['Ber', '3 suggestions'],
    ['Berg', '1 suggestion'],
    ['X', 'No city begins so.'],
  ])('with %s: %s', (typed, words) => {
    render(<Cities />)
    type(typed)
    expect(screen.getByRole('status').textContent).toBe(words)
  })

  test('nothing once the focus has left', () => {
    render(<Cities />)
    type('Ber')
    fireEvent.blur(field())
    expect(screen.getByRole('status').textContent).toBe('')
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })
})
