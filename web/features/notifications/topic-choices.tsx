// Chooses for each topic of notifications how it comes by mail, and beside it whether devices tell it.
import './topic-choices.css'
import { type MailChoice, MailRhythm, MailTopic, type NewsRhythm } from '@aerie/contract/mail-topics'
import type { PushTopic } from '@aerie/contract/push'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSession } from '#features/session/queries.ts'
import { NoMailNote } from '#features/settings/no-mail-note.tsx'
import { Select } from '#ui/controls/select.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { mailChoiceQuery, useMailChoice } from './mail-choice.ts'
import { NEWS_RHYTHMS, newsMailQuery, useNewsMail } from './news-mail.ts'
import { TOPIC_WORDS } from './topic-words.ts'

const RHYTHMS: Record<MailRhythm, string> = { at_once: 'At once', daily: 'Daily', never: 'Never' }
const OPTIONS = MailRhythm.options.map((value) => ({ value, label: RHYTHMS[value] }))
const optionsOf = (topic: MailTopic) =>
  topic === 'results' ? OPTIONS.filter(({ value }) => value !== 'daily') : OPTIONS

const NEWS_OPTIONS = NEWS_RHYTHMS.map(({ value, label }) => ({ value, label }))

/** `device`: the choice of this device, by topic and what that is called. */
type TopicChoicesProps = { device: (topic: PushTopic, title: string) => ReactNode }

export const TopicChoices = ({ device }: TopicChoicesProps) => (
  <div className="topic-choices">
    <NoMailNote />
    <div className="topic-choices-heads" aria-hidden="true">
      <span>By mail</span>
      <span>This device</span>
    </div>
    <QueryState
      query={useQuery(mailChoiceQuery)}
      skeleton={<ChoicesSkeleton />}
      failure="Your choice could not be loaded"
    >
      {(choice) => <Topics choice={choice} device={device} />}
    </QueryState>
    <QueryState
      query={useQuery(newsMailQuery)}
      skeleton={
        <Loading label="Loading your choice">
          <Skeleton height={38} />
        </Loading>
      }
      failure="Your choice of news could not be loaded"
    >
      {({ rhythm }) => <News rhythm={rhythm} device={device} />}
    </QueryState>
    <Row
      {...TOPIC_WORDS.account}
      mail={<span className="topic-choices-fixed">Always</span>}
      device={device('account', TOPIC_WORDS.account.title)}
    />
  </div>
)

function useTopics() {
  const { can } = useSession()
  return MailTopic.options.filter(
    (topic) => (topic !== 'audit' || can.hearOfAuditLog) && (topic !== 'requests' || can.hearOfRequests),
  )
}

const ChoicesSkeleton = () => (
  <Loading label="Loading your choice" className="grid gap-4 py-4">
    {useTopics().map((topic) => (
      <Skeleton key={topic} height={38} />
    ))}
  </Loading>
)

function Topics({ choice, device }: TopicChoicesProps & { choice: MailChoice }) {
  const { mutate } = useMailChoice()
  return useTopics().map((topic) => (
    <Row
      key={topic}
      {...TOPIC_WORDS[topic]}
      mail={
        <Select
          compact
          label={`${TOPIC_WORDS[topic].title}, by mail`}
          options={optionsOf(topic)}
          value={choice[topic]}
          onChange={(rhythm) => mutate({ ...choice, [topic]: rhythm })}
        />
      }
      device={device(topic, TOPIC_WORDS[topic].title)}
    />
  ))
}

function News({ rhythm, device }: TopicChoicesProps & { rhythm: NewsRhythm }) {
  const { mutate } = useNewsMail()
  return (
    <Row
      {...TOPIC_WORDS.news}
      mail={
        <Select
          compact
          label="News, by mail"
          options={NEWS_OPTIONS}
          value={rhythm}
          onChange={(chosen) => mutate({ rhythm: chosen })}
        />
      }
      device={device('news', TOPIC_WORDS.news.title)}
    />
  )
}

type RowProps = { title: string; tells: string; mail: ReactNode; device: ReactNode }

const Row = ({ title, tells, mail, device }: RowProps) => (
  <section className="topic-choices-row">
    <div>
      <h3>{title}</h3>
      <p>{tells}</p>
    </div>
    <div className="topic-choices-mail">{mail}</div>
    <div className="topic-choices-device">{device}</div>
  </section>
)
