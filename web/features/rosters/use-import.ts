// The steps of an import: choose a file, see what it would do, do it.
import { AS_GUESSED, type ImportReport } from '@aerie/contract/rosters'
import { useEffect, useRef, useState } from 'react'
import { MEMBER_QUERY_KEYS } from '#features/people/member-query-keys.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { refusalOf } from './roster-file.ts'
import { type RosterOptions, sendRoster } from './send-roster.ts'
import { recentImportsQuery } from './undo-queries.ts'

export type ImportStep =
  | { at: 'choose' }
  /** `sent` is the share of the file that has gone, from 0 to 1. */
  | { at: 'reading'; file: File; sent: number }
  | { at: 'review'; file: File; report: ImportReport }
  | { at: 'importing'; file: File; report: ImportReport; sent: number }
  | { at: 'done'; fileName: string; report: ImportReport }

type ImportRequest = Omit<RosterOptions, 'dryRun'>

const DRY_RUN: RosterOptions = {
  ...{ dryRun: true, exclude: new Set(), invite: false, mended: new Map() },
  reading: AS_GUESSED,
}

/** What has the file looked at anew. */
type Answers = Pick<RosterOptions, 'mended' | 'reading'>

export function useImport() {
  const [step, setStep] = useState<ImportStep>({ at: 'choose' })
  const sending = useRef<AbortController>(null)
  useEffect(() => () => sending.current?.abort(), [])

  const onSent = (sent: number) => setStep((now) => ('sent' in now ? { ...now, sent } : now))
  const send = (file: File, options: RosterOptions) => {
    sending.current = new AbortController()
    return sendRoster(file, options, { signal: sending.current.signal, onSent })
  }

  const reading = useAct({ call: (file: File) => send(file, DRY_RUN), failed: sayFailed })
  const checking = useAct({
    call: ({ file, mended, reading: answers }: { file: File } & Answers) =>
      send(file, { ...DRY_RUN, mended, reading: answers }),
    show: (report, { file }) => setStep({ at: 'review', file, report }),
    failed: sayFailed,
  })
  const importing = useAct({
    call: ({ file, ...choice }: { file: File } & ImportRequest) => send(file, { ...choice, dryRun: false }),
    show: (report, { file }) => setStep({ at: 'done', fileName: file.name, report }),
    stale: [...MEMBER_QUERY_KEYS, recentImportsQuery.queryKey],
    done: ({ message, failed }) => ({
      title: failed > 0 ? 'Imported in part' : 'Import Complete',
      description: message,
      ...(failed > 0 && { tone: 'destructive' }),
    }),
    failed: sayFailed,
  })

  function read(file: File) {
    const refusal = refusalOf(file)
    if (refusal) return void toast({ ...refusal, tone: 'destructive' })
    setStep({ at: 'reading', file, sent: 0 })
    reading.mutate(file, {
      onSuccess: (report) => setStep({ at: 'review', file, report }),
      onError: () => setStep({ at: 'choose' }),
    })
  }

  function bringIn(choice: ImportRequest) {
    if (step.at !== 'review') return
    setStep({ ...step, at: 'importing', sent: 0 })
    importing.mutate({ file: step.file, ...choice }, { onError: () => setStep(step) })
  }
  /** Asks again what would happen by these answers; the review stays until it is there. The newest answers count. */
  function check(answers: Answers, then: { onSuccess?: () => void; onError?: () => void }) {
    if (step.at !== 'review') return
    if (checking.isPending) sending.current?.abort()
    checking.mutate({ file: step.file, mended: answers.mended, reading: answers.reading }, then)
  }
  return {
    step,
    read,
    check,
    isChecking: checking.isPending,
    bringIn,
    cancel: () => sending.current?.abort(),
    startOver: () => setStep({ at: 'choose' }),
  }
}

const sayFailed = (error: unknown) => failureToast(error, 'Import Failed', 'Import failed')
