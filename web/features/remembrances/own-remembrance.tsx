// One's own words for a brother who has passed: writing them, what waits or was refused of them, and taking them back.
import type { OwnWords } from '@aerie/contract/remembrances'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useTakeBack } from './mutations.ts'
import { WriteDialog } from './write-dialog.tsx'

interface OwnRemembranceProps {
  memberId: number
  firstName: string
  words: OwnWords
}

export function OwnRemembrance({ memberId, firstName, words: { own, isReadFirst } }: OwnRemembranceProps) {
  const [opened, setOpened] = useState<'write' | 'remove'>()
  const [count, setCount] = useState(0)
  const takeBack = useTakeBack(memberId)
  const close = () => setOpened(undefined)
  const write = () => {
    setCount(count + 1)
    setOpened('write')
  }
  const draft = own?.draft
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      {draft && (
        <Note tone={draft.refusal === null ? 'info' : 'warning'}>
          {draft.refusal === null
            ? 'Your words wait to be read by an officer.'
            : `Officers do not let your words stand: “${draft.refusal}”`}
          {own.words !== null && draft.refusal === null && ' Until then those above stand.'}
          <span className="mt-2 block whitespace-pre-line font-display text-ink wrap-anywhere" dir="auto">
            {draft.words}
          </span>
        </Note>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={<PenLine />} onClick={write}>
          {own ? 'Change your words' : 'Write a few words'}
        </Button>
        {own && (
          <Button variant="ghost" onClick={() => setOpened('remove')}>
            Take them back
          </Button>
        )}
        {isReadFirst && <span className="text-ink-3 text-sm">An officer reads them first.</span>}
      </div>
      <WriteDialog
        key={count}
        memberId={memberId}
        firstName={firstName}
        written={draft?.words ?? own?.words ?? ''}
        isReadFirst={isReadFirst}
        open={opened === 'write'}
        onClose={close}
      />
      <ConfirmDialog
        open={opened === 'remove'}
        onClose={close}
        title="Take your words back?"
        description={`Nobody reads them any more. You can write of ${firstName} again.`}
        confirmLabel="Take back"
        pendingLabel="Taking back..."
        pending={takeBack.isPending}
        onConfirm={() => takeBack.mutate(undefined, { onSuccess: close })}
      />
    </div>
  )
}
