// How many are new, on the corner of what leads to them; whoever shows it also says it in words.
import './count-badge.css'

export const CountBadge = ({ text }: { text: string }) =>
  text && <span className="count-badge" data-text={text} aria-hidden />
