// How marks and rooms are written.

/** In groups of four, as it is read out or written down. */
export const markWords = (mark: string) => (mark.toUpperCase().match(/.{4}/g) ?? []).join(' ')

/** The first sixteen signs, which tell it from all others. */
export const shortHash = (mark: string) => markWords(mark.slice(0, 16))

export const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(2)} MB`
