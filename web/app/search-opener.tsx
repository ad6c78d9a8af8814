// Opens the search over every page, by its button or its keys; its code comes then, and what is typed meanwhile is not lost.
import { useEffect, useEffectEvent, useRef } from 'react'
import { isSlashOn } from '#features/search/slash-key.ts'
import { lazyCode } from '#lib/lazy-code.ts'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'
import { SearchButton } from './search-button.tsx'

const palette = lazyCode(() => import('../compositions/search/search-everywhere.tsx'))

const isMac = /Mac|iP/.test(navigator.platform)
const FIELDS = 'input, textarea, select, [contenteditable]'

export function SearchOpener({ onLogout }: { onLogout: () => void }) {
  const { code, isOpen, count, isComing, open, close, approach } = useLazyDialog(palette)
  const button = useRef<HTMLButtonElement>(null)
  const typed = useRef('')
  const start = () => {
    typed.current = ''
    open()
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, isComposing } = event
    // Pressed once more the keys are the browser's; beneath another dialog nothing opens.
    if (isOpen || isComposing || button.current?.closest('[aria-hidden]')) return
    const isBare = !event.ctrlKey && !event.metaKey && !event.altKey
    const isField = target instanceof Element && target.closest(FIELDS) !== null
    if (isComing && isBare) {
      if (key === 'Backspace') typed.current = typed.current.slice(0, -1)
      else if (key.length === 1) typed.current += key
      else return
    } else if ((isMac ? event.metaKey : event.ctrlKey) && !event.altKey && key.toLowerCase() === 'k') start()
    else if (key === '/' && isBare && !isField && isSlashOn()) start()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <SearchButton
        ref={button}
        keys={isMac ? '⌘K' : 'Ctrl K'}
        aria-expanded={isOpen}
        aria-busy={isComing || undefined}
        {...approach}
        onClick={start}
      />
      {code && (
        <code.SearchEverywhere
          key={count}
          open={isOpen}
          onClose={close}
          typedBefore={typed.current}
          onLogout={onLogout}
        />
      )}
    </>
  )
}
