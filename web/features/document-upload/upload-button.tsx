// The button that adds a document; its dialog comes when somebody comes near, or drops a file on the page.
import type { Role } from '@aerie/contract/person'
import { Upload } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSession } from '#features/session/queries.ts'
import { lazyCode } from '#lib/lazy-code.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'

const dialog = lazyCode(() => import('./upload-dialog.tsx'))

interface UploadButtonProps {
  role: Role
  /** Takes what is dropped on the page. */
  takesDrops?: boolean
}

export function UploadButton({ role, takesDrops = false }: UploadButtonProps) {
  const { code, isOpen, isComing, count, open, close, approach } = useLazyDialog(dialog)
  const dropped = useRef<readonly File[]>([])
  const openWith = (files: readonly File[]) => {
    dropped.current = files
    open()
  }
  const mayAdd = useSession().can.addDocuments
  useDroppedFiles(mayAdd && takesDrops && !isOpen, openWith)
  if (!mayAdd) return null
  return (
    <>
      <Button {...approach} variant="primary" icon={<Upload />} pending={isComing} onClick={() => openWith([])}>
        Upload Document
      </Button>
      {code && <code.UploadDialog key={count} role={role} dropped={dropped.current} open={isOpen} onClose={close} />}
    </>
  )
}

function useDroppedFiles(isWanted: boolean, take: (files: readonly File[]) => void) {
  useEffect(() => {
    if (!isWanted) return
    const onOver = (event: DragEvent) => event.dataTransfer?.types.includes('Files') && event.preventDefault()
    const onDrop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      take(files)
    }
    document.addEventListener('dragover', onOver)
    document.addEventListener('drop', onDrop)
    return () => {
      document.removeEventListener('dragover', onOver)
      document.removeEventListener('drop', onDrop)
    }
  })
}
