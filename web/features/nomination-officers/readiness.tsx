// Whether an election is ready for the vote: who stands for each position, and the officers who confirm the list.
import './readiness.css'
import type { NominationsForOfficers } from '@aerie/contract/nomination-views'
import { counted, plural } from '@aerie/text/plurals'
import { Check, ListChecks, TriangleAlert } from 'lucide-react'
import { endInBrief } from '#features/elections/course/course-stations.ts'
import { confirmationWords, readyWords } from '#features/nominations/words/nomination-words.ts'
import { useTimeZone } from '#features/settings/queries.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/layout/card.tsx'

interface ReadinessProps {
  list: NominationsForOfficers
  onConfirm: () => void
  onReopen: () => void
}

export function Readiness({ list, onConfirm, onReopen }: ReadinessProps) {
  const timeZone = useTimeZone()
  const { positions, closedAt, takenOut, openAppeals, mayAppeal, can } = list
  const isOpen = closedAt === null
  return (
    <Card title="Ready for the vote?" flush>
      <ul className="readiness">
        {positions.map((position) => (
          <li key={position.id} data-lacks={position.standing === 0 || undefined}>
            <span className="readiness-mark">{position.standing === 0 ? <TriangleAlert /> : <Check />}</span>
            <div>
              <h3>{position.title}</h3>
              <p>
                {position.isYours
                  ? 'You stand for it or are asked to: you see it as every brother does.'
                  : readyWords(position, isOpen)}
              </p>
            </div>
          </li>
        ))}
        {takenOut.map((title) => (
          <li key={title} data-lacks>
            <span className="readiness-mark">
              <TriangleAlert />
            </span>
            <div>
              <h3>{title}</h3>
              <p>Nobody stood for it: it was taken out at the close.</p>
            </div>
          </li>
        ))}
      </ul>
      {!isOpen && (
        <div className="card-foot flex-wrap">
          <div className="grid gap-1 text-pretty">
            <p>{list.isConfirmed ? 'The list is confirmed.' : confirmationWords(list)}</p>
            {openAppeals > 0 && (
              <p>{`${counted(openAppeals, 'appeal')} ${plural(openAppeals, 'has', 'have')} to be decided before.`}</p>
            )}
            {!list.isConfirmed && mayAppeal.until && (
              <p>{waitingWords(mayAppeal.brothers, endInBrief(mayAppeal.until, timeZone))}</p>
            )}
          </div>
          <span className="flex flex-wrap gap-2">
            {can.reopen && takenOut.length > 0 && <Button onClick={onReopen}>Open again</Button>}
            {can.confirm && (
              <Button variant="primary" icon={<ListChecks />} onClick={onConfirm}>
                Confirm the list
              </Button>
            )}
          </span>
        </div>
      )}
    </Card>
  )
}

const waitingWords = (brothers: number, until: string) =>
  `It cannot be confirmed before ${until}: ${counted(brothers, 'brother')} who ${plural(brothers, 'was', 'were')} refused may appeal until then, unless ${plural(brothers, 'he says that he does', 'they say that they do')} not.`
