// The form of a profile while it is open: it keeps what it started from, whatever others save meanwhile.
import type { Member } from '@aerie/contract/members'
import { OwnChanges } from '@aerie/contract/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Refused, sentenceOf } from '#lib/api.ts'
import { toast } from '#ui/toast.ts'
import type { Conflict } from '../save/conflict.ts'
import { recordQuery, useSaveProfile } from '../save/use-save-profile.ts'
import { checkForm, fieldOf } from './check-form.ts'
import { changesOf, formOf, type Payload, type ProfileForm } from './form-values.ts'

interface ProfileFormOptions {
  member: Member
  ofOther: boolean
  /** When the record is saved, or nothing more is to be. */
  onDone: () => void
}

export function useProfileForm({ member, ofOther, onDone }: ProfileFormOptions) {
  const [opened] = useState(() => ({ member, values: formOf(member) }))
  const [resolver] = useState(() => checkForm(opened.values, opened.member.withheld))
  const isDone = useRef(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const cache = useQueryClient()
  const saving = useSaveProfile(member.id, ofOther)
  const form = useForm<ProfileForm>({
    resolver,
    defaultValues: opened.values,
    mode: 'onTouched',
    shouldFocusError: false,
  })

  const done = () => {
    isDone.current = true
    onDone()
  }
  const save = async (changes: Payload, version: number) => {
    try {
      await saving.mutateAsync(OwnChanges.parse({ ...changes, version }))
      toast({
        title: 'Profile Updated',
        description: `${ofOther ? 'Member' : 'Your'} profile has been successfully updated.`,
      })
      done()
    } catch (error) {
      if (error instanceof Refused && error.changes.length > 0) return meetConflict(changes, error)
      setConflict(null)
      showFaults(error)
      toast({ title: 'Update Failed', description: sentenceOf(error), tone: 'destructive' })
    }
  }
  const meetConflict = async (mine: Payload, { changes: saves }: Refused) => {
    const record = await cache.fetchQuery({ ...recordQuery(member.id, ofOther), staleTime: 0 })
    setConflict({ mine, record, saves })
  }
  const showFaults = (error: unknown) => {
    if (!(error instanceof Refused)) return
    for (const { path, message } of error.errors.toReversed()) {
      const field = fieldOf(path.split('.'), form.getValues())
      if (field) form.setError(field, { type: 'server', message })
    }
  }

  return {
    form,
    submit: form.handleSubmit((values) => save(changesOf(values, opened.values), opened.member.version)),
    cancel: done,
    isUnsaved: () => !isDone.current && Object.keys(changesOf(form.getValues(), opened.values)).length > 0,
    conflict: conflict && {
      conflict,
      pending: saving.isPending,
      onClose: () => setConflict(null),
      onSave: (changes: Payload) => void save(changes, conflict.record.version),
    },
  }
}
