// What a portrait is cut with.
import { useState } from 'react'
import { CropStage } from '../features/avatars/crop-stage.tsx'
import { firstCut } from '../features/avatars/cuts.ts'
import { Portrait } from '../features/people/portrait.tsx'
import { GallerySection } from './gallery-section.tsx'

/** Of the picture, in pixels. */
const SIZE = { width: 640, height: 400 }
const PICTURE = '/engravings/wing.avif'

export function AvatarPieces() {
  const [zoom, setZoom] = useState(1)
  const [cut, setCut] = useState(() => firstCut(SIZE))
  return (
    <GallerySection title="Cropping">
      <div className="gallery-grid">
        <CropStage src={PICTURE} size={SIZE} first={firstCut(SIZE)} zoom={zoom} onZoom={setZoom} onCut={setCut} />
        <Portrait name="The part that is shown" src={PICTURE} cut={cut} width={168} />
      </div>
    </GallerySection>
  )
}
