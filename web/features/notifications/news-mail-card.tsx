// Chooses beside the feed how its news comes by mail.
import './news-mail-card.css'
import type { NewsMail } from '@aerie/contract/notifications'
import { useQuery } from '@tanstack/react-query'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { NEWS_RHYTHMS, newsMailQuery, useNewsMail } from './news-mail.ts'
import { NoMailNote } from './no-mail-note.tsx'

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
    <fieldset className="news-mail-card">
      <legend className="sr-only">News by mail</legend>
      {NEWS_RHYTHMS.map(({ value, label, hint }) => (
        <label key={value}>
          <input
            type="radio"
            name="news-mail"
            checked={chosen.rhythm === value}
            onChange={() => mutate({ rhythm: value })}
          />
          <span>
            <b>{label}</b>
            <small>{hint}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const ChoiceSkeleton = () => (
  <Loading label="Loading your choice" className="grid gap-4">
    {NEWS_RHYTHMS.map(({ value }) => (
      <Skeleton key={value} height={38} />
    ))}
  </Loading>
)
