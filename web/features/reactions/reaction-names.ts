// What each reaction is called.
import type { Emoji } from '@aerie/contract/reactions'

export const REACTION_NAMES: Record<Emoji, string> = {
  '🦉': 'Owl',
  '🫰': 'Snapping fingers',
  '❤️': 'Heart',
  '🐍': 'Snake',
  '🦅': 'Eagle',
  '✅': 'Check mark',
  '🙏': 'Pray',
  '🪽': 'Feather wings',
}
