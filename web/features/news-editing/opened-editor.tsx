// The editor over News Management, for a new item or the one that the address names; its code comes when it opens.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { newsItemQuery } from '#features/news/queries.ts'
import { type LazyCode, lazyCode, useCode } from '#lib/lazy-code.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { toast } from '#ui/feedback/toast.ts'

export const editor = lazyCode(() => import('./editor/news-dialog.tsx'))
type Editor = typeof editor extends LazyCode<infer Code> ? Code : never

/** What the editor is open for: an item by its id, or a new one. */
export type EditorTarget = number | 'new'

interface OpenedEditorProps {
  opened: EditorTarget
  onClose: () => void
}

export function OpenedEditor({ opened, onClose }: OpenedEditorProps) {
  const { data: code, error } = useCode(editor)
  useTold(error, onClose)
  if (!code) return null
  return opened === 'new' ? (
    <code.NewsDialog item={undefined} onClose={onClose} />
  ) : (
    <EditorOf id={opened} code={code} onClose={onClose} />
  )
}

function EditorOf({ id, code, onClose }: { id: number; code: Editor; onClose: () => void }) {
  const { data, error } = useQuery(newsItemQuery(String(id)))
  useTold(data ? null : error, onClose)
  return data ? <code.NewsDialog item={data} onClose={onClose} /> : null
}

function useTold(error: unknown, onClose: () => void) {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!error) return
    toast(failureToast(error))
    close.current()
  }, [error])
}
