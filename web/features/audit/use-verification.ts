// Walks the chain: reads the answer line by line while the server walks.
import { type AuditStep, audit } from '@aerie/contract/audit'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isCancelled, Refused, sentenceOf, Unreachable } from '#lib/call-errors.ts'
import { withPassword } from '#lib/password-again.ts'
import { auditStateQuery } from './queries.ts'

interface Verification {
  step: AuditStep | null
  failure: string | null
}

export function useVerification() {
  const [verification, setVerification] = useState<Verification | null>(null)
  const cache = useQueryClient()
  const stopping = useRef<AbortController>(undefined)
  useEffect(() => () => stopping.current?.abort(), [])

  const start = async () => {
    const stop = new AbortController()
    const { signal } = stop
    stopping.current = stop
    setVerification({ step: null, failure: null })
    try {
      await withPassword(() => readSteps(signal, (step) => setVerification({ step, failure: null })), { isAct: true })
      await cache.invalidateQueries({ queryKey: auditStateQuery.queryKey })
    } catch (error) {
      if (!isCancelled(error)) setVerification({ step: null, failure: sentenceOf(error) })
    }
  }
  const close = () => {
    stopping.current?.abort()
    setVerification(null)
  }
  return { verification, start, close }
}

async function readSteps(signal: AbortSignal, onStep: (step: AuditStep) => void) {
  const response = await fetch(audit.verify.path, { method: 'POST', credentials: 'same-origin', signal }).catch(
    (error: unknown) => {
      throw signal.aborted ? error : new Unreachable('The network did not answer')
    },
  )
  if (!response.ok || !response.body) throw new Refused(response.status, await response.text())
  let isDone = false
  let rest = ''
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const step = JSON.parse(line) as AuditStep
      isDone ||= step.finding !== null
      onStep(step)
    }
  }
  if (!isDone) throw new Unreachable('The answer ended early')
}
