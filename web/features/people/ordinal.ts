// Finds the ordinal in a label, so that its suffix can be raised.

/** '31st Class' → ['31', 'st', ' Class']; null when the label has no ordinal. */
export function splitOrdinal(label: string): [before: string, suffix: string, after: string] | null {
  const found = /^(.*?\d)(st|nd|rd|th)\b(.*)$/s.exec(label)
  return found ? [found[1] ?? '', found[2] ?? '', found[3] ?? ''] : null
}
