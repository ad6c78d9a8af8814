// The dialog that cuts a photo to the shape of a portrait.
import { useState } from 'react'
import { type Cut, Portrait } from '#features/people/portrait.tsx'
import { useObjectUrl } from '#lib/use-object-url.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { CropStage } from './crop-stage.tsx'
import { Slider } from './slider.tsx'
import type { PhotoChoice } from './use-avatar.ts'
import { LARGEST_ZOOM, useZoom } from './use-zoom.ts'

interface CropDialogProps {
  choice: PhotoChoice
  open: boolean
  onClose: () => void
  onCut: (cut: Cut) => void
}

export const CropDialog = ({ choice, open, onClose, onCut }: CropDialogProps) => (
  <Dialog open={open} onClose={onClose} title="Adjust the photo" width={560}>
    <Cropping
      choice={choice}
      onCancel={onClose}
      onCut={(cut) => {
        onClose()
        onCut(cut)
      }}
    />
  </Dialog>
)

interface CroppingProps {
  choice: PhotoChoice
  onCancel: () => void
  onCut: (cut: Cut) => void
}

/** Inside the dialog, so that it starts anew each time the dialog opens. */
function Cropping({ choice, onCancel, onCut }: CroppingProps) {
  const src = useObjectUrl(choice.photo.picture)
  const [cut, setCut] = useState(choice.cut)
  const { zoom, setZoom, zoomByKey } = useZoom()
  if (!src || !cut || !choice.photo.size) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of what is inside arrive here
    <div className="grid gap-4" onKeyDown={zoomByKey}>
      <CropStage src={src} size={choice.photo.size} first={cut} zoom={zoom} onZoom={setZoom} onCut={setCut} />
      <div className="flex items-end gap-5">
        <Portrait name="What the others see" src={src} cut={cut} width={64} />
        <Portrait name="" src={src} cut={cut} width={32} decorative />
        <Field label="Zoom" className="min-w-0 flex-1">
          <Slider
            value={zoom}
            min={1}
            max={LARGEST_ZOOM}
            step={0.01}
            valueText={`${Math.round(zoom * 100)} %`}
            onChange={setZoom}
          />
        </Field>
      </div>
      <div className="flex justify-end gap-2 pt-2 max-sm:*:flex-1">
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="primary" onClick={() => onCut(cut)}>
          Save photo
        </Button>
      </div>
    </div>
  )
}
