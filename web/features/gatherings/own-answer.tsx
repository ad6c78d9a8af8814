// One's own answer in the list: what it is, and pressed in place another.
import './own-answer.css'
import type { Reply, Standing } from '@aerie/contract/gathering-values'
import type { GatheringCard } from '@aerie/contract/gatherings'
import { timeOf } from '@aerie/text/moments'
import { Check, ChevronDown, Hourglass } from 'lucide-react'
import { Tag } from '#ui/lists/tag.tsx'
import { Menu, MenuItem } from '#ui/overlays/menu.tsx'
import { useAnswer } from './mutations.ts'

interface OwnAnswerProps {
  gathering: GatheringCard
  isOver: boolean
}

/** A menu until it begins, afterwards words alone. */
export function OwnAnswer({ gathering, isOver }: OwnAnswerProps) {
  const { own, startsAt, title } = gathering
  const answer = useAnswer(gathering)
  const standing = own?.standing ?? null
  const { tone, icon, words } = standing ? LOOKS[standing] : NOT_ANSWERED
  if (isOver)
    return own?.wasThere ? (
      <Tag tone="foil" icon={<Check />}>
        You were there
      </Tag>
    ) : null
  if (timeOf(startsAt) <= Date.now())
    return (
      <Tag tone={tone} icon={icon}>
        {words}
      </Tag>
    )
  const say = (reply: Reply) => answer.mutate({ reply, guests: reply === 'cannot' ? 0 : (own?.guests ?? 0) })
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="own-answer"
          disabled={answer.isPending}
          aria-label={`${words}, change your answer to ${title}`}
        >
          <Tag tone={tone} icon={icon}>
            {words}
            <ChevronDown />
          </Tag>
        </button>
      }
    >
      {REPLIES.map(({ reply, label }) => (
        <MenuItem
          key={reply}
          icon={isSame(reply, standing) ? <Check /> : <span className="own-answer-gap" />}
          onSelect={() => isSame(reply, standing) || say(reply)}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}

const isSame = (reply: Reply, standing: Standing | null) =>
  reply === standing || (reply === 'going' && standing === 'waiting')

const REPLIES: { reply: Reply; label: string }[] = [
  { reply: 'going', label: 'Going' },
  { reply: 'maybe', label: 'Maybe' },
  { reply: 'cannot', label: 'Cannot' },
]

const NOT_ANSWERED = { tone: 'quiet', icon: null, words: 'Not answered' } as const
const LOOKS = {
  going: { tone: 'foil', icon: <Check />, words: 'You are coming' },
  waiting: { tone: 'warning', icon: <Hourglass />, words: 'Waiting for a seat' },
  maybe: { tone: 'quiet', icon: null, words: 'Maybe' },
  cannot: { tone: 'quiet', icon: null, words: 'You cannot come' },
} as const
