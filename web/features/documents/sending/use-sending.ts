// How far a file has been sent, and the way to call it off.
import { useRef, useState } from 'react'
import type { Sending } from '#lib/upload.ts'

export function useSending() {
  const [percent, setPercent] = useState<number | null>(null)
  const controller = useRef<AbortController>(null)
  return {
    /** Null while nothing is sent. */
    percent,
    async send<Answer>(work: (sending: Sending) => Promise<Answer>) {
      controller.current = new AbortController()
      const { signal } = controller.current
      setPercent(0)
      try {
        return await work({ signal, onSent: (share) => setPercent(Math.round(share * 100)) })
      } finally {
        setPercent(null)
      }
    },
    cancel: () => controller.current?.abort(),
  }
}
