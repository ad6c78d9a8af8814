// Finds text that PostgreSQL cannot store, wherever it stands in what a caller sent.

/** The sentence to refuse it with; null where all can be stored. */
export function unstorable(value: unknown): string | null {
  if (typeof value === 'string') return unstorableText(value)
  if (value === null || typeof value !== 'object') return null
  for (const [key, part] of Object.entries(value)) {
    const refused = unstorableText(key) ?? unstorable(part)
    if (refused) return refused
  }
  return null
}

function unstorableText(text: string) {
  if (text.includes('\u0000')) return 'Text cannot contain the character with the number zero.'
  return text.isWellFormed() ? null : 'A character of the text is cut in half. Please type it again.'
}
