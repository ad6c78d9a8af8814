// Chooses beside the feed how its news comes by mail.
import type { NewsMail } from '@aerie/contract/mail-topics'
import { useQuery } from '@tanstack/react-query'
import { NoMailNote } from '#features/settings/no-mail-note.tsx'
import { RadioList } from '#ui/controls/radio-list.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { NEWS_RHYTHMS, newsMailQuery, useNewsMail } from './news-mail.ts'

export const NewsMailCard = () => (
  <Card title="News by mail">
    <NoMailNote />
    <QueryState query={useQuery(newsMailQuery)} skeleton={<ChoiceSkeleton />} failure="Your choice could not be loaded">
      {(choice) => <Choice chosen={choice} />}
    </QueryState>
  </Card>
)

function Choice({ chosen }: { chosen: NewsMail }) {
  const { mutate } = useNewsMail()
  return (
    <RadioList
      label="News by mail"
      options={NEWS_RHYTHMS}
      value={chosen.rhythm}
      onChange={(rhythm) => mutate({ rhythm })}
    />
  )
}

const ChoiceSkeleton = () => (
  <Loading label="Loading your choice" className="grid gap-4">
    {NEWS_RHYTHMS.map(({ value }) => (
      <Skeleton key={value} height={38} />
    ))}
  </Loading>
)
