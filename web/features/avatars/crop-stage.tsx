// The photo behind a window in the shape of a portrait; it is moved by drag, touch and arrow keys.
import { PORTRAIT_RATIO } from '@aerie/contract/avatars'
import 'react-easy-crop/react-easy-crop.css'
import { useId, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import type { Cut } from '#features/people/portrait.tsx'
import type { PictureSize } from './cuts.ts'
import { LARGEST_ZOOM } from './use-zoom.ts'

interface CropStageProps {
  src: string
  size: PictureSize
  /** The cut to begin with. */
  first: Cut
  zoom: number
  onZoom: (zoom: number) => void
  onCut: (cut: Cut) => void
}

/** In pixels; a fifth of it with the shift key. */
const KEYBOARD_STEP = 10
/** What is transparent lies on the paper that the server lays it on. */
const ON_PAPER = 'bg-[#f3ede2]'

export function CropStage({ src, size, first, zoom, onZoom, onCut }: CropStageProps) {
  const hint = useId()
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [begun] = useState(() => areaOf(first))
  return (
    <div className="grid gap-2">
      <div
        data-theme="dark"
        className="relative aspect-square max-h-[52vh] w-full overflow-hidden rounded-md bg-well sm:aspect-[5/4]"
      >
        <Cropper
          image={src}
          aspect={PORTRAIT_RATIO}
          // At zoom 1 the window holds the largest cut there is, and is itself as large as the stage allows.
          objectFit={size.width / size.height < PORTRAIT_RATIO ? 'contain' : 'vertical-cover'}
          initialCroppedAreaPercentages={begun}
          crop={place}
          zoom={zoom}
          maxZoom={LARGEST_ZOOM}
          keyboardStep={KEYBOARD_STEP}
          showGrid={false}
          onCropChange={setPlace}
          onZoomChange={onZoom}
          onCropAreaChange={(area) => onCut(cutOf(area))}
          classes={{
            mediaClassName: ON_PAPER,
            cropAreaClassName: 'border-foil! text-scrim! -outline-offset-4! rounded-plate',
          }}
          cropperProps={{ role: 'application', 'aria-label': 'The part that is shown', 'aria-describedby': hint }}
          disableAutomaticStylesInjection
        />
      </div>
      <p id={hint} className="text-sm text-ink-2">
        <span className="pointer-coarse:hidden">
          Drag the photo or press the arrow keys; zoom with the wheel, the slider, or plus and minus.
        </span>
        <span className="hidden pointer-coarse:inline">Drag the photo; zoom with two fingers or the slider.</span>
      </p>
    </div>
  )
}

/** The library counts in percent. */
const areaOf = ({ left, top, width, height }: Cut): Area => ({
  x: left * 100,
  y: top * 100,
  width: width * 100,
  height: height * 100,
})
const cutOf = ({ x, y, width, height }: Area): Cut => ({
  left: x / 100,
  top: y / 100,
  width: width / 100,
  height: height / 100,
})
