// The subject, the paragraphs, the sections and the link of an email of several notifications.
import type { EmailNote } from '#platform/notification-kinds.ts'

/** More are counted. */
const MOST = 20
/** What notes of several features are from, and lead to. */
const SEVERAL: EmailNote['page'] = { from: 'the brotherhood', label: 'Open your notifications', path: '/' }

export function textOf(notes: EmailNote[]) {
  const [first, ...others] = notes
  const more = notes.length - MOST
  const page = first && others.every((note) => note.page.path === first.page.path) ? first.page : SEVERAL
  return {
    subject: first && others.length === 0 ? first.subject : `${notes.length} notes from ${page.from}`,
    paragraphs: [
      ...notes.slice(0, MOST).map(({ paragraph }) => paragraph),
      ...(more > 0 ? [`And ${more} more, which you find among your notifications.`] : []),
    ],
    sections: notes.slice(0, MOST).flatMap(({ sections = [] }) => sections),
    page,
  }
}
