// The steps of an import: choose a file, see what it would do, do it.
import type { ImportReport } from '@aerie/contract/rosters'
import { useEffect, useRef, useState } from 'react'
import { useMembersRefresh } from '#features/people/use-members-refresh.ts'
import { sentenceOf } from '#lib/call-errors.ts'
import { isCancelled } from '#lib/upload.ts'
import { toast } from '#ui/feedback/toast.ts'
import { refusalOf } from './roster-file.ts'
import { type RosterOptions, sendRoster } from './send-roster.ts'

export type ImportStep =
  | { at: 'choose' }
  /** `sent` is the share of the file that has gone, from 0 to 1. */
  | { at: 'reading'; file: File; sent: number }
  | { at: 'review'; file: File; report: ImportReport }
  | { at: 'importing'; file: File; report: ImportReport; sent: number }
  | { at: 'done'; report: ImportReport }

const DRY_RUN: RosterOptions = { dryRun: true, exclude: new Set(), invite: false }

export function useImport() {
  const refresh = useMembersRefresh()
  const [step, setStep] = useState<ImportStep>({ at: 'choose' })
  const sending = useRef<AbortController>(null)
  useEffect(() => () => sending.current?.abort(), [])

  const onSent = (sent: number) => setStep((now) => ('sent' in now ? { ...now, sent } : now))
  const send = (file: File, options: RosterOptions) => {
    sending.current = new AbortController()
    return sendRoster(file, options, { signal: sending.current.signal, onSent })
  }

  async function read(file: File) {
    const refusal = refusalOf(file)
    if (refusal) return void toast({ ...refusal, tone: 'destructive' })
    setStep({ at: 'reading', file, sent: 0 })
    try {
      setStep({ at: 'review', file, report: await send(file, DRY_RUN) })
    } catch (error) {
      failed(error)
      setStep({ at: 'choose' })
    }
  }

  async function bringIn(choice: Omit<RosterOptions, 'dryRun'>) {
    if (step.at !== 'review') return
    setStep({ ...step, at: 'importing', sent: 0 })
    try {
      const report = await send(step.file, { ...choice, dryRun: false })
      setStep({ at: 'done', report })
      toast({ title: 'Import Complete', description: report.message })
      await refresh()
    } catch (error) {
      failed(error)
      setStep(step)
    }
  }
  return { step, read, bringIn, cancel: () => sending.current?.abort(), startOver: () => setStep({ at: 'choose' }) }
}

function failed(error: unknown) {
  if (isCancelled(error)) return
  toast({ title: 'Import Failed', description: sentenceOf(error, 'Import failed'), tone: 'destructive' })
}
