// The palette as tests open it, what somebody does in it, and which row is the one.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { Action } from '#features/session/action.ts'
import { Palette } from './palette.tsx'
import type { PaletteRow, PlaceAction } from './palette-groups.ts'

export const ACTIONS: Action[] = [
  { label: 'Post a trip', icon: null, at: '/trips' },
  { label: 'Open settings', words: 'system', icon: null, at: '/admin?tab=settings' },
]
const PLACE_ACTIONS: PlaceAction[] = [
  { icon: null, make: ({ name }) => ({ label: `Post a trip to ${name}`, at: '/trips' }) },
]
export const onOpen = vi.fn<(row: PaletteRow, inNewTab: boolean) => void>()
export const onClose = vi.fn<() => void>()

export function beginAnew() {
  localStorage.clear()
  onOpen.mockReset()
  onClose.mockReset()
}

export const palette = (typedBefore = '') => (
  <Palette
    typedBefore={typedBefore}
    actions={ACTIONS}
    placeActions={PLACE_ACTIONS}
    onOpen={onOpen}
    onClose={onClose}
    onClosed={() => {}}
  />
)
export const field = () => screen.getByRole<HTMLInputElement>('combobox')
export const type = (value: string) => fireEvent.change(field(), { target: { value } })
export const press = (key: string, more = {}) => fireEvent.keyDown(field(), { key, ...more })
const named = () => field().getAttribute('aria-activedescendant')
const shown = () => screen.queryAllByRole('option', { selected: true })
export const titles = () => screen.queryAllByRole('option').map((row) => row.querySelector('b')?.textContent)
export const rowOf = (title: string) => waitFor(() => expect(titles()).toContain(title))

/** The one row that is shown, named and would be opened; its title. */
export function theOne() {
  const [row, ...others] = shown()
  expect(others).toEqual([])
  expect(named() ?? '').toBe(row?.id ?? '')
  return row?.querySelector('b')?.textContent ?? row?.textContent
}
