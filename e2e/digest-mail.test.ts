// The weekly digest: it comes to whoever chose nothing else, and one click in his mail program ends it.
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ArrivedMail, type Mailbox, openMailbox } from '../bench/instruments/mailbox.ts'
import { actAs } from './calls.ts'
import { EMAILS, openSite, type Site } from './site.ts'

const ONE_CLICK = 'List-Unsubscribe=One-Click'

let mailbox: Mailbox
let site: Site
beforeAll(async () => {
  mailbox = await openMailbox()
  site = await openSite({ environment: { SMTP_URL: mailbox.url } })
})
afterAll(async () => {
  await site.close()
  await mailbox.close()
})

test('what came out in the week comes in one mail, and leads to it; one click in the mail program ends them', async () => {
  const page = await site.enter(EMAILS.brother, '/feed')
  await page.getByRole('radio', { name: /^Weekly/, checked: true }).waitFor()
  const officer = await actAs(site, EMAILS.admin)
  await publish(officer, 'The bell rope is found')
  await mondayComes()
  // Whatever comes out next wakes the server: it would look by itself within some seconds.
  await publish(officer, 'The bell is hung')

  const { subject, text = '', headers } = await hisMail()
  expect(subject).toMatch(/^This week: \d+ news/)
  expect(text).toContain('The bell rope is found')
  await page.goto(/The bell rope is found\n.*\n(http:\S+)/.exec(text)?.[1] ?? '')
  await page.getByRole('heading', { name: 'The bell rope is found' }).waitFor()

  await page.goto(`${site.address}/feed`)
  const header = (name: string) => headers.find(({ key }) => key === name)?.value ?? ''
  expect(header('list-unsubscribe-post')).toBe(ONE_CLICK)
  const { status } = await fetch(header('list-unsubscribe').slice(1, -1), {
    method: 'POST',
    body: ONE_CLICK,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(status).toBe(200)
  await page.getByRole('radio', { name: /^Never/, checked: true }).waitFor()
})

test('no page has complained', () => {
  expect(site.complaints).toEqual([])
})

async function publish(officer: Awaited<ReturnType<typeof actAs>>, title: string) {
  const { id } = await officer<{ id: number }>('POST', '/api/news', { title, body: 'It was in the attic.', tags: [] })
  await officer('POST', `/api/news/${id}/publish`, {})
}

/**
 * In the journey's own server the round that waits for its hour is due. Nobody else wants a digest: they leave sixty a
 * minute, and his might not be among the first.
 */
async function mondayComes() {
  const { db } = site
  await sql`insert into notification_mail_choices (member_id, topic, rhythm)
    select id, 'news', 'never' from members where email <> ${EMAILS.brother}`.execute(db)
  await sql`update jobs set run_at = 'epoch' where kind = 'weekly-digests'`.execute(db)
}

const isHis = ({ address }: ArrivedMail) => address === EMAILS.brother

async function hisMail() {
  await expect.poll(() => mailbox.mails.some(isHis)).toBe(true)
  return PostalMime.parse(mailbox.mails.find(isHis)?.message ?? '')
}
