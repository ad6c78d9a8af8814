// The form of the organisation's words: takes over what others save while nothing is typed, and asks where both have.
import type { ForeignSave } from '@aerie/contract/errors'
import type { OrganisationWords } from '@aerie/contract/organisation-words'
import { type Settings, settings } from '@aerie/contract/settings'
import { stats } from '@aerie/contract/stats'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call, keysOf } from '#lib/api.ts'
import { Refused } from '#lib/call-errors.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { settingsQuery } from '../queries.ts'
import { formOf, resolver, WORD_LABELS, type WordsField, type WordsForm, wordsOf } from './words-form.ts'

export function useWordsForm(kept: Settings) {
  const form = useForm<WordsForm>({ resolver, defaultValues: formOf(kept) })
  const [version, setVersion] = useState(kept.wordsVersion)
  const [saves, setSaves] = useState<readonly ForeignSave[]>()
  const { isDirty, dirtyFields } = form.formState
  const saving = useSaveWords()
  const cache = useQueryClient()

  const take = (theirs: Settings, keepDirtyValues = false) => {
    form.reset(formOf(theirs), { keepDirtyValues })
    setVersion(theirs.wordsVersion)
    setSaves(undefined)
  }
  useEffect(() => {
    if (isDirty || kept.wordsVersion === version) return
    form.reset(formOf(kept))
    setVersion(kept.wordsVersion)
  }, [form, isDirty, kept, version])

  const saveOn = (at: number) =>
    form.handleSubmit((values) =>
      saving.mutate(
        { ...wordsOf(values), version: at },
        { onSuccess: (saved) => take(saved), onError: (error) => setSaves(savesBetween(error)) },
      ),
    )()
  const withTheirs = (then: (theirs: Settings) => void) =>
    cache.fetchQuery({ ...settingsQuery, staleTime: 0 }).then(then, (error: unknown) => void toast(failureToast(error)))
  return {
    form,
    /** The labels of what is typed and not saved. */
    unsaved: Object.keys(dirtyFields).map((field) => WORD_LABELS[field as WordsField]),
    isUnsaved: () => form.formState.isDirty && !saving.isPending,
    isSaving: saving.isPending,
    save: () => saveOn(version),
    discard: () => form.reset(),
    conflict: {
      saves,
      pending: saving.isPending,
      onClose: () => setSaves(undefined),
      onTakeTheirs: () => withTheirs((theirs) => take(theirs)),
      /** What he did not change himself stays as the other has saved it. */
      onSaveMine: () =>
        withTheirs((theirs) => {
          take(theirs, true)
          void saveOn(theirs.wordsVersion)
        }),
    },
  }
}

function useSaveWords() {
  const cache = useQueryClient()
  return useAct({
    call: (body: OrganisationWords & { version: number }) => call(settings.saveWords, { body }),
    show: (saved) => cache.setQueryData(settingsQuery.queryKey, saved),
    stale: keysOf(settings.show, stats.show),
    done: () => ({ title: 'Settings saved', description: 'In force at once.' }),
    failed: (error) => (savesBetween(error) ? undefined : failureToast(error)),
  })
}

/** What others have saved since, where that is why it was refused. */
const savesBetween = (error: unknown) =>
  error instanceof Refused && error.changes.length > 0 ? error.changes : undefined
