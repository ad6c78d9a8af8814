// Opens a dialog whose code comes when it is about to be needed.
import { useCallback, useState } from 'react'
import type { LazyCode } from '#lib/lazy-code.ts'
import { failureToast } from '../feedback/failure-toast.ts'
import { toast } from '../feedback/toast.ts'

/** What does not come is told in a toast; opening it again tries again. */
export function useLazyDialog<Code>(code: LazyCode<Code>) {
  const [{ isOpen, count }, setOpening] = useState({ isOpen: false, count: 0 })
  const [isComing, setComing] = useState(false)
  const fetchAndOpen = useCallback(async () => {
    setComing(true)
    try {
      await code.fetch()
      setOpening((before) => ({ isOpen: true, count: before.count + 1 }))
    } catch (error) {
      toast(failureToast(error))
    }
    setComing(false)
  }, [code])
  return {
    /** Undefined before it first opens; it stays while it closes. */
    code: count > 0 ? code.fetched() : undefined,
    isOpen,
    /** Counts the openings, as a key for dialogs that start afresh each time. */
    count,
    isComing,
    open: useCallback(() => void fetchAndOpen(), [fetchAndOpen]),
    close: useCallback(() => setOpening((before) => ({ ...before, isOpen: false })), []),
    /** For the button that opens it. */
    approach: { onPointerEnter: code.fetchAhead, onFocus: code.fetchAhead },
  }
}
