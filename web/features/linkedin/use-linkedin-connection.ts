// Sends the member to LinkedIn in a window of its own, and waits for how it ends.
import { linkedin } from '@aerie/contract/linkedin'
import { useEffect, useRef, useState } from 'react'
import { call } from '#lib/api.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { hearOutcome, type LinkedinOutcome } from './outcome.ts'
import { useConclusion } from './use-conclusion.ts'

const WIDTH = 600
const HEIGHT = 700
const CHECKED_EVERY_MS = 1000
const GIVEN_UP_AFTER_MS = 300_000

const REFUSED = {
  title: 'Error',
  description: 'Failed to initiate LinkedIn connection.',
  tone: 'destructive',
} as const

export function useLinkedinConnection() {
  const [pending, setPending] = useState(false)
  const conclude = useConclusion()
  const { mutateAsync: askForAddress } = useAct({ call: () => call(linkedin.auth), failed: () => REFUSED })
  const stopWaiting = useRef(() => {})
  useEffect(() => () => stopWaiting.current(), [])

  async function connect() {
    stopWaiting.current()
    // At once, while the browser still knows that a press asked for it.
    const popup = openPopup()
    if (!popup) {
      toast(REFUSED)
      return
    }
    setPending(true)
    stopWaiting.current = wait(popup, { onOutcome: conclude, onBack: () => setPending(false) })
    try {
      const { authUrl } = await askForAddress()
      popup.location.href = authUrl
    } catch {
      popup.close()
      stopWaiting.current()
      setPending(false)
    }
  }
  return { pending, connect }
}

function openPopup() {
  const left = Math.round(screenX + (outerWidth - WIDTH) / 2)
  const top = Math.round(screenY + (outerHeight - HEIGHT) / 2)
  const popup = open('', '_blank', `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`)
  if (popup) popup.document.body.textContent = 'Opening LinkedIn...'
  return popup
}

interface PopupHandlers {
  onOutcome: (outcome: LinkedinOutcome) => void
  /** The member is at this page again, whatever became of the window. */
  onBack: () => void
}

/**
 * A window that shows another site counts as closed, so that alone says nothing: the member has to be back here too.
 * An outcome is heard even after that. Answers how to stop.
 */
function wait(popup: Window, { onOutcome, onBack }: PopupHandlers) {
  const hush = hearOutcome((outcome) => {
    stop()
    onBack()
    onOutcome(outcome)
  })
  const check = setInterval(() => popup.closed && document.hasFocus() && onBack(), CHECKED_EVERY_MS)
  const giveUp = setTimeout(() => {
    popup.close()
    stop()
    onBack()
  }, GIVEN_UP_AFTER_MS)
  const stop = () => {
    hush()
    clearInterval(check)
    clearTimeout(giveUp)
  }
  return stop
}
