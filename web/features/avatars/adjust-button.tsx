// Opens the dialog that cuts the photo just chosen; its code comes when it is first asked for.
import { Crop } from 'lucide-react'
import type { Cut } from '#features/people/portrait.tsx'
import { lazyCode } from '#lib/lazy-code.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'
import type { PhotoChoice } from './use-avatar.ts'

const cropDialog = lazyCode(() => import('./crop-dialog.tsx'))

interface AdjustButtonProps {
  choice: PhotoChoice
  variant?: 'ghost' | 'link'
  isHeld: boolean
  onAdjusted: (cut: Cut) => void
}

export function AdjustButton({ choice, variant = 'ghost', isHeld, onAdjusted }: AdjustButtonProps) {
  const { code, isOpen, isComing, open, close, approach } = useLazyDialog(cropDialog)
  const press = () => isHeld || open()
  return (
    <>
      <Button
        {...approach}
        variant={variant}
        icon={variant === 'link' ? undefined : <Crop />}
        aria-disabled={isHeld}
        pending={isComing}
        onClick={press}
      >
        Adjust
      </Button>
      {code && <code.CropDialog choice={choice} open={isOpen} onClose={close} onCut={onAdjusted} />}
    </>
  )
}
