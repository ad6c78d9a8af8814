// Creates an album, and opens it.
import { useNavigate } from '#lib/navigation/navigation.tsx'
import { AlbumDialog } from './album-dialog.tsx'
import { useCreateAlbum } from './mutations.ts'

export function NewAlbumDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const create = useCreateAlbum()
  const navigate = useNavigate()
  return (
    <AlbumDialog
      open={open}
      onClose={onClose}
      isSaving={create.isPending}
      onSave={async (fields) => {
        const { id } = await create.mutateAsync(fields)
        await navigate({ to: '/media/$albumId', params: { albumId: String(id) } })
      }}
    />
  )
}
