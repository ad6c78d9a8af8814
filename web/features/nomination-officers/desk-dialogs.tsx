// What officers are asked once more before: closing the list, opening it again, another date, a reminder, that the list is confirmed.
import type { Election } from '@aerie/contract/elections'
import type { NominationsForOfficers } from '@aerie/contract/nomination-views'
import { counted } from '@aerie/text/plurals'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { DatesDialog } from './dates-dialog.tsx'
import { useClose, useConfirm, useRemind, useReopen } from './mutations.ts'
import { UntilDialog } from './until-dialog.tsx'

export type DeskAct = 'dates' | 'close' | 'reopen' | 'remind' | 'confirm'

interface DeskDialogProps {
  act: DeskAct
  election: Pick<Election, 'id' | 'title' | 'startDate' | 'endDate'>
  list: NominationsForOfficers
  onClose: () => void
}

export function DeskDialog({ act, election, list, onClose }: DeskDialogProps) {
  const reopening = useReopen(election.id)
  const closing = useClose(election.id)
  const reminding = useRemind(election.id, list.unanswered)
  const confirming = useConfirm(election.id)
  if (act === 'dates') return <DatesDialog election={election} list={list} onClose={onClose} />
  if (act === 'reopen') return <UntilDialog takenOut={list.takenOut} reopening={reopening} onClose={onClose} />
  const doing = { close: closing, remind: reminding, confirm: confirming }[act]
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      {...wordsOf(act, list)}
      tone={act === 'close' ? 'danger' : 'primary'}
      pending={doing.isPending}
      onConfirm={() => doing.mutate(undefined, { onSuccess: onClose })}
    />
  )
}

function wordsOf(act: 'close' | 'remind' | 'confirm', list: NominationsForOfficers) {
  if (act === 'close') {
    const empty = list.positions.filter(({ standing, isYours }) => standing === 0 && !isYours)
    const left =
      empty.length > 0 ? ` ${empty.map(({ title }) => title).join(', ')}: nobody stands, so it is taken out.` : ''
    return {
      title: 'Close the nominations now?',
      description: `Nobody can be named any more, and ${counted(list.unanswered, 'brother')} without an answer will not stand.${left} All who stand are shown at once.`,
      confirmLabel: 'Close now',
      pendingLabel: 'Closing...',
    }
  }
  if (act === 'remind')
    return {
      title: `Remind ${counted(list.unanswered, 'brother')}?`,
      description:
        'Each who was named and has not answered is asked once more, in the bell and by mail. This can be done once a day.',
      confirmLabel: 'Remind',
      pendingLabel: 'Reminding...',
    }
  return {
    title: 'Confirm the list?',
    description:
      'You say that who stands may stand. The order of the candidates was drawn by lot at the close. Once enough officers have confirmed it, the vote begins as planned.',
    confirmLabel: 'Confirm the list',
    pendingLabel: 'Confirming...',
  }
}
