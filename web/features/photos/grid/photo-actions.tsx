// The menu on a photo's tile; its code comes when somebody comes near.
import './photo-actions.css'
import type { Photo } from '@aerie/contract/photos'
import { MoreHorizontal } from 'lucide-react'
import { lazyCode } from '#lib/lazy-code.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'
import { photoName } from '../photo-words.ts'
import type { PhotoAct } from './photo-acts.ts'

const menu = lazyCode(() => import('./photo-menu.tsx'))

interface PhotoActionsProps {
  photo: Photo
  /** Reached by Tab, as its tile is. */
  isActive: boolean
  /** Several can be chosen where it stands. */
  isOneOfMany?: boolean
  onAct: (act: PhotoAct, photo: Photo) => void
}

export function PhotoActions({ photo, isActive, isOneOfMany = false, onAct }: PhotoActionsProps) {
  const { code, open, approach } = useLazyDialog(menu)
  const button = {
    label: `Actions for ${photoName(photo)}`,
    size: 'sm',
    tabIndex: isActive ? 0 : -1,
    children: <MoreHorizontal />,
  } as const
  return (
    <span className="photo-actions">
      {code ? (
        <code.PhotoMenu photo={photo} trigger={<IconButton {...button} />} isOneOfMany={isOneOfMany} onAct={onAct} />
      ) : (
        <IconButton {...button} {...approach} aria-haspopup="menu" aria-expanded={false} onClick={open} />
      )}
    </span>
  )
}
