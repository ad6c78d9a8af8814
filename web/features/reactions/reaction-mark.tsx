// A reaction as it is drawn: by us, since not every system has letters for all of them.
import './reaction-mark.css'
import { EMOJI, type Emoji } from '@aerie/contract/reactions'
import type { CSSProperties } from 'react'

/** As large as the letters around it, and of their colour; what it is called stands beside it. */
export const ReactionMark = ({ emoji }: { emoji: Emoji }) => (
  <span className="reaction-mark" aria-hidden style={{ '--at': EMOJI.indexOf(emoji) } as CSSProperties} />
)
