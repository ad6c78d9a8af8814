// Twelve fields for words: all can be pasted at once, a space goes on, and none of them is kept by the browser.
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect } from 'vitest'
import { test } from '../../test/page.tsx'
import { NO_WORDS, WordFields } from './word-fields.tsx'

const TWELVE = 'legal winner thank year wave sausage worth useful legal winner thank yellow'

function Fields() {
  const [words, setWords] = useState(NO_WORDS)
  return <WordFields label="Your twelve words" words={words} onChange={setWords} wrong={[]} />
}

const fields = () => screen.getAllByRole<HTMLInputElement>('textbox')
const typed = () => fields().map(({ value }) => value)
const paste = (into: HTMLElement, text: string) => fireEvent.paste(into, { clipboardData: { getData: () => text } })
const first = () => screen.getByLabelText('Word 1')

test('twelve words are pasted at once, with numbers, capitals and lines between them', ({ show }) => {
  show(<Fields />)
  const numbered = TWELVE.split(' ').map((word, at) => `${at + 1}. ${word.toUpperCase()}`)
  paste(screen.getByLabelText('Word 3'), numbered.join('\n'))
  expect(typed().join(' ')).toBe(TWELVE)
})

test('what is typed is tidied, a space or Enter goes on to the next, and backspace in an empty one goes back', ({
  show,
}) => {
  show(<Fields />)
  fireEvent.change(first(), { target: { value: ' Legal1' } })
  expect(typed()[0]).toBe('legal')
  first().focus()
  fireEvent.keyDown(first(), { key: ' ' })
  expect(document.activeElement).toBe(screen.getByLabelText('Word 2'))
  fireEvent.keyDown(screen.getByLabelText('Word 2'), { key: 'Backspace' })
  expect(document.activeElement).toBe(first())
})

test('no browser is asked to complete, correct or keep them', ({ show }) => {
  show(<Fields />)
  for (const field of fields())
    expect([
      field.autocomplete,
      field.getAttribute('spellcheck'),
      field.getAttribute('autocapitalize'),
      field.name,
    ]).toEqual(['off', 'false', 'none', ''])
})
