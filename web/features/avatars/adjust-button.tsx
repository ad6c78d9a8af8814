// Opens the dialog that cuts the photo just chosen; its code comes when it is first asked for.
import { Crop } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Cut } from '#features/people/portrait.tsx'
import { Button } from '#ui/controls/button.tsx'
import type { LabelledCheck } from './use-avatar.ts'

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }))

interface AdjustButtonProps {
  choice: LabelledCheck
  isHeld: boolean
  onAdjusted: (cut: Cut) => void
}

export function AdjustButton({ choice, isHeld, onAdjusted }: AdjustButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const open = () => {
    if (isHeld) return
    setAsked(true)
    setOpen(true)
  }
  return (
    <>
      <Button variant="ghost" icon={<Crop />} aria-disabled={isHeld} onClick={open}>
        Adjust
      </Button>
      {isAsked && (
        <Suspense>
          <CropDialog choice={choice} open={isOpen} onClose={() => setOpen(false)} onCut={onAdjusted} />
        </Suspense>
      )}
    </>
  )
}
