// The button that uploads to an album, and what is under way there; their code comes when somebody comes near.
import { Upload } from 'lucide-react'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'
import type { FailedActs } from './upload-row.tsx'

const uploader = lazyCode(async () => {
  const [{ UploadDialog }, { UploadPanel }] = await Promise.all([
    import('./upload-dialog.tsx'),
    import('./upload-panel.tsx'),
  ])
  return { UploadDialog, UploadPanel }
})

interface UploadMediaProps {
  /** As it stands in the address. */
  albumId: string
  title: string
}

export function UploadMediaButton({ albumId, title }: UploadMediaProps) {
  const { code, isOpen, isComing, count, open, close, approach } = useLazyDialog(uploader)
  return (
    <>
      <Button {...approach} variant="primary" icon={<Upload />} pending={isComing} onClick={open}>
        Upload Media
      </Button>
      {code && <code.UploadDialog key={count} albumId={albumId} title={title} open={isOpen} onClose={close} />}
    </>
  )
}

/** Nothing where nobody has turned to uploading since the page was opened. */
export function UploadsUnderWay({ albumId, actsOf }: Pick<UploadMediaProps, 'albumId'> & FailedActs) {
  const { data } = useCode(uploader, false)
  return data ? <data.UploadPanel key={albumId} albumId={albumId} actsOf={actsOf} /> : null
}
