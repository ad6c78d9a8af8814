// What was found of the installation, what needs a look first; each with what to do about it.
import './findings.css'
import type { Finding } from '@aerie/contract/health'
import { Check, OctagonAlert, TriangleAlert } from 'lucide-react'
import { Card } from '#ui/layout/card.tsx'

export const Findings = ({ findings }: { findings: Finding[] }) => (
  <Card flush>
    <ol className="findings">
      {findings.map((finding) => (
        <One key={finding.id} finding={finding} />
      ))}
    </ol>
  </Card>
)

const MARKS = {
  good: { icon: <Check />, words: 'all is well' },
  attention: { icon: <TriangleAlert />, words: 'needs a look' },
  bad: { icon: <OctagonAlert />, words: 'needs a look now' },
}

function One({ finding: { state, title, sentence, figure, advice } }: { finding: Finding }) {
  const { icon, words } = MARKS[state]
  return (
    <li data-state={state}>
      <span className="findings-mark" aria-hidden="true">
        {icon}
      </span>
      <div>
        <h2>
          {title}
          <span className="sr-only">: {words}</span>
        </h2>
        <p>{sentence}</p>
        {advice && <p className="findings-advice">{advice}</p>}
      </div>
      <span className="findings-figure num">{figure}</span>
    </li>
  )
}
