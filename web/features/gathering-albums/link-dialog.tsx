// Which album of one's own becomes that of a gathering.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { useLinkAlbum } from './mutations.ts'
import { albumsToLinkQuery } from './queries.ts'

interface LinkDialogProps {
  gatheringId: number
  open: boolean
  onClose: () => void
}

export function LinkDialog({ gatheringId, open, onClose }: LinkDialogProps) {
  const { data, ...query } = useQuery(albumsToLinkQuery)
  const own = data?.filter(({ can }) => can.edit)
  const [chosen, setChosen] = useState('')
  const [isMissing, setMissing] = useState(false)
  const act = useLinkAlbum(gatheringId)
  const submit = () => (chosen ? act.mutate(Number(chosen), { onSuccess: onClose }) : setMissing(true))
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Its album"
      description="It stays what it is, and stands on the page of the gathering too."
      width={440}
      submitLabel="Use this album"
      pendingLabel="Saving..."
      pending={act.isPending}
      onSubmit={submit}
    >
      <QueryState
        query={{ ...query, data: own }}
        skeleton={<Skeleton height={40} />}
        failure="Your albums could not be loaded"
        empty={<p>You have no album yet.</p>}
      >
        {(albums) => (
          <Field label="An album of yours" error={isMissing && !chosen ? 'Choose an album' : undefined}>
            <Select
              options={[
                { value: '', label: 'Choose an album' },
                ...albums.map(({ id, title }) => ({ value: String(id), label: title })),
              ]}
              value={chosen}
              onChange={setChosen}
            />
          </Field>
        )}
      </QueryState>
    </FormDialog>
  )
}
