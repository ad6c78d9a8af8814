// Brings a roster in from a CSV file: choose it, see what it would do, do it.
import { useState } from 'react'
import { ImportVisit } from './import-visit.tsx'

interface ImportDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Each time it opens it starts afresh; while it closes it keeps its content. */
export function ImportDialog({ open, onOpenChange }: ImportDialogProps) {
  const [visit, setVisit] = useState({ open, count: 0 })
  if (visit.open !== open) setVisit({ open, count: open ? visit.count + 1 : visit.count })
  return <ImportVisit key={visit.count} open={open} onClose={() => onOpenChange(false)} />
}
