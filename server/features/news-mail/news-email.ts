// The words of the email that brings one news item.
import type { Email } from '#platform/mail/email.ts'
import { beginning, type MailText, type Run } from '#platform/mail/words.ts'

/** What is longer is read on the site. */
const MOST_CHARACTERS = 3_000

export interface MailedNews {
  id: number
  title: string
  /** Its paragraphs. */
  text: MailText[]
  link: string | null
}

export function writeNews(
  { id, title, text, link }: MailedNews,
  url: string,
): Pick<Email, 'subject' | 'paragraphs' | 'action'> {
  const paragraphs = cutAfter(text, MOST_CHARACTERS)
  return {
    subject: title,
    paragraphs: [...paragraphs, ...(link ? [linked(new URL(link, url).href)] : [])],
    action: { label: 'Open it in the feed', url: `${url}/news/${id}` },
  }
}

const linked = (url: string): Run[] => [{ text: url, url }]

/** The paragraphs up to so many characters; the one that is too long ends with an ellipsis. */
function cutAfter(paragraphs: MailText[], most: number): MailText[] {
  const kept: MailText[] = []
  let left = most
  for (const paragraph of paragraphs) {
    const { words, length, isAll } = beginning(paragraph, left)
    if (!isAll) return [...kept, [...words, ' …']]
    kept.push(paragraph)
    left -= length
  }
  return kept
}
