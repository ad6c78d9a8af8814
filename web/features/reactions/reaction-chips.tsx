// The reactions there are to an item: how many of each, one's own in foil, and on them who reacted so.
import './reaction-chips.css'
import './who-reacted.css'
import { EMOJI, type Emoji, type Reacted } from '@aerie/contract/reactions'
import { Tooltip } from '#ui/overlays/tooltip.tsx'
import type { ReactionTarget } from './queries.ts'
import { ReactionMark } from './reaction-mark.tsx'
import { REACTION_NAMES } from './reaction-names.ts'
import { WhoReacted } from './who-reacted.tsx'

interface ReactionChipsProps {
  kind: ReactionTarget['kind']
  item: Reacted & { id: number }
  onReact: (emoji: Emoji) => void
}

export function ReactionChips({ kind, item, onReact }: ReactionChipsProps) {
  const { reactions, myReactions } = item
  const given = EMOJI.filter((emoji) => (reactions[emoji] ?? 0) > 0)
  if (given.length === 0) return null
  return (
    <span className="reaction-chips">
      {given.map((emoji) => (
        <Tooltip
          key={emoji}
          label={<WhoReacted thing={{ kind, id: item.id }} emoji={emoji} count={reactions[emoji] ?? 0} />}
          side="bottom"
          holdable
          className="who-reacted"
        >
          <button
            type="button"
            className="reaction-chip"
            aria-pressed={myReactions.includes(emoji)}
            aria-label={`${REACTION_NAMES[emoji]}, ${reactions[emoji]}`}
            onClick={() => onReact(emoji)}
          >
            <ReactionMark emoji={emoji} /> {reactions[emoji]}
          </button>
        </Tooltip>
      ))}
    </span>
  )
}
