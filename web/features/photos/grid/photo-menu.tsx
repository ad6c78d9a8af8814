// What can be done with a photo, as a menu.
import type { Photo } from '@aerie/contract/photos'
import { CalendarClock, Download, Flag, ListChecks, Pencil, RotateCw, Tag, Trash2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { Menu, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx'
import { useDownloadSent, useMakeAgain } from '../mutations.ts'
import type { PhotoAct } from './photo-acts.ts'

interface PhotoMenuProps {
  photo: Photo
  trigger: ReactElement
  /** Several can be chosen where it stands. */
  isOneOfMany?: boolean
  onAct: (act: PhotoAct, photo: Photo) => void
}

export const PhotoMenu = ({ photo, trigger, isOneOfMany = false, onAct }: PhotoMenuProps) => (
  <Menu startsOpen trigger={trigger}>
    {photo.state === 'failed' ? (
      <FailedItems photo={photo} onRemove={() => onAct('delete', photo)} />
    ) : (
      <Items photo={photo} isOneOfMany={isOneOfMany} onAct={onAct} />
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

const Items = ({ photo, isOneOfMany, onAct }: Omit<PhotoMenuProps, 'trigger'>) => (
  <>
    <MenuItem icon={<Pencil />} onSelect={() => onAct('edit', photo)}>
      Edit caption and tags
    </MenuItem>
    <MenuItem icon={<Tag />} onSelect={() => onAct('tag', photo)}>
      Tag brothers
    </MenuItem>
    {photo.can.date && (
      <MenuItem icon={<CalendarClock />} onSelect={() => onAct('date', photo)}>
        Correct the day
      </MenuItem>
    )}
    {photo.can.date && isOneOfMany && (
      <MenuItem icon={<ListChecks />} onSelect={() => onAct('choose', photo)}>
        Select several
      </MenuItem>
    )}
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
