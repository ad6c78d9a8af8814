// Chooses how each topic of notifications also comes by mail.
import { type MailChoice, MailRhythm, MailTopic, type NewsRhythm } from '@aerie/contract/mail-topics'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#features/session/queries.ts'
import { NoMailNote } from '#features/settings/no-mail-note.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { mailChoiceQuery, useMailChoice } from './mail-choice.ts'
import { NEWS_RHYTHMS, newsMailQuery, useNewsMail } from './news-mail.ts'
import { MAIL_TELLS } from './wording.ts'

const RHYTHMS: Record<MailRhythm, string> = { at_once: 'At once', daily: 'Daily', never: 'Never' }
const OPTIONS = MailRhythm.options.map((value) => ({ value, label: RHYTHMS[value] }))
const optionsOf = (topic: MailTopic) =>
  topic === 'results' ? OPTIONS.filter(({ value }) => value !== 'daily') : OPTIONS

const NEWS_OPTIONS = NEWS_RHYTHMS.map(({ value, label }) => ({ value, label }))

type MailDialogProps = { open: boolean; onClose: () => void }

export const MailDialog = ({ open, onClose }: MailDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Mail"
    description="What the bell and the feed tell you can come by mail as well."
    width={440}
    footer={<Button onClick={onClose}>Done</Button>}
  >
    <NoMailNote />
    <Choices />
    <NewsChoice />
  </Dialog>
)

function useTopics() {
  const { can } = useSession()
  return MailTopic.options.filter(
    (topic) => (topic !== 'audit' || can.hearOfAuditLog) && (topic !== 'requests' || can.hearOfRequests),
  )
}

const Choices = () => (
  <QueryState
    query={useQuery(mailChoiceQuery)}
    skeleton={<ChoicesSkeleton />}
    failure="Your choice could not be loaded"
  >
    {(choice) => <Selects choice={choice} />}
  </QueryState>
)

const NewsChoice = () => (
  <QueryState
    query={useQuery(newsMailQuery)}
    skeleton={
      <Loading label="Loading your choice">
        <Skeleton height={38} />
      </Loading>
    }
    failure="Your choice of news could not be loaded"
  >
    {({ rhythm }) => <NewsSelect rhythm={rhythm} />}
  </QueryState>
)

function NewsSelect({ rhythm }: { rhythm: NewsRhythm }) {
  const { mutate } = useNewsMail()
  return (
    <Field label={MAIL_TELLS.news}>
      <Select options={NEWS_OPTIONS} value={rhythm} onChange={(chosen) => mutate({ rhythm: chosen })} />
    </Field>
  )
}

const ChoicesSkeleton = () => (
  <Loading label="Loading your choice" className="grid gap-4">
    {useTopics().map((topic) => (
      <Skeleton key={topic} height={38} />
    ))}
  </Loading>
)

function Selects({ choice }: { choice: MailChoice }) {
  const { mutate } = useMailChoice()
  return useTopics().map((topic) => (
    <Field key={topic} label={MAIL_TELLS[topic]}>
      <Select
        options={optionsOf(topic)}
        value={choice[topic]}
        onChange={(rhythm) => mutate({ ...choice, [topic]: rhythm })}
      />
    </Field>
  ))
}
