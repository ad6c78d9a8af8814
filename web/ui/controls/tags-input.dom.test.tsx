// Tags that grow as one types: Enter, comma and leaving add one, Backspace takes the last, and a pasted list is several.
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { TagsInput } from './tags-input.tsx'

function Tags({ first = [] }: { first?: string[] }) {
  const [tags, setTags] = useState<string[]>(first)
  return <TagsInput aria-label="Tags" value={tags} onChange={setTags} />
}

const field = () => screen.getByRole<HTMLInputElement>('combobox')
const tags = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const key = (name: string, more = {}) => fireEvent.keyDown(field(), { key: name, ...more })

test('Enter, a comma and leaving each add what stands there, once', () => {
  render(<Tags />)
  type('Lake')
  key('Enter')
  type('Homecoming,')
  type('Lake')
  key('Enter')
  type('Bonfire')
  fireEvent.blur(field())
  expect(tags()).toEqual(['Lake', 'Homecoming', 'Bonfire'])
  expect(field().value).toBe('')
})

test('Backspace takes the last one from an empty field, and not while it is held down to erase', () => {
  render(<Tags first={['Lake', 'Bonfire']} />)
  type('x')
  key('Backspace')
  type('')
  key('Backspace', { repeat: true })
  expect(tags()).toEqual(['Lake', 'Bonfire'])
  key('Backspace')
  expect(tags()).toEqual(['Lake'])
  expect(screen.getByText('Removed Bonfire')).toBeDefined()
})

test('a pasted list becomes its tags; one word is typed', () => {
  render(<Tags />)
  const paste = (text: string) => fireEvent.paste(field(), { clipboardData: { getData: () => text } })
  paste('Lake')
  expect(screen.queryAllByRole('listitem')).toEqual([])
  paste('Lake, Bonfire')
  expect(tags()).toEqual(['Lake', 'Bonfire'])
})
