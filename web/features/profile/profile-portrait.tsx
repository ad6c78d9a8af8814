// A brother's portrait; pressed, it is shown large.
import { Portrait } from '#features/people/portrait.tsx'
import { lazyCode } from '#lib/lazy-code.ts'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'

const dialog = lazyCode(() => import('#ui/overlays/dialog.tsx'))

interface PortraitProps {
  name: string
  src: string | null
  hash: string | null
}

export function ProfilePortrait({ name, src, hash }: PortraitProps) {
  const { code, isOpen, open, close, approach } = useLazyDialog(dialog)
  if (!src) return <Portrait name={name} framed decorative />
  return (
    <>
      <button
        type="button"
        className="w-fit cursor-zoom-in rounded-md"
        aria-label="Enlarge photo"
        {...approach}
        onClick={open}
      >
        <Portrait name={name} src={src} hash={hash} framed decorative />
      </button>
      {code && (
        <code.Dialog open={isOpen} onClose={close} title={name} width={560}>
          <Portrait name={`Portrait of ${name}`} src={src} hash={hash} large />
        </code.Dialog>
      )}
    </>
  )
}
