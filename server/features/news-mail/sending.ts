// Sends the email of a news item, or a digest, as things stand by now; what has come to nothing is forgotten.

import { goesBy } from '@aerie/contract/person'
import { letterhead } from '#features/logo/service.ts'
import { paragraphsOfNews } from '#features/news/service.ts'
import { listDigestNotes, newsUnsubscribeLinks } from '#features/notifications/service.ts'
import { mayMail } from '#features/settings/service.ts'
import type { Context } from '#platform/context.ts'
import type { JobDeps, Registry } from '#platform/feature.ts'
import { type Email, writeEmail } from '#platform/mail/email.ts'
import * as data from './data.ts'
import { writeDigest } from './digest-email.ts'
import { writeNews } from './news-email.ts'

type NewsEmail = Pick<Email, 'subject' | 'paragraphs' | 'sections' | 'action'>

export async function send({ ctx, mailer, publicUrl, registry }: JobDeps, emailId: number) {
  const due = (await mayMail(ctx)) ? await data.findDue(ctx.db, emailId) : undefined
  const content = due && (await contentOf(ctx, registry, due, publicUrl()))
  if (!content) {
    await data.deleteEmail(ctx.db, emailId)
    return
  }
  await mailer.send(
    writeEmail({
      ...content,
      id: due.code,
      to: due.email,
      greeting: `Dear ${goesBy(due)},`,
      closing: 'In brotherhood,',
      ...(await letterhead(ctx)),
      unsubscribe: await newsUnsubscribeLinks(ctx, publicUrl(), due.memberId),
    }),
  )
  await data.noteSent(ctx.db, emailId)
}

async function contentOf(
  ctx: Context,
  { notifications }: Registry,
  due: data.DueEmail,
  url: string,
): Promise<NewsEmail | null> {
  if (due.newsId !== null) {
    const item = await data.findNews(ctx.db, due.newsId)
    return item ? writeNews({ ...item, text: paragraphsOfNews(item, url) }, url) : null
  }
  const [items, notes] = await Promise.all([
    data.listDigestNews(ctx.db, due.day ?? '', due.memberId),
    listDigestNotes(ctx, notifications, due.memberId, { after: due.afterNotification, until: due.untilNotification }),
  ])
  return writeDigest(items, notes, url)
}
