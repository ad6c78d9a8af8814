// A tracker as it is shown: its beginning, in groups that can be compared by eye.

const SHOWN = 16

/** 'q7F/ aB3+ Zk9d 0QxW'. */
export const shortTracker = (tracker: string) => tracker.slice(0, SHOWN).match(/.{4}/g)?.join(' ') ?? ''

/** The place of the ballot whose tracker begins as was typed, in whatever groups; undefined where none does, or several do. */
export function placeOf(typed: string, trackers: readonly string[]): number | undefined {
  const sought = typed.replace(/\s/g, '')
  if (sought.length < SHOWN) return undefined
  const found = trackers.flatMap((tracker, at) => (tracker.startsWith(sought) ? [at] : []))
  return found.length === 1 ? found[0] : undefined
}
