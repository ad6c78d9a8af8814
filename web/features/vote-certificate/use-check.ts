// The check of a closed vote: under way, given up, found, or failed.
import type { Part } from '@aerie/votes/check-vote'
import type { Kept, Published } from '@aerie/votes/published'
import { useEffect, useRef, useState } from 'react'
import { checkBeside } from './check-beside.ts'

type CheckState =
  | { state: 'idle' }
  | { state: 'under way'; percent: number }
  | { state: 'found'; parts: Part[] }
  | { state: 'failed'; sentence: string }

export function useCheck() {
  const [checked, setChecked] = useState<CheckState>({ state: 'idle' })
  const giveUp = useRef<AbortController>(undefined)
  useEffect(() => () => giveUp.current?.abort(), [])
  return {
    checked,
    async check(published: Published, kept: Kept) {
      const controller = new AbortController()
      giveUp.current = controller
      const { signal } = controller
      setChecked({ state: 'under way', percent: 0 })
      const onProgress = (done: number) => setChecked({ state: 'under way', percent: Math.round(done * 100) })
      try {
        setChecked({ state: 'found', parts: await checkBeside(published, kept, { onProgress, signal }) })
      } catch (error) {
        if (!signal.aborted) setChecked({ state: 'failed', sentence: error instanceof Error ? error.message : '' })
      }
    },
    cancel() {
      giveUp.current?.abort()
      setChecked({ state: 'idle' })
    },
  }
}
