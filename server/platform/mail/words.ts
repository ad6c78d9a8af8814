// The words of a paragraph of an e-mail: text, in which some lead somewhere.

export type Run = string | { text: string; url: string }
export type MailText = string | readonly Run[]

/** Without markup, each link with its address behind it, unless it says that. */
export const writtenOut = (words: MailText): string =>
  typeof words === 'string'
    ? words
    : words
        .map((run) =>
          typeof run === 'string' || run.url.replace(/^mailto:/, '') === run.text
            ? textOf(run)
            : `${run.text} (${run.url})`,
        )
        .join('')

/** As much of it as so many characters hold, addresses not counted, and whether that is all. */
export function beginning(words: MailText, most: number): { words: Run[]; length: number; isAll: boolean } {
  const kept: Run[] = []
  let length = 0
  for (const run of typeof words === 'string' ? [words] : words) {
    const text = textOf(run)
    if (length + text.length > most) {
      const cut = text
        .slice(0, most - length)
        .toWellFormed()
        .trimEnd()
      return { words: [...kept, typeof run === 'string' ? cut : { ...run, text: cut }], length: most, isAll: false }
    }
    kept.push(run)
    length += text.length
  }
  return { words: kept, length, isAll: true }
}

const textOf = (run: Run) => (typeof run === 'string' ? run : run.text)
