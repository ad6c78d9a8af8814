// Tags several brothers at once, wherever they are in the photo.
import { displayName } from '@aerie/contract/person'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { brothersById } from '#features/people/brother-index.ts'
import { directoryQuery } from '#features/people/queries.ts'
import { SelectedPerson } from '#features/people/selected-person.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { BrotherSearch } from './brother-search.tsx'
import { useTagMany } from './mutations.ts'
import { taggedPhotoQuery } from './queries.ts'

interface TagBrothersDialogProps {
  photoId: number
  open: boolean
  onClose: () => void
}

const NOBODY = {
  title: 'No brothers selected',
  description: 'Please select at least one brother to tag.',
  tone: 'destructive',
} as const

interface Refused {
  memberId: number
  detail: string
}

export function TagBrothersDialog({ photoId, open, onClose }: TagBrothersDialogProps) {
  const tagging = useTagMany({ id: photoId })
  const { data: photo } = useQuery(taggedPhotoQuery(photoId))
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const onPhoto = photo?.taggedMembers.map(({ member }) => member.id) ?? []
  const tag = () => {
    if (chosen.length === 0) {
      toast(NOBODY)
      return
    }
    tagging.mutate(chosen, {
      onSuccess(answer) {
        setRefused(answer.refused)
        setChosen(answer.refused.map(({ memberId }) => memberId))
        if (answer.refused.length === 0) onClose()
      },
    })
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Tag Brothers"
      description="Each is told of it, or asked first where he has chosen so."
      onSubmit={tag}
      submitLabel="Tag Brothers"
      pendingLabel="Tagging..."
      pending={tagging.isPending}
    >
      <Field label="Brothers">
        <BrotherSearch exclude={[...onPhoto, ...chosen]} onPick={(id) => setChosen([...chosen, id])} />
      </Field>
      <Chosen ids={chosen} refused={refused} onRemove={(gone) => setChosen(chosen.filter((id) => id !== gone))} />
    </FormDialog>
  )
}

interface ChosenProps {
  ids: readonly number[]
  refused: readonly Refused[]
  onRemove: (id: number) => void
}

function Chosen({ ids, refused, onRemove }: ChosenProps) {
  const { data: brothers = [] } = useQuery(directoryQuery)
  const known = brothersById(brothers)
  return (
    <ul className="grid gap-2">
      {ids.map((id) => {
        const brother = known.get(String(id))
        const refusal = refused.find(({ memberId }) => memberId === id)?.detail
        return (
          <li key={id} className="grid gap-1">
            <SelectedPerson
              name={brother ? displayName(brother) : 'A brother'}
              photo={brother?.profileImageUrl}
              onClear={() => onRemove(id)}
            />
            {refusal && <Note tone="warning">{refusal}</Note>}
          </li>
        )
      })}
    </ul>
  )
}
