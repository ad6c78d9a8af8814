// The steps of choosing the photo one stands with: a file is sent at once, cut anew, or taken off again.
import type { NomineePhoto } from '@aerie/contract/nomination-values'
import type { Nominations } from '@aerie/contract/nomination-views'
import { nomineePhotos } from '@aerie/contract/nominee-photos'
import { useState } from 'react'
import { cutField, firstCut } from '#features/avatars/cuts.ts'
import { isPicture, NO_PICTURE, TOO_LARGE } from '#features/avatars/photo-plan.ts'
import { preparePhoto } from '#features/avatars/prepare-photo.ts'
import type { PhotoChoice } from '#features/avatars/use-avatar.ts'
import { type Run, useOneTask } from '#features/avatars/use-one-task.ts'
import type { Cut } from '#features/people/portrait.tsx'
import { call } from '#lib/api.ts'
import { upload } from '#lib/upload.ts'
import { toast } from '#ui/feedback/toast.ts'

export interface NomineePhotoEditing {
  electionId: number
  nomineeId: number
  /** Null while he stands with that of his profile. */
  photo: NomineePhoto | null
  onChanged: (nominations: Nominations) => void
}

/** Of one that is sent, the share that has gone, from 0 to 1. */
export type PhotoTask = { doing: 'preparing' | 'removing' } | { doing: 'sending'; sent: number }

export function useNomineePhoto({ electionId, nomineeId, photo, onChanged }: NomineePhotoEditing) {
  const { task, run } = useOneTask<PhotoTask>()
  const [latest, setLatest] = useState<{ choice: PhotoChoice; address: string | undefined }>()
  const params = { electionId: String(electionId), nomineeId: String(nomineeId) }

  async function send(choice: PhotoChoice, cut: Cut | undefined, { signal, report }: Run<PhotoTask>) {
    const onSent = (sent: number) => report({ doing: 'sending', sent })
    onSent(0)
    const form = new FormData()
    // The picture comes last: the server reads the form as it arrives.
    if (cut) form.set('crop', cutField(cut))
    form.set('photo', choice.photo.picture, choice.photo.name)
    const changed = await upload(nomineePhotos.choose, { params, form, signal, onSent })
    setLatest({ choice, address: photoIn(changed, nomineeId)?.url })
    onChanged(changed)
    toast({ title: 'Photo Saved', description: 'You stand with it for this position alone.' })
  }

  function choose(file: File) {
    if (!isPicture(file)) return void toast(NO_PICTURE)
    void run({ doing: 'preparing' }, FAILED, async (task) => {
      const prepared = await preparePhoto(file, task.signal)
      if (!prepared) return void toast(TOO_LARGE)
      const choice = { photo: prepared, cut: prepared.size ? firstCut(prepared.size) : undefined }
      await send(choice, undefined, task)
    })
  }
  /** What was chosen here, for as long as it is the photo. */
  const chosen = latest && latest.address === photo?.url ? latest.choice : undefined
  const adjust = (cut: Cut) =>
    chosen && void run({ doing: 'sending', sent: 0 }, FAILED, (task) => send({ ...chosen, cut }, cut, task))
  const remove = () =>
    void run({ doing: 'removing' }, FAILED, async () => {
      onChanged(await call(nomineePhotos.remove, { params }))
      toast({ title: 'Photo Taken Off', description: 'You stand with the photo of your profile.' })
    })
  return { task, chosen, choose, adjust, remove }
}

const photoIn = ({ positions }: Nominations, nomineeId: number) =>
  positions.find(({ own }) => own?.nomineeId === nomineeId)?.own?.photo

const FAILED = { title: 'Photo Not Changed', description: 'Please try again.' }
