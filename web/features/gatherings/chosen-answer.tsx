// What a link of an email has chosen: nothing is said by opening it, and one press says it.
import type { Reply } from '@aerie/contract/gathering-values'
import type { Gathering } from '@aerie/contract/gatherings'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useAnswer } from './mutations.ts'

/** An answer, or the question whether the present one still holds. */
export type Chosen = Reply | 'still'

const REPLY_WORDS: Record<Reply, string> = { going: 'Going', maybe: 'Maybe', cannot: 'Cannot' }

/** Reads what anybody may have typed into the address bar; null for what is no answer. */
export function readChosen(said: unknown): Chosen | null {
  return said === 'going' || said === 'maybe' || said === 'cannot' || said === 'still' ? said : null
}

/** Whether there is anything left to say: who does not come any more is not asked whether he still does. */
export function asksFor(chosen: Chosen, { own }: Pick<Gathering, 'own'>) {
  if (chosen === 'still') return own !== null && own.standing !== 'cannot'
  return chosen !== (own?.standing === 'waiting' ? 'going' : own?.standing)
}

interface ChosenAnswerProps {
  gathering: Gathering
  chosen: Chosen
  /** It was said, or is left as it was. */
  onDone: () => void
}

export function ChosenAnswer({ gathering, chosen, onDone }: ChosenAnswerProps) {
  const { own, letsPass } = gathering
  const answer = useAnswer(gathering)
  const say = (reply: Reply) =>
    answer.mutate({ reply, guests: reply === 'cannot' ? 0 : (own?.guests ?? 0), letsPass }, { onSuccess: onDone })
  if (chosen === 'still')
    return (
      <Card title="Still coming?">
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" disabled={answer.isPending} onClick={onDone}>
            {own?.standing === 'maybe' ? 'Maybe, as before' : 'Yes, still'}
          </Button>
          <Button pending={answer.isPending} pendingLabel="Answering..." onClick={() => say('cannot')}>
            No longer
          </Button>
        </div>
      </Card>
    )
  return (
    <Card title={`You are about to answer: ${REPLY_WORDS[chosen]}`}>
      <p className="text-ink-2">Nothing has been answered yet.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="primary" pending={answer.isPending} pendingLabel="Answering..." onClick={() => say(chosen)}>
          Answer {REPLY_WORDS[chosen]}
        </Button>
        <Button variant="ghost" disabled={answer.isPending} onClick={onDone}>
          Something else
        </Button>
      </div>
    </Card>
  )
}
