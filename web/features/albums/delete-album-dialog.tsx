// Asks before an album goes to the bin.
import { BIN_DAYS } from '@aerie/contract/album-values'
import type { Album } from '@aerie/contract/albums'
import { plural } from '@aerie/text/plurals'
import { Trash2 } from 'lucide-react'
import { useNavigate } from '#lib/navigation/navigation.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { itemCount } from './album-words.ts'
import { useDeleteAlbum } from './mutations.ts'

interface DeleteAlbumDialogProps {
  album: Album
  open: boolean
  onClose: () => void
}

export function DeleteAlbumDialog({ album, open, onClose }: DeleteAlbumDialogProps) {
  const navigate = useNavigate()
  const removal = useDeleteAlbum(album, () => void navigate({ to: '/media' }))
  const all =
    album.photoCount === 0 ? '' : ` with ${plural(album.photoCount, 'its item', `its ${itemCount(album.photoCount)}`)}`
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Delete “${album.title}”?`}
      description={`The album goes to the bin${all}. It can be brought back for ${BIN_DAYS} days, then it is gone for good.`}
      icon={<Trash2 />}
      confirmLabel="Delete Album"
      pendingLabel="Deleting..."
      pending={removal.isPending}
      onConfirm={() => removal.mutate()}
    />
  )
}
