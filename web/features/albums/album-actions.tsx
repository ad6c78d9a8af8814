// What its creator and super admins do with an album; the dialogs come when somebody comes near.
import type { Album } from '@aerie/contract/albums'
import { Pencil, Trash2 } from 'lucide-react'
import { lazyCode } from '#lib/lazy-code.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'

const editDialog = lazyCode(() => import('./edit-album-dialog.tsx'))
const deleteDialog = lazyCode(() => import('./delete-album-dialog.tsx'))

export function AlbumActions({ album }: { album: Album }) {
  const editing = useLazyDialog(editDialog)
  const deletion = useLazyDialog(deleteDialog)
  return (
    <>
      {album.can.edit && (
        <Button {...editing.approach} icon={<Pencil />} pending={editing.isComing} onClick={editing.open}>
          Edit Album
        </Button>
      )}
      {album.can.remove && (
        <Button
          {...deletion.approach}
          variant="danger-quiet"
          icon={<Trash2 />}
          pending={deletion.isComing}
          onClick={deletion.open}
        >
          Delete Album
        </Button>
      )}
      {editing.code && (
        <editing.code.EditAlbumDialog key={editing.count} album={album} open={editing.isOpen} onClose={editing.close} />
      )}
      {deletion.code && (
        <deletion.code.DeleteAlbumDialog album={album} open={deletion.isOpen} onClose={deletion.close} />
      )}
    </>
  )
}
