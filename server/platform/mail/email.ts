// Writes the e-mails of the network: from plain content to a mail whose text and HTML say the same.
import { type Markup, markup } from '../markup.ts'
import { STYLE, THEMES } from './email-style.ts'
import { LOGO_ID, type Mail } from './mailer.ts'
import { type MailText, writtenOut } from './words.ts'

/** At the head of a mail. */
export interface Letterhead {
  organisation: string
  /** A PNG, twice as large as it is shown; null where there is none. */
  logo: Buffer | null
}

/** Everything is plain text, in any script, and a paragraph may have links; a line break in it or in the closing is kept. */
export interface Email extends Letterhead {
  /** One bare address. */
  to: string
  subject: string
  greeting: string
  paragraphs: MailText[]
  /** After the paragraphs, each under a heading of its own. */
  sections?: Section[]
  /** The one thing the e-mail asks for, shown as a button. */
  action?: { label: string; url: string }
  closing: string
  /** The same in every attempt to send it. */
  id?: string
  unsubscribe?: Unsubscribe
  isInvitation?: boolean
}

export interface Section {
  title: string
  entries: SectionEntry[]
}

interface SectionEntry {
  /** Leads to `url`. */
  title?: string
  url?: string
  text: string
}

interface Unsubscribe {
  /** What the link in the foot says. */
  label: string
  /** A page that asks before it ends anything. */
  url: string
  /** Where mail programs post to. */
  oneClickUrl: string
}

export function writeEmail(email: Email): Mail {
  const { to, subject, id, unsubscribe, logo, isInvitation } = email
  return {
    to,
    subject,
    text: toText(email),
    html: toHtml(email).html,
    ...(logo && { logo }),
    ...(id && { id }),
    ...(unsubscribe && { unsubscribeUrl: unsubscribe.oneClickUrl }),
    ...(isInvitation && { isInvitation }),
  }
}

function toText({
  greeting,
  paragraphs,
  sections = [],
  action,
  closing,
  organisation,
  to,
  unsubscribe,
}: Email): string {
  const request = action ? [`${action.label}:\n${action.url}`] : []
  const unsubscribeLine = unsubscribe ? `\n${unsubscribe.label}: ${unsubscribe.url}` : ''
  return [
    greeting,
    ...paragraphs.map(writtenOut),
    ...sections.flatMap(sectionText),
    ...request,
    closing,
    `-- \n${organisation}\nThis mail was sent to ${to}.${unsubscribeLine}`,
  ]
    .join('\n\n')
    .concat('\n')
}

const sectionText = ({ title, entries }: Section) => [
  `${title}\n${'-'.repeat(title.length)}`,
  ...entries.map(({ title: heading, url, text }) => [heading, text, url].filter(Boolean).join('\n')),
]

// Tables and a ghost table for Outlook: few mail programs lay out anything newer.
function toHtml(email: Email): Markup {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${email.subject}</title>
${THEMES}
</head>
<body class="paper" style="margin:0;padding:0;${STYLE.paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" style="${STYLE.paper}">
<tr><td align="center" class="margin" style="padding:44px 16px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td align="left" class="card" style="padding:36px 44px 40px;${STYLE.card}">${header(email)}
<h1 dir="auto" class="ink" style="${STYLE.greeting}">${email.greeting}</h1>
${email.paragraphs.map((words) => markup`<p dir="auto" class="soft" style="${STYLE.paragraph}">${withLinks(words)}</p>\n`)}
${(email.sections ?? []).map(section)}
${email.action ? request(email.action) : ''}
<p dir="auto" class="ink" style="${STYLE.closing}">${lines(email.closing)}</p>
</td></tr>
<tr><td align="center" style="padding:20px 16px 0">
<p class="faint" style="${STYLE.foot}">This mail was sent to ${email.to}.${email.unsubscribe ? unsubscribeLink(email.unsubscribe) : ''}</p>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`
}

// A thick rule over a thin one, as on the title page of a book.
const header = ({ organisation, logo }: Letterhead): Markup => markup`${logo ? picture(logo, organisation) : ''}
<p dir="auto" class="foil" style="${STYLE.header}">${organisation}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:12px 0 30px">
<tr><td class="rule" height="3" style="${STYLE.rule}">&nbsp;</td></tr>
</table>`

// Outlook goes by the numbers. Beside the name in words, so that nothing is missing where pictures are not shown.
function picture(png: Buffer, organisation: string): Markup {
  const { width, height } = shownSize(png)
  return markup`
<img src="cid:${LOGO_ID}" alt="${organisation}" width="${String(width)}" height="${String(height)}" style="${STYLE.logo}">`
}

/** In points: half of what the head of the PNG says. */
const shownSize = (png: Buffer) => ({
  width: Math.round(png.readUInt32BE(16) / 2),
  height: Math.round(png.readUInt32BE(20) / 2),
})

const section = ({ title, entries }: Section): Markup => markup`
<h2 dir="auto" class="foil" style="${STYLE.section}">${title}</h2>
${entries.flatMap(({ title: heading, url, text }) => [
  heading && url ? entryHeading(heading, url) : markup``,
  markup`<p dir="auto" class="soft" style="${STYLE.paragraph}">${lines(text)}</p>\n`,
])}`

const entryHeading = (title: string, url: string): Markup =>
  markup`<h3 dir="auto" style="${STYLE.entry}"><a href="${url}" class="ink" style="color:#1a2128">${title}</a></h3>\n`

const request = ({ label, url }: { label: string; url: string }): Markup => markup`
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 20px">
<tr><td class="button" bgcolor="#212b33" style="border-radius:7px;mso-padding-alt:13px 28px">
<a href="${url}" style="${STYLE.button}">${label}</a>
</td></tr>
</table>
<p class="faint" style="${STYLE.small};margin-bottom:28px">Or open this address in your browser:<br>
<a href="${url}" style="color:#865617;word-break:break-all">${url}</a></p>`

const unsubscribeLink = ({ label, url }: Unsubscribe): Markup => markup`<br>
<a href="${url}" style="color:#865617">${label}</a>`

const withLinks = (words: MailText): Markup[] =>
  typeof words === 'string'
    ? lines(words)
    : words.flatMap((run) =>
        typeof run === 'string' ? lines(run) : markup`<a href="${run.url}" style="color:#865617">${run.text}</a>`,
      )

const lines = (text: string): Markup[] =>
  text.split(/\r?\n/).map((line, i) => (i === 0 ? markup`${line}` : markup`<br>${line}`))
