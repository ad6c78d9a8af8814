// Lost Brothers: whom officers cannot reach, what those answered who were asked, and whether returned mail is read.
import { formatCount } from '@aerie/text/numbers'
import { plural } from '@aerie/text/plurals'
import { useQuery } from '@tanstack/react-query'
import { MarkReturned } from '#features/bounces/mark-returned.tsx'
import { BounceReadingNote } from '#features/bounces/reading-note.tsx'
import { AnswersCard } from '#features/lost/answers-card.tsx'
import { LostList } from '#features/lost/lost-list.tsx'
import { lostSummaryQuery } from '#features/lost/queries.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Card } from '#ui/layout/card.tsx'

export const LostTab = () => (
  <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
    <LostList />
    <div className="grid gap-6">
      <AnswersCard />
      <FoundCard />
      <BounceReadingNote />
      <MarkReturned />
      <Note>Brothers who asked not to be sought, and those who have left or passed, are not in this list.</Note>
    </div>
  </div>
)

function FoundCard() {
  const found = useQuery(lostSummaryQuery).data?.found ?? 0
  if (found === 0) return null
  return (
    <Card title="Found again">
      <p>
        {formatCount(found)} {plural(found, 'brother')} came in within a year by an address that a brother told.
      </p>
    </Card>
  )
}
