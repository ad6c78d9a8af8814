// Starts the album of a gathering, or gives it one of one's own; says before who sees albums.
import type { Gathering } from '@aerie/contract/gatherings'
import { counted } from '@aerie/text/plurals'
import { lazyCode } from '#lib/lazy-code.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'
import { useStartAlbum } from './mutations.ts'

const linkDialog = lazyCode(async () => ({ Dialog: (await import('./link-dialog.tsx')).LinkDialog }))

interface StartAlbumProps {
  gathering: Gathering
  /** Photos of one's own that could go there. */
  suggested: number
}

export function StartAlbum({ gathering: { id, audience }, suggested }: StartAlbumProps) {
  const start = useStartAlbum(id)
  const link = useLazyDialog(linkDialog)
  return (
    <>
      <p>
        {suggested > 0 ? `${counted(suggested, 'photo')} of yours could go into its album. ` : 'It has no album yet. '}
        {audience !== 'all' && 'Every brother sees albums and their titles, those who were not asked too.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button pending={start.isPending} pendingLabel="Starting..." onClick={() => start.mutate()}>
          Start its album
        </Button>
        <Button {...link.approach} variant="ghost" pending={link.isComing} onClick={link.open}>
          Use one of yours
        </Button>
      </div>
      {link.code && <link.code.Dialog key={link.count} gatheringId={id} open={link.isOpen} onClose={link.close} />}
    </>
  )
}
