// Text as calendars bear it.

/** In one line: calendars forbid control characters. */
export const line = (text: string) => text.replace(/\p{Cc}+/gu, ' ')
