// A file that a dialog sends: how far it is, and what is done once it is in or refused.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { documentUploads, removeUpload, type SentDocument, startUpload } from './uploads.ts'

interface Ends {
  onIn: () => void
  /** Nothing of it is kept any more but the sentence. */
  onFailed: (sentence: string) => void
}

export function useUpload({ onIn, onFailed }: Ends) {
  const cache = useQueryClient()
  const [sent, setSent] = useState<SentDocument>()
  const { entries } = useSyncExternalStore(documentUploads.subscribe, documentUploads.state)
  const entry = sent && entries.find(({ file }) => file === sent)
  const kind = entry?.state.kind

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each end of a file, whatever is called then.
  useEffect(() => {
    if (!entry || (kind !== 'in' && kind !== 'failed')) return
    setSent(undefined)
    if (entry.state.kind === 'failed') onFailed(entry.state.sentence)
    else onIn()
    removeUpload(entry.id)
  }, [kind])

  return {
    /** Null while nothing is sent. */
    entry: entry ?? null,
    start(given: SentDocument) {
      setSent(given)
      startUpload(given, cache)
    },
    /** It goes on without whoever called. */
    leave: () => setSent(undefined),
    cancel() {
      if (entry) removeUpload(entry.id)
      setSent(undefined)
    },
  }
}
