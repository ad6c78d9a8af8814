// Lets a poll that has votes end later: the one thing that may still change.
import type { Poll } from '@aerie/contract/polls'
import { useForm } from 'react-hook-form'
import { longMoment } from '#lib/dates.ts'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { useChangePoll } from '../mutations.ts'
import { endOf, formOf, type PollForm } from './poll-form.ts'
import { EndField } from './poll-inputs.tsx'

interface ExtendPollDialogProps {
  open: boolean
  poll: Poll
  onClose: () => void
}

export function ExtendPollDialog({ open, poll, onClose }: ExtendPollDialogProps) {
  const form = useForm<PollForm>({ defaultValues: formOf(poll) })
  const changing = useChangePoll(poll.id)
  const submit = form.handleSubmit((values) => changing.mutateAsync({ endDate: endOf(values) }).then(onClose, () => {}))
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="End Later"
      description={`“${poll.title}” ends on ${longMoment(poll.endDate)}. It may end later, never sooner; everybody is shown the new end.`}
      width={440}
      onSubmit={submit}
      submitLabel="Save"
      pendingLabel="Saving..."
      pending={changing.isPending}
    >
      <EndField form={form} />
    </FormDialog>
  )
}
