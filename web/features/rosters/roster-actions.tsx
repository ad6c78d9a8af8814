// Bringing a roster in and taking it out, for those who may.
import { Download, Upload } from 'lucide-react'
import { lazyCode } from '#lib/lazy-code.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'
import { useExportRoster } from './export-roster.ts'
import type { InviteMany } from './import-visit.tsx'

const importDialog = lazyCode(() => import('./import-visit.tsx'))

interface RosterActionsProps {
  can: { importMembers: boolean; exportMembers: boolean }
  /** For those who came in. */
  inviteMany: InviteMany
}

export const RosterActions = ({ can, inviteMany }: RosterActionsProps) => (
  <>
    {can.importMembers && <ImportRoster inviteMany={inviteMany} />}
    {can.exportMembers && <ExportRoster />}
  </>
)

function ImportRoster({ inviteMany }: Pick<RosterActionsProps, 'inviteMany'>) {
  const { code, isOpen, count, isComing, open, close, approach } = useLazyDialog(importDialog)
  return (
    <>
      <Button {...approach} icon={<Upload />} pending={isComing} onClick={open}>
        Import CSV
      </Button>
      {/* Each time it opens it starts afresh; while it closes it keeps its content. */}
      {code && <code.ImportVisit key={count} open={isOpen} onClose={close} inviteMany={inviteMany} />}
    </>
  )
}

function ExportRoster() {
  const roster = useExportRoster()
  return (
    <Button icon={<Download />} pending={roster.isPending} pendingLabel="Exporting..." onClick={() => roster.mutate()}>
      Export CSV
    </Button>
  )
}
