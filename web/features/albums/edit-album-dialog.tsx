// Changes an album: its title, its description and who may contribute.
import type { Album } from '@aerie/contract/albums'
import { AlbumDialog } from './album-dialog.tsx'
import { useSaveAlbum } from './mutations.ts'

interface EditAlbumDialogProps {
  album: Album
  open: boolean
  onClose: () => void
}

export function EditAlbumDialog({ album, open, onClose }: EditAlbumDialogProps) {
  const save = useSaveAlbum(album)
  return <AlbumDialog album={album} open={open} onClose={onClose} isSaving={save.isPending} onSave={save.mutateAsync} />
}
