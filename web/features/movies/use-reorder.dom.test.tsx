// Favourites are carried by keys as by a pointer, and whoever does not see it is told where they are.
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useReorder } from './use-reorder.ts'

const NAMES = ['Heat', 'Alien', 'Ran']
const onMove = vi.fn<(from: number, to: number) => void>()
const say = vi.fn<(sentence: string) => void>()
beforeEach(() => {
  onMove.mockReset()
  say.mockReset()
})

function Board() {
  const reorder = useReorder({ names: NAMES, onMove, say })
  return NAMES.map((name, at) => (
    <button key={name} type="button" onClick={() => reorder.take(at)} onKeyDown={(event) => reorder.takeKey(at, event)}>
      {name}
    </button>
  ))
}

const key = (name: string) => fireEvent.keyDown(screen.getByRole('button', { name: 'Heat' }), { key: name })

test('arrow keys carry what was taken, and leaving it lets it down', () => {
  render(<Board />)
  fireEvent.click(screen.getByRole('button', { name: 'Heat' }))
  key('ArrowRight')
  key('Tab')
  expect(onMove.mock.calls).toEqual([[0, 1]])
  expect(say.mock.calls.map(([sentence]) => sentence)).toEqual([
    'Heat, place 1 of 3. Arrow keys move it, Space puts it down, Escape puts it back.',
    'Heat, place 2 of 3.',
    'Heat put down at place 2.',
  ])
})

test('Escape puts it back, and keys before it was taken are not its own', () => {
  render(<Board />)
  key('ArrowRight')
  fireEvent.click(screen.getByRole('button', { name: 'Heat' }))
  key('ArrowRight')
  key('Escape')
  key('ArrowRight')
  expect(onMove).not.toHaveBeenCalled()
  expect(say).toHaveBeenLastCalledWith('Heat is back at place 1.')
})

test('what is let down where it was has not moved', () => {
  const { result } = renderHook(() => useReorder({ names: NAMES, onMove, say }))
  act(() => result.current.take(1))
  act(() => result.current.letDown())
  expect(onMove).not.toHaveBeenCalled()
  expect(result.current.carried).toBeNull()
})
