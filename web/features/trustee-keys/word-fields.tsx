// Twelve fields for twelve words, forgiving in how they are typed: a space goes on to the next, and all of them can be pasted at once.
import '#ui/controls/input.css'
import './word-fields.css'
import { listOf } from '@aerie/text/lists'
import { plural } from '@aerie/text/plurals'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'

interface WordFieldsProps {
  /** What the twelve are, such as 'Your twelve words'. */
  label: string
  words: readonly string[]
  onChange: (words: string[]) => void
  /** Places from 0 of those that are wrong. */
  wrong: readonly number[]
  /** What is wrong, in a sentence. */
  error?: string | undefined
  /** They are what comes next: the first has the focus at once. */
  focused?: boolean
}

export const COUNT = 12
export const NO_WORDS: readonly string[] = Array.from({ length: COUNT }, () => '')

/** 'Word 3', or 'Words 3 and 11', of places from 0. */
export const placesInWords = (places: readonly number[]) =>
  `${plural(places.length, 'Word', 'Words')} ${listOf(places.map((at) => String(at + 1)))}`

/** The letters of each word, however they were separated or numbered. */
const wordsIn = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? []

export function WordFields({ label, words, onChange, wrong, error, focused = false }: WordFieldsProps) {
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const focus = (at: number) => list.current?.querySelectorAll('input')[Math.min(at, COUNT - 1)]?.focus()
  const [firstWrong] = wrong
  useEffect(() => {
    if (firstWrong !== undefined) list.current?.querySelectorAll('input')[firstWrong]?.focus()
  }, [firstWrong])
  useEffect(() => {
    if (focused) list.current?.querySelector('input')?.focus()
  }, [focused])
  const put = (at: number, typed: readonly string[]) => {
    const next = words.map((word, place) => typed[place - at] ?? word)
    onChange(next)
    return at + typed.length
  }
  const paste = (at: number) => (event: ClipboardEvent) => {
    const pasted = wordsIn(event.clipboardData.getData('text'))
    if (pasted.length < 2) return
    event.preventDefault()
    focus(put(pasted.length === COUNT ? 0 : at, pasted))
  }
  const goOn = (at: number) => (event: KeyboardEvent) => {
    const goesBack = event.key === 'Backspace' && words[at] === '' && at > 0
    const goesOn = (event.key === ' ' || event.key === 'Enter') && at < COUNT - 1
    if (!goesBack && !goesOn) return
    event.preventDefault()
    focus(goesBack ? at - 1 : at + 1)
  }
  return (
    <fieldset className="word-fields" aria-describedby={error ? id : undefined}>
      <legend>{label}</legend>
      <ol ref={list}>
        {words.map((word, at) => (
          <li key={at}>
            <label>
              <span>{at + 1}</span>
              <input
                className="input"
                aria-label={`Word ${at + 1}`}
                aria-invalid={wrong.includes(at) || undefined}
                value={word}
                autoComplete="off"
                autoCorrect="off"
                autoCapitalize="none"
                spellCheck={false}
                data-1p-ignore
                data-lpignore="true"
                onChange={(event) => put(at, [wordsIn(event.target.value).join('')])}
                onPaste={paste(at)}
                onKeyDown={goOn(at)}
              />
            </label>
          </li>
        ))}
      </ol>
      <p id={id} role="alert">
        {error}
      </p>
    </fieldset>
  )
}
