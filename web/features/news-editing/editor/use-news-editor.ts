// The form of a news item with all that happens to it: kept by itself while it is a draft, saved, published, refused.
import { type ManagedNews, news } from '@aerie/contract/news'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { failedTo, paramsOf } from '#features/news/mutations.ts'
import { call } from '#lib/api.ts'
import { sentenceOf } from '#lib/call-errors.ts'
import { toast } from '#ui/feedback/toast.ts'
import { formOf, mayBeKept, type NewsForm, type NewsPayload, payloadOf, resolver } from '../form/news-form.ts'
import { useAutosave } from '../form/use-autosave.ts'
import { useDraft } from './use-draft.ts'
import { type Act, useFinishing } from './use-finishing.ts'

export type NewsEditor = ReturnType<typeof useNewsEditor>

export function useNewsEditor(opened: ManagedNews | undefined, onDone: () => void) {
  const [start] = useState(() => formOf(opened, new Date()))
  const form = useForm<NewsForm>({ resolver, defaultValues: start })
  const draft = useDraft(opened)
  const kept = useKept(payloadOf(start))
  /** A picture fetched from elsewhere is on the server from now on. */
  const onSaved = ({ imageUrl }: ManagedNews, payload: NewsPayload) => {
    const { image, imageAddress } = form.getValues()
    if (imageUrl && !image) form.setValue('image', { url: imageUrl, name: imageAddress })
    if (imageUrl) form.setValue('imageAddress', '')
    kept.note({ ...payload, imageUrl: imageUrl ?? '' })
  }
  const finishing = useFinishing({ form, draft, isNew: opened === undefined, onSaved, onDone })
  const { doing, act, conflict, endConflict } = finishing
  const takeTheirs = async (item: ManagedNews) => {
    const theirs = await call(news.show, { params: paramsOf(item) })
    const fresh = formOf(theirs, new Date())
    form.reset(fresh)
    kept.note(payloadOf(fresh))
    draft.take(theirs)
    endConflict()
  }

  const values = form.watch()
  const isPublished = draft.item?.isPublished ?? false
  // The address of a picture is sent only when its writer says that it is whole.
  const byItself = { ...payloadOf(values), imageUrl: values.image?.url ?? '' }
  const isQuiet = !isPublished && !doing && !conflict && !draft.isGone && !draft.isSaving
  const { fault } = useAutosave({
    state: byItself,
    isWanted: isQuiet && mayBeKept(values) && !kept.is(byItself),
    save: async () => {
      await draft.save(byItself)
      kept.note(byItself)
    },
  })
  const submit = (what: Act) => form.handleSubmit(() => act(what))()
  return {
    form,
    doing,
    isBusy: doing !== undefined,
    isPublished,
    isGone: draft.isGone,
    isUnsaved: !kept.is(payloadOf(values)),
    isAutosaving: draft.isSaving && !doing,
    savedAt: draft.item?.editedAt,
    autosaveFault: fault === undefined ? undefined : `Not saved yet. ${sentenceOf(fault)}`,
    save: () => (!isPublished && mayBeKept(values) ? act('save') : submit('save')),
    publish: () => submit('publish'),
    conflict: {
      saves: conflict?.saves,
      pending: doing !== undefined,
      onClose: endConflict,
      onTakeTheirs: () => draft.item && takeTheirs(draft.item).catch((error) => void toast(failedTo('update')(error))),
      onSaveOver: () => conflict && void act(conflict.act, true),
    },
  }
}

/** What the server has, as it was sent last. */
function useKept(first: NewsPayload) {
  const [state, setState] = useState(() => JSON.stringify(first))
  return {
    is: (payload: NewsPayload) => JSON.stringify(payload) === state,
    note: (payload: NewsPayload) => setState(JSON.stringify(payload)),
  }
}
