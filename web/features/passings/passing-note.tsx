// What super admins see on the page of a brother who is marked as passed: that it waits, who marked him, and how it is taken back.
import type { Passing } from '@aerie/contract/passings'
import { displayName } from '@aerie/contract/person'
import { longDate, longMoment } from '@aerie/text/moments'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { passingQuery, useAgree, useUndo } from './queries.ts'

/** Nothing while he is not marked. */
export function PassingNote({ memberId, name }: { memberId: number; name: string }) {
  const passing = useQuery(passingQuery(memberId)).data?.passing
  const [asks, setAsks] = useState<'agree' | 'undo' | null>(null)
  const brother = { id: memberId, name }
  const [agree, undo] = [useAgree(brother), useUndo(brother)]
  if (!passing) return null
  const close = () => setAsks(null)
  return (
    <div className="mb-6">
      <Note tone="foil">
        <p>{sentenceOf(passing, name)}</p>
        <p className="text-ink-3">The news is from: {passing.source}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          {passing.can.agree && (
            <Button size="sm" variant="primary" onClick={() => setAsks('agree')}>
              Agree
            </Button>
          )}
          {passing.can.undo && (
            <Button size="sm" onClick={() => setAsks('undo')}>
              This is a mistake
            </Button>
          )}
        </div>
        <ConfirmDialog
          open={asks === 'agree'}
          onClose={close}
          title={`Has ${name} passed?`}
          description="All brothers see it once you agree. Be sure of it: a living man who is named here is hurt."
          tone="primary"
          confirmLabel="Yes, I agree"
          pendingLabel="Agreeing..."
          pending={agree.isPending}
          onConfirm={() => agree.mutate(undefined, { onSuccess: close })}
        />
        <ConfirmDialog
          open={asks === 'undo'}
          onClose={close}
          title="Take the mark back?"
          description={`${name} is as he was before: his role, his office and his choices. Sessions and mails that waited stay ended.`}
          tone="primary"
          confirmLabel="Take it back"
          pendingLabel="Taking it back..."
          pending={undo.isPending}
          onConfirm={() => undo.mutate(undefined, { onSuccess: close })}
        />
      </Note>
    </div>
  )
}

function sentenceOf({ markedBy, markedAt, shownSince, showsAt, undoUntil, can }: Passing, name: string) {
  const by = markedBy ? displayName(markedBy) : 'A super admin who is gone'
  const marked = `${by} marked ${name} as passed on ${longDate(markedAt)}.`
  if (showsAt) return `${marked} The brothers see it from ${longMoment(showsAt)} on.`
  if (!shownSince)
    return `${marked} It waits for ${can.agree ? 'you' : 'another super admin'}: nobody else sees it yet.`
  return can.undo ? `${marked} It can be taken back until ${longDate(undoUntil)}.` : marked
}
