// What can be done with a photo, as a menu.
import type { Photo } from '@aerie/contract/photos'
import { Download, Flag, Pencil, RotateCw, Tag, Trash2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { Menu, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx'
import { useDownloadSent, useMakeAgain } from '../mutations.ts'
import type { PhotoAct } from './photo-acts.ts'

interface PhotoMenuProps {
  photo: Photo
  trigger: ReactElement
  onAct: (act: PhotoAct, photo: Photo) => void
}

export const PhotoMenu = ({ photo, trigger, onAct }: PhotoMenuProps) => (
  <Menu startsOpen trigger={trigger}>
    {photo.state === 'failed' ? (
      <FailedItems photo={photo} onRemove={() => onAct('delete', photo)} />
    ) : (
      <Items photo={photo} onAct={onAct} />
    )}
  </Menu>
)

function FailedItems({ photo, onRemove }: { photo: Photo; onRemove: () => void }) {
  const again = useMakeAgain()
  const download = useDownloadSent()
  return (
    <>
      <MenuItem icon={<RotateCw />} onSelect={() => again.mutate(photo)}>
        Try again
      </MenuItem>
      <MenuItem icon={<Download />} onSelect={() => download.mutate(photo)}>
        Download
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} danger onSelect={onRemove}>
        Remove
      </MenuItem>
    </>
  )
}

const Items = ({ photo, onAct }: Omit<PhotoMenuProps, 'trigger'>) => (
  <>
    <MenuItem icon={<Pencil />} onSelect={() => onAct('edit', photo)}>
      Edit caption and tags
    </MenuItem>
    <MenuItem icon={<Tag />} onSelect={() => onAct('tag', photo)}>
      Tag brothers
    </MenuItem>
    {!photo.isFlagged && (
      <MenuItem icon={<Flag />} onSelect={() => onAct('flag', photo)}>
        Flag
      </MenuItem>
    )}
    {photo.can.remove && (
      <>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} danger onSelect={() => onAct('delete', photo)}>
          Delete
        </MenuItem>
      </>
    )}
  </>
)
