// Saving the form: it went well, it was refused, or somebody else was faster and he is asked what shall stand.
import type { ForeignSave } from '@aerie/contract/errors'
import type { Member } from '@aerie/contract/members'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Refused } from '#lib/call-errors.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { Payload } from '../form-values.ts'
import type { Conflict } from './conflict.ts'
import { recordQuery, savesBetween, sayFailed, useSaveProfile } from './use-save-profile.ts'

interface SavingOptions {
  member: Pick<Member, 'id'>
  ofOther: boolean
  onSaved: () => void
  /** Shows what was refused at the fields it is about. */
  onRefused: (errors: Refused['errors']) => void
}

export function useSaving({ member, ofOther, onSaved, onRefused }: SavingOptions) {
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const cache = useQueryClient()
  const { mutateAsync, isPending } = useSaveProfile(member.id, ofOther)

  const save = async (changes: Payload, version: number) => {
    try {
      await mutateAsync({ changes, version })
      onSaved()
    } catch (error) {
      const saves = savesBetween(error)
      if (saves.length > 0) return meetConflict(changes, saves).catch((failure) => void toast(sayFailed(failure)))
      const errors = error instanceof Refused ? error.errors : []
      if (errors.length > 0) setConflict(null)
      onRefused(errors)
    }
  }
  const meetConflict = async (mine: Payload, saves: ForeignSave[]) => {
    const record = await cache.fetchQuery({ ...recordQuery(member.id, ofOther), staleTime: 0 })
    setConflict({ mine, record, saves })
  }
  const conflictDialog = conflict && {
    conflict,
    pending: isPending,
    onClose: () => setConflict(null),
    onSave: (changes: Payload) => void save(changes, conflict.record.version),
  }
  return { save, conflictDialog }
}
