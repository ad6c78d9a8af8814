// Chooses how each topic of notifications also comes by mail.
import { type MailChoice, MailRhythm, MailTopic } from '@aerie/contract/notifications'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#features/session/queries.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { mailChoiceQuery, useMailChoice } from './mail-choice.ts'
import { MAIL_TELLS } from './wording.ts'

const RHYTHMS: Record<MailRhythm, string> = { at_once: 'At once', daily: 'Daily', never: 'Never' }
const OPTIONS = MailRhythm.options.map((value) => ({ value, label: RHYTHMS[value] }))

type MailDialogProps = { open: boolean; onClose: () => void }

export const MailDialog = ({ open, onClose }: MailDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Mail"
    description="What the bell tells you can come by mail as well."
    width={440}
    footer={<Button onClick={onClose}>Done</Button>}
  >
    <Choices />
  </Dialog>
)

function useTopics() {
  const { can } = useSession()
  return MailTopic.options.filter((topic) => topic !== 'audit' || can.hearOfAuditLog)
}

const Choices = () => (
  <QueryState query={useQuery(mailChoiceQuery)} skeleton={<ChoicesSkeleton />} failure="Your choice did not arrive">
    {(choice) => <Selects choice={choice} />}
  </QueryState>
)

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
      <Select options={OPTIONS} value={choice[topic]} onChange={(rhythm) => mutate({ ...choice, [topic]: rhythm })} />
    </Field>
  ))
}
