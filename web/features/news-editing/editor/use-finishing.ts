// Saving or publishing what the form of a news item holds: it went well, it was refused, or somebody else was faster.
import type { ForeignSave } from '@aerie/contract/errors'
import { type ManagedNews, news } from '@aerie/contract/news'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { failedTo, paramsOf, publishedToast } from '#features/news/mutations.ts'
import { call } from '#lib/api.ts'
import { isCancelled, Refused } from '#lib/call-errors.ts'
import { whileActing } from '#lib/password-again.ts'
import { toast } from '#ui/feedback/toast.ts'
import { fieldOf, momentOf, type NewsForm, type NewsPayload, payloadOf } from '../form/news-form.ts'
import type { NewsDraft } from './use-draft.ts'

export type Act = 'save' | 'publish'

interface Finishing {
  form: UseFormReturn<NewsForm>
  draft: NewsDraft
  isNew: boolean
  /** Told what the server has of it. */
  onSaved: (saved: ManagedNews, payload: NewsPayload) => void
  onDone: () => void
}

export function useFinishing({ form, draft, isNew, onSaved, onDone }: Finishing) {
  const [doing, setDoing] = useState<Act>()
  const [conflict, setConflict] = useState<{ saves: readonly ForeignSave[]; act: Act }>()

  const act = async (what: Act, over = false) => {
    setDoing(what)
    try {
      toast(await whileActing(() => finish(what, over)))
      onDone()
    } catch (error) {
      refuse(error, what)
    }
    setDoing(undefined)
  }
  const finish = async (what: Act, over: boolean) => {
    const payload = payloadOf(form.getValues())
    const saved = await (over ? draft.saveOver(payload) : draft.save(payload))
    onSaved(saved, payload)
    if (what === 'save') return savedToast(saved, isNew)
    const at = momentOf(form.getValues())
    const published = await call(news.publish, { params: paramsOf(saved), body: at ? { at } : {} })
    draft.take(published)
    return publishedToast(published)
  }
  const refuse = (error: unknown, what: Act) => {
    if (isCancelled(error)) return
    const { changes = [], errors = [] } = error instanceof Refused ? error : {}
    if (changes.length > 0) return setConflict({ saves: changes, act: what })
    setConflict(undefined)
    for (const { path, message } of errors) form.setError(fieldOf(path), { message })
    toast(failedTo(verbOf(what, draft))(error))
  }
  return { doing, act, conflict, endConflict: () => setConflict(undefined) }
}

const verbOf = (what: Act, { item }: NewsDraft) => {
  if (what === 'publish') return 'publish'
  return item ? 'update' : 'create'
}

const savedToast = ({ title, isPublished }: ManagedNews, isNew: boolean) => ({
  title: isNew ? 'News Created' : 'News Updated',
  description: isPublished ? 'Brothers see it as it is now.' : `“${title}” is kept as a draft.`,
})
