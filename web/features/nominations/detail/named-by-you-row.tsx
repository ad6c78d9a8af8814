// A brother whom one has named: how he has answered, seen by nobody else but him and officers, and the way to take it back.
import type { NamedByYou } from '@aerie/contract/nomination-views'
import { displayName } from '@aerie/contract/person'
import { dayAndMonth } from '@aerie/text/moments'
import { useSettings } from '#features/settings/queries.ts'
import { Button } from '#ui/controls/button.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { useTakeBack } from '../mutations.ts'
import { classNote, NAMED_STATES } from '../words/nomination-words.ts'
import { NamedRow } from './named-row.tsx'

interface NamedByYouRowProps {
  electionId: number
  named: NamedByYou
  isOpen: boolean
}

export function NamedByYouRow({ electionId, named, isOpen }: NamedByYouRowProps) {
  const { shortName } = useSettings()
  const takingBack = useTakeBack(electionId)
  const isLate = named.state === 'asked' && !isOpen
  const { words, tone } = isLate ? { words: 'No answer', tone: 'neutral' as const } : NAMED_STATES[named.state]
  const note = [
    classNote(named.className, shortName),
    `nominated by you on ${dayAndMonth(named.at)}. Only he, you and officers see this.`,
  ]
  return (
    <NamedRow
      member={named.member}
      statement={`“${named.sentence}”`}
      note={note.filter(Boolean).join(', ')}
      state={<Tag tone={tone}>{words}</Tag>}
      waits
    >
      {named.canTakeBack && (
        <Button
          variant="link"
          pending={takingBack.isPending}
          pendingLabel="Taking back..."
          aria-label={`Take back: ${displayName(named.member)}`}
          onClick={() => takingBack.mutate(named.nomineeId)}
        >
          Take back
        </Button>
      )}
    </NamedRow>
  )
}
