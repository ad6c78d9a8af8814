// Sends the email of a news item, or a digest, as things stand by now; what has come to nothing is forgotten.

import { letterhead } from '#features/logo/service.ts'
import { textOfNews } from '#features/news/service.ts'
import { newsUnsubscribeLinks } from '#features/notifications/service.ts'
import { mayMail } from '#features/settings/service.ts'
import type { Context } from '#platform/context.ts'
import type { Workplace } from '#platform/feature.ts'
import { type Email, writeEmail } from '#platform/mail/email.ts'
import * as data from './data.ts'
import { type DigestNotes, writeDigest } from './digest-email.ts'
import { writeNews } from './news-email.ts'

/** What one member's notifications say, of those with ids above one and up to the other. */
export type ListNotes = (ctx: Context, memberId: number, span: { after: number; until: number }) => Promise<DigestNotes>

type Content = Pick<Email, 'subject' | 'paragraphs' | 'sections' | 'action'>

export async function send({ ctx, mailer, publicUrl }: Workplace, listNotes: ListNotes, emailId: number) {
  const due = (await mayMail(ctx)) ? await data.findDue(ctx.db, emailId) : undefined
  const content = due && (await contentOf(ctx, listNotes, due, publicUrl()))
  if (!content) {
    await data.forget(ctx.db, emailId)
    return
  }
  await mailer.send(
    writeEmail({
      ...content,
      id: due.code,
      to: due.email,
      greeting: `Dear ${due.familiar || due.firstName},`,
      closing: 'In brotherhood,',
      ...(await letterhead(ctx)),
      unsubscribe: await newsUnsubscribeLinks(ctx, publicUrl(), due.memberId),
    }),
  )
  await data.noteSent(ctx.db, emailId)
}

async function contentOf(ctx: Context, listNotes: ListNotes, due: data.DueEmail, url: string): Promise<Content | null> {
  if (due.newsId !== null) {
    const item = await data.findNews(ctx.db, due.newsId)
    return item ? writeNews({ ...item, text: textOfNews(item) }, url) : null
  }
  const [items, notes] = await Promise.all([
    data.listDigestNews(ctx.db, due.day ?? '', due.memberId),
    listNotes(ctx, due.memberId, { after: due.afterNotification, until: due.untilNotification }),
  ])
  return writeDigest(items, notes, url)
}
