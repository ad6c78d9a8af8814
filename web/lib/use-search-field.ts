// A search field whose text stands in the address bar a moment after it was typed.
import { type ChangeEvent, useEffect, useRef } from 'react'

const PAUSE_MS = 150

/** The field's attributes. The browser keeps its text, so that nothing typed waits for the address to follow. */
export function useSearchField(text: string, onSearch: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const search = useRef(onSearch)

  useEffect(() => {
    search.current = onSearch
  })
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = text
  }, [text])
  useEffect(() => () => clearTimeout(timer.current), [])

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search.current(target.value.trim()), PAUSE_MS)
  }
  return { ref: field, type: 'search', defaultValue: text, maxLength: 200, onChange } as const
}
