// The dialogs in which something is done with a photo, from its tile or from the viewer; each comes when it is needed.
import type { Photo } from '@aerie/contract/photos'
import { type ReactNode, useState } from 'react'
import type { PhotoAct } from '#features/photos/grid/photo-acts.ts'
import { lazyCode } from '#lib/lazy-code.ts'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'

const editDialog = lazyCode(() => import('#features/photo-tags/edit-photo-dialog.tsx'))
const tagDialog = lazyCode(() => import('#features/photo-tags/tag-brothers-dialog.tsx'))
const dayDialog = lazyCode(() => import('#features/photo-days/correct-day-dialog.tsx'))
const flagDialog = lazyCode(() => import('#features/moderation/flag-dialog.tsx'))
const deleteDialog = lazyCode(() => import('#features/photos/delete-photo-dialog.tsx'))

type DialogPhoto = Pick<Photo, 'id' | 'mediaType' | 'isFlagged'> & Partial<Pick<Photo, 'albumId' | 'takenAt'>>
/** What is done in a dialog. */
type DialogAct = Exclude<PhotoAct, 'choose'>

interface PhotoDialogs {
  /** Stands anywhere on the page. */
  dialogs: ReactNode
  open: (act: DialogAct, photo: DialogPhoto) => void
}

/** `onHidden` is told when a photo is no longer to be seen: deleted, or under review. */
export function usePhotoDialogs(onHidden: (photo: DialogPhoto) => void): PhotoDialogs {
  const [photo, setPhoto] = useState<DialogPhoto>()
  const edit = useLazyDialog(editDialog)
  const tag = useLazyDialog(tagDialog)
  const date = useLazyDialog(dayDialog)
  const flag = useLazyDialog(flagDialog)
  const deletion = useLazyDialog(deleteDialog)
  const hide = () => photo && onHidden(photo)
  const open = (act: DialogAct, chosen: DialogPhoto) => {
    setPhoto(chosen)
    const dialogs = { edit, tag, date, flag, delete: deletion }
    dialogs[act].open()
  }
  const { albumId, takenAt } = photo ?? {}
  const dated = photo && albumId && takenAt ? [{ ...photo, albumId, takenAt }] : []
  const of = photo && { photoId: photo.id }
  return {
    open,
    dialogs: photo && of && (
      <>
        {edit.code && (
          <edit.code.EditPhotoDialog key={`edit ${edit.count}`} {...of} open={edit.isOpen} onClose={edit.close} />
        )}
        {tag.code && (
          <tag.code.TagBrothersDialog key={`tag ${tag.count}`} {...of} open={tag.isOpen} onClose={tag.close} />
        )}
        {date.code && (
          <date.code.CorrectDayDialog
            key={`date ${date.count}`}
            photos={dated}
            open={date.isOpen}
            onClose={date.close}
          />
        )}
        {flag.code && (
          <flag.code.FlagDialog
            key={`flag ${flag.count}`}
            {...of}
            open={flag.isOpen}
            onClose={flag.close}
            onFlagged={hide}
          />
        )}
        {deletion.code && (
          <deletion.code.DeletePhotoDialog
            photo={photo}
            open={deletion.isOpen}
            onClose={deletion.close}
            onDeleted={hide}
          />
        )}
      </>
    ),
  }
}
