// Where the count of a sealed vote is checked, and the files by which programs of others do it.
import type { PositionCertificate } from '@aerie/contract/poll-records'
import { Download, ShieldCheck } from 'lucide-react'
import { boardAddress } from '#features/sealed-elections/queries.ts'
import { fetchFile } from '#lib/fetch-file.ts'
import { saveFile } from '#lib/save-file.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { Card } from '#ui/layout/card.tsx'

export function SealedVote({ certificate }: { certificate: PositionCertificate }) {
  const { electionId, positionId } = certificate
  const board = useAct({
    call: () => fetchFile(boardAddress(electionId, positionId)),
    show: ({ name, content }) => saveFile(name ?? 'ballots.bel', content),
  })
  return (
    <Card title="Check the count">
      <p className="mb-3 text-ink-2">
        The ballots stay sealed for ever; what anybody can check is that their sum was opened and nothing else. Your
        browser does it, and so do programs of others with the files.
      </p>
      <div className="flex flex-wrap gap-2">
        <Link to={`/governance/elections/${electionId}/check`} className={buttonClass({ variant: 'primary' })}>
          <ShieldCheck />
          Check this election
        </Link>
        <Button icon={<Download />} onClick={() => saveFile('certificate.json', jsonOf(certificate))}>
          Certificate
        </Button>
        <Button icon={<Download />} pending={board.isPending} onClick={() => board.mutate()}>
          Ballots
        </Button>
      </div>
    </Card>
  )
}

const jsonOf = (content: unknown) => new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' })
