// The steps of changing a portrait: a file is chosen and sent at once, cut anew, discarded, or the photo taken off.
import type { Member } from '@aerie/contract/members'
import { useState } from 'react'
import type { Cut } from '#features/people/portrait.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { type AvatarOptions, discardAvatar, removeAvatar, sendAvatar } from './avatar-calls.ts'
import { firstCut } from './cuts.ts'
import { isPicture, NO_PICTURE, TOO_LARGE } from './photo-plan.ts'
import { type PreparedPhoto, preparePhoto } from './prepare-photo.ts'
import { type Run, useOneTask } from './use-one-task.ts'

export interface AvatarEditing {
  member: Member
  /** Whether it is another brother's. */
  ofOther: boolean
  onChanged: (member: Member) => void
}

/** A photo as it is to be the portrait; without a cut the browser cannot show it. */
export interface PhotoChoice {
  photo: PreparedPhoto
  cut: Cut | undefined
}

export type AvatarTask =
  | { doing: 'preparing' | 'discarding' | 'removing' }
  /** `sent` is the share that has gone, from 0 to 1. */
  | { doing: 'sending'; choice: PhotoChoice; sent: number }

export function useAvatar({ member, ofOther, onChanged }: AvatarEditing) {
  const { task, run, cancel } = useOneTask<AvatarTask>()
  const [latest, setLatest] = useState<{ choice: PhotoChoice; address: string | null }>()
  const [hasChanged, setHasChanged] = useState(false)
  const memberId = ofOther ? String(member.id) : null
  const words = ofOther ? 'Member photo' : 'Your photo'
  /** What was chosen here, for as long as it is the portrait. */
  const settled = latest?.address === member.profileImageUrl ? latest?.choice : undefined

  function settle(changed: Member, sentence: string, choice?: PhotoChoice) {
    setLatest(choice && { choice, address: changed.profileImageUrl })
    onChanged(changed)
    toast({ title: 'Avatar Updated', description: sentence })
  }

  async function send(choice: PhotoChoice, options: AvatarOptions, { signal, report }: Run<AvatarTask>) {
    const onSent = (sent: number) => report({ doing: 'sending', choice, sent })
    onSent(0)
    const changed = await sendAvatar(memberId, choice.photo, options, { signal, onSent })
    setHasChanged(true)
    settle(changed, `${words} has been successfully updated.`, choice)
  }

  function choose(file: File) {
    if (!isPicture(file)) return void toast(NO_PICTURE)
    void run({ doing: 'preparing' }, UPLOAD_FAILED, async (task) => {
      const photo = await preparePhoto(file, task.signal)
      if (!photo) return void toast(TOO_LARGE)
      await send({ photo, cut: photo.size ? firstCut(photo.size) : undefined }, {}, task)
    })
  }

  function adjust(cut: Cut) {
    if (!settled) return
    const choice = { ...settled, cut }
    void run({ doing: 'sending', choice, sent: 0 }, UPLOAD_FAILED, (task) => send(choice, { cut, recut: true }, task))
  }

  const discard = () =>
    run({ doing: 'discarding' }, UPDATE_FAILED, async () => {
      const changed = await discardAvatar(memberId)
      setHasChanged(false)
      settle(changed, 'The earlier photo is back.')
    })

  const remove = () =>
    run({ doing: 'removing' }, UPDATE_FAILED, async () => {
      const changed = await removeAvatar(memberId)
      setHasChanged(true)
      settle(changed, `${words} has been removed.`)
    })

  return {
    task,
    shown: task?.doing === 'sending' ? task.choice : settled,
    settled,
    /** Of others it is only known that there is an earlier photo when it was replaced here. */
    canDiscard: member.own?.canDiscardPhoto ?? hasChanged,
    ...{ choose, adjust, discard, remove, cancel },
  }
}

const UPLOAD_FAILED = { title: 'Upload Failed', description: 'Failed to upload avatar' }
const UPDATE_FAILED = { title: 'Update Failed', description: 'Failed to update avatar' }
