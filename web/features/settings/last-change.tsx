// Who changed a setting last, and when.
import './system-settings.css'
import type { LastChange as Change } from '@aerie/contract/settings'
import { shortDate } from '@aerie/text/moments'

interface LastChangeProps {
  change: Change | undefined
  /** False until the server has said what was changed: its line keeps its place. */
  isKnown: boolean
}

export const LastChange = ({ change, isKnown }: LastChangeProps) => (
  <span className="system-settings-last">{isKnown ? sentenceOf(change) : '\u00a0'}</span>
)

const sentenceOf = (change: Change | undefined) =>
  change ? `Changed ${shortDate(change.changedAt)} by ${change.changedBy ?? 'a former brother'}` : 'Never changed'
