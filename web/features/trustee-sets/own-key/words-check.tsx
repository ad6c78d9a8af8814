// Asks a trustee, months after, whether he still has his words: they are checked in this browser, and nothing of them is sent.
import type { TrusteeSetDetails } from '@aerie/contract/trustee-sets'
import { useState } from 'react'
import { type KeyKeeper, keyObstacle } from '#features/trustee-keys/key-keeper.ts'
import { TypeWords } from '#features/trustee-keys/type-words.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useAnswerWords } from '../mutations.ts'

interface WordsCheckProps {
  set: TrusteeSetDetails
  keeper: KeyKeeper
}

export function WordsCheck({ set, keeper }: WordsCheckProps) {
  const { certificates, place } = set
  const answering = useAnswerWords(set.id)
  const obstacle = keyObstacle()
  if (certificates === null) return null
  const judge = async () => {
    const found = await keeper.ask('find', { certificates })
    keeper.close()
    if (found !== place) return 'These are twelve good words, but not those of your key in this committee.'
    await answering.mutateAsync('found').catch(() => {})
    return null
  }
  return (
    <Card title="Do you still have your words?">
      <div className="grid gap-4">
        <p className="max-w-prose">
          Lost words are found before an election needs them: take out your paper and type them. They are compared with
          your key in this browser, and nothing of them is sent; officers see that you have them, and when you looked.
        </p>
        {obstacle === null ? (
          <TypeWords keeper={keeper} submitLabel="Check them" pendingLabel="Checking..." judge={judge}>
            <LostWords set={set} />
          </TypeWords>
        ) : (
          <Note tone="warning">{obstacle}</Note>
        )}
      </div>
    </Card>
  )
}

export function LostWords({ set }: Pick<WordsCheckProps, 'set'>) {
  const [isAsked, setAsked] = useState(false)
  const answering = useAnswerWords(set.id)
  const spare = set.keysLeft - set.threshold
  return (
    <>
      <Button variant="ghost" onClick={() => setAsked(true)}>
        I have lost my words
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title="Say that your words are lost?"
        description={
          spare > 0
            ? 'Officers are told. Without your key the others can still open a count; officers decide whether to name a new committee.'
            : 'Officers are told. Without your key no count can be opened: they name a new committee.'
        }
        confirmLabel="Tell the officers"
        pendingLabel="Telling..."
        pending={answering.isPending}
        onConfirm={() =>
          void answering.mutateAsync('lost').then(
            () => setAsked(false),
            () => {},
          )
        }
      />
    </>
  )
}
