// The words of the email that brings one news item.
import type { Email } from '#platform/mail/email.ts'

/** What is longer is read on the site. */
const MOST_CHARACTERS = 3_000

export interface MailedNews {
  id: number
  title: string
  /** Plain text, its paragraphs apart by an empty line. */
  text: string
  link: string | null
}

export function writeNews(
  { id, title, text, link }: MailedNews,
  url: string,
): Pick<Email, 'subject' | 'paragraphs' | 'action'> {
  const paragraphs = cutAfter(text.split(/\n{2,}/), MOST_CHARACTERS)
  return {
    subject: title,
    paragraphs: [...paragraphs, ...(link ? [new URL(link, url).href] : [])],
    action: { label: 'Open it in the feed', url: `${url}/news/${id}` },
  }
}

/** The paragraphs up to so many characters; the one that is too long ends with an ellipsis. */
function cutAfter(paragraphs: string[], most: number): string[] {
  const kept: string[] = []
  let left = most
  for (const paragraph of paragraphs) {
    if (paragraph.length > left) return [...kept, `${paragraph.slice(0, left).trimEnd()} …`]
    kept.push(paragraph)
    left -= paragraph.length
  }
  return kept
}
