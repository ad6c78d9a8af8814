// A list of tags as it grows: trimmed, without blanks, and none twice.

/** Commas, and what divides a list that is pasted from elsewhere. */
const DIVIDERS = /[,;\n\r\t]+/

export const tagsIn = (text: string) => text.split(DIVIDERS).flatMap((part) => part.trim().replace(/\s+/g, ' ') || [])

/** Those that are in the list already, in whatever case, stay as they are. */
export function withTags(tags: readonly string[], added: readonly string[]): string[] {
  const known = new Set(tags.map((tag) => tag.toLowerCase()))
  const fresh = added.filter((tag) => {
    const key = tag.toLowerCase()
    return !known.has(key) && known.add(key)
  })
  return [...tags, ...fresh]
}
