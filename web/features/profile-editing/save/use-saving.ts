// Saving the form: it went well, it was refused, or somebody else was faster and he is asked what shall stand.
import type { ForeignSave } from '@aerie/contract/errors'
import { OwnChanges } from '@aerie/contract/member-fields'
import type { Member } from '@aerie/contract/members'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Refused, sentenceOf } from '#lib/call-errors.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { Payload } from '../form/form-values.ts'
import type { Conflict } from './conflict.ts'
import { recordQuery, useSaveProfile } from './use-save-profile.ts'

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
      await mutateAsync(OwnChanges.parse({ ...changes, version }))
      toast({ title: 'Profile Updated', description: ofOther ? MEMBER_UPDATED : OWN_UPDATED })
      onSaved()
    } catch (error) {
      const { changes: saves = [], errors = [] } = error instanceof Refused ? error : {}
      if (saves.length > 0) return meetConflict(changes, saves).catch(sayItFailed)
      if (errors.length > 0) setConflict(null)
      onRefused(errors)
      sayItFailed(error)
    }
  }
  const meetConflict = async (mine: Payload, saves: ForeignSave[]) => {
    const record = await cache.fetchQuery({ ...recordQuery(member.id, ofOther), staleTime: 0 })
    setConflict({ mine, record, saves })
  }
  const dispute = conflict && {
    conflict,
    pending: isPending,
    onClose: () => setConflict(null),
    onSave: (changes: Payload) => void save(changes, conflict.record.version),
  }
  return { save, dispute }
}

const OWN_UPDATED = 'Your profile has been successfully updated.'
const MEMBER_UPDATED = 'Member profile has been successfully updated.'

function sayItFailed(error: unknown) {
  toast({ title: 'Update Failed', description: sentenceOf(error), tone: 'destructive' })
}
