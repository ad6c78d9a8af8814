// The button that creates an album; its dialog comes when somebody comes near.
import { Plus } from 'lucide-react'
import { lazyCode } from '#lib/lazy-code.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'

const dialog = lazyCode(() => import('./new-album-dialog.tsx'))

export function CreateAlbumButton() {
  const { code, isOpen, isComing, count, open, close, approach } = useLazyDialog(dialog)
  return (
    <>
      <Button {...approach} variant="primary" icon={<Plus />} pending={isComing} onClick={open}>
        Create Album
      </Button>
      {code && <code.NewAlbumDialog key={count} open={isOpen} onClose={close} />}
    </>
  )
}
