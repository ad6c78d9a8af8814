// The way to rename a tag, for those who keep the words on photos in order; its code comes when somebody comes near.
import type { CustomTag } from '@aerie/contract/photos'
import { Pencil } from 'lucide-react'
import { lazyCode } from '#lib/lazy-code.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'

const dialog = lazyCode(() => import('./rename-tag-dialog.tsx'))

interface RenameTagButtonProps {
  tag: CustomTag
  onChanged: (tag: CustomTag) => void
}

export function RenameTagButton({ tag, onChanged }: RenameTagButtonProps) {
  const { code, isOpen, isComing, count, open, close, approach } = useLazyDialog(dialog)
  return (
    <>
      <Button {...approach} variant="ghost" size="sm" icon={<Pencil />} pending={isComing} onClick={open}>
        Rename Tag
      </Button>
      {code && <code.RenameTagDialog key={count} tag={tag} open={isOpen} onClose={close} onChanged={onChanged} />}
    </>
  )
}
