// The Forensics Tool: an image file in; out, for whom its copy was made.
import './finding.css'
import './forensics.css'
import { displayName } from '@aerie/contract/person'
import { Printer, RotateCcw } from 'lucide-react'
import { useSession } from '#features/session/queries.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { DropStep } from './drop-step.tsx'
import { FindingStep } from './finding-step.tsx'
import { NothingStep } from './nothing-step.tsx'
import { SearchingStep } from './searching-step.tsx'
import { type Search, useSearch } from './use-search.ts'
import { fileFacts } from './words.ts'

interface ForensicsDialogProps {
  open: boolean
  onClose: () => void
}

export function ForensicsDialog({ open, onClose }: ForensicsDialogProps) {
  const search = useSearch()
  const { asked, finding } = search
  const isNamed = finding !== undefined && finding.suspects.length > 0
  const leave = () => {
    search.clear()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={leave}
      title="Forensics Tool"
      description={asked ? fileFacts(asked.file, finding?.leak ?? null) : 'Finds out for whom a copy was made'}
      width={isNamed ? 860 : 560}
      footer={asked && <Actions search={search} isNamed={isNamed} onClose={leave} />}
    >
      <Step search={search} isNamed={isNamed} />
    </Dialog>
  )
}

function Step({ search, isNamed }: { search: Search; isNamed: boolean }) {
  const { asked, finding, error, begin } = search
  const me = useSession()
  if (!asked) return <DropStep onFile={(file) => begin({ file })} />
  if (!finding) return <SearchingStep asked={asked} error={error} onAgain={() => begin(asked)} />
  if (isNamed) return <FindingStep file={asked.file} finding={finding} searcher={displayName(me)} />
  return <NothingStep asked={asked} finding={finding} onHarder={(albumId) => begin({ file: asked.file, albumId })} />
}

function Actions({ search, isNamed, onClose }: { search: Search; isNamed: boolean; onClose: () => void }) {
  if (!search.finding) return <Button onClick={search.clear}>{search.error ? 'Look at another' : 'Cancel'}</Button>
  return (
    <>
      {isNamed ? (
        <>
          <span className="finding-on-record">This look-up is in the audit log</span>
          <Button icon={<Printer />} onClick={() => print()}>
            Print the finding
          </Button>
        </>
      ) : (
        <Button variant="ghost" onClick={onClose}>
          Close
        </Button>
      )}
      <Button variant="primary" icon={<RotateCcw />} onClick={search.clear}>
        Look at another
      </Button>
    </>
  )
}
