// Bringing a roster in and taking it out, for those who may.
import { Download, Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { useExportRoster } from './export-roster.ts'

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }))

interface RosterActionsProps {
  can: { importMembers: boolean; exportMembers: boolean }
}

export const RosterActions = ({ can }: RosterActionsProps) => (
  <>
    {can.importMembers && <ImportRoster />}
    {can.exportMembers && <ExportRoster />}
  </>
)

function ImportRoster() {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button
        icon={<Upload />}
        onClick={() => {
          setAsked(true)
          setOpen(true)
        }}
      >
        Import CSV
      </Button>
      {asked && (
        <Suspense>
          <ImportDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
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
