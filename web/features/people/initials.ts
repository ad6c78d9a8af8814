// The initials that stand in for a missing portrait.

/** First and last name's first letters: 'Bram de Witt' → 'BW', 'Rook (Aurelius) Vane' → 'RV', 'Madoc' → 'M'. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
