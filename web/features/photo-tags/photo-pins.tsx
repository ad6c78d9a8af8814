// Who is where in a photo; while somebody is being tagged, also the place that was pressed.
import { displayName } from '@aerie/contract/person'
import './photo-pins.css'
import type { PhotoDetails } from '@aerie/contract/photos'
import type { MouseEvent } from 'react'
import { cx } from '#ui/theme/cx.ts'

/** In percent of the photo's width and height. */
export interface PinPlace {
  x: number
  y: number
}

interface PhotoPinsProps {
  tagged: PhotoDetails['taggedMembers']
  /** Whether a press marks a place. */
  isTagging: boolean
  place: PinPlace | undefined
  onPlace: (place: PinPlace) => void
}

/** Those who see no pins have the list of brothers beside the photo. */
export const PhotoPins = ({ tagged, isTagging, place, onPlace }: PhotoPinsProps) => (
  <div className={cx('photo-pins', isTagging && 'photo-pins-shown')}>
    {isTagging && (
      <button
        type="button"
        className="photo-pins-layer"
        aria-label="Mark where a brother is"
        onClick={(event) => onPlace(placeOf(event))}
      />
    )}
    {tagged.map(({ member, x, y, isPending }) => (
      <span
        key={member.id}
        className={cx('photo-pins-pin', isPending && 'photo-pins-pending')}
        style={{ '--x': `${x}%`, '--y': `${y}%` }}
        aria-hidden
      >
        <span className="photo-pins-name">
          {displayName(member)}
          {isPending && ', waiting for his yes'}
        </span>
      </span>
    ))}
    {place && (
      <span
        className="photo-pins-pin photo-pins-placing"
        style={{ '--x': `${place.x}%`, '--y': `${place.y}%` }}
        aria-hidden
      />
    )}
  </div>
)

/** Pressed by the keyboard, the middle. */
function placeOf({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>): PinPlace {
  if (detail === 0) return { x: 50, y: 50 }
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: percent((clientX - left) / width), y: percent((clientY - top) / height) }
}

const percent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10
