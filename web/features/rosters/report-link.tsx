// Takes home the rows that an import left out, with the reasons.
import { rosters } from '@aerie/contract/rosters'
import { Download } from 'lucide-react'
import { addressOf } from '#lib/api.ts'
import { buttonClass } from '#ui/controls/button.tsx'

export const ReportLink = ({ importId }: { importId: number }) => (
  <a href={addressOf(rosters.report, { params: { importId: String(importId) } })} download className={buttonClass({})}>
    <Download /> Download report
  </a>
)
