// A search under way: what was asked, by which number its progress is asked for, and what it found.
import { forensics, type LeakFinding } from '@aerie/contract/forensics'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#lib/api.ts'
import { isCancelled } from '#lib/call-errors.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { toast } from '#ui/feedback/toast.ts'

export interface LeakQuery {
  file: File
  /** Whose originals are compared as well. */
  albumId?: number
}

export type Search = ReturnType<typeof useSearch>

export function useSearch() {
  const [asked, setAsked] = useState<LeakQuery & { searchId: string }>()
  const running = useRef<AbortController>(undefined)
  const stop = useCallback(() => running.current?.abort(), [])
  // Who leaves the page waits for nothing any more.
  useEffect(() => stop, [stop])
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: ({ file, albumId, searchId }: LeakQuery & { searchId: string }) => {
      running.current = new AbortController()
      return call(forensics.search, { form: formOf(file, { albumId, searchId }), signal: running.current.signal })
    },
    onError: (error) => {
      if (!isCancelled(error)) toast(failureToast(error, 'Failed to extract watermark data', 'Please try again.'))
    },
  })
  return {
    asked,
    finding: isPending ? undefined : (data as LeakFinding | undefined),
    error: error && !isCancelled(error) ? error : null,
    begin(next: LeakQuery) {
      stop()
      const search = { ...next, searchId: newCode() }
      setAsked(search)
      mutate(search)
    },
    /** Ends it, and begins where a file is chosen. */
    clear() {
      stop()
      setAsked(undefined)
      reset()
    },
  }
}

function formOf(file: File, { albumId, searchId }: { albumId: number | undefined; searchId: string }) {
  const form = new FormData()
  // The server wants what is known of a file before the file.
  form.append('searchId', searchId)
  if (albumId !== undefined) form.append('albumId', String(albumId))
  form.append('photo', file)
  return form
}

const newCode = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
