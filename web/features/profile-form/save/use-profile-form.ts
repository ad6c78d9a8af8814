// The form of a profile while it is open: it keeps what it started from, whatever others save meanwhile.
import type { Member } from '@aerie/contract/members'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Refused } from '#lib/call-errors.ts'
import { checkForm, fieldOf } from '../check-form.ts'
import { changesOf, formOf, type ProfileForm } from '../form-values.ts'
import { useSaving } from './use-saving.ts'

interface ProfileFormOptions {
  member: Member
  ofOther: boolean
  /** When the record is saved, or nothing more is to be. */
  onDone: () => void
}

export function useProfileForm({ member, ofOther, onDone }: ProfileFormOptions) {
  const [opened] = useState(() => ({ version: member.version, values: formOf(member) }))
  const [resolver] = useState(() => checkForm(opened.values, member.withheld))
  const isDone = useRef(false)
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
  const showFaults = (errors: Refused['errors']) => {
    for (const { path, message } of errors) {
      const field = fieldOf(path.split('.'), form.getValues())
      if (field) form.setError(field, { type: 'server', message })
    }
  }
  const { save, conflictDialog } = useSaving({ member, ofOther, onSaved: done, onRefused: showFaults })
  const changes = () => changesOf(form.getValues(), opened.values)
  return {
    form,
    conflictDialog,
    submit: form.handleSubmit(() => save(changes(), opened.version)),
    cancel: done,
    isUnsaved: () => !isDone.current && Object.keys(changes()).length > 0,
  }
}
