// Which columns say that a brother is dead, has left, or does not want to be written to, whatever they are called.
import { comparable } from '../cells/cell-text.ts'

/** Whether or when he died, and he left; whether he must not be written to, or called; whether he wants to be written to. */
export type StandingField = 'died' | 'left' | 'unmailed' | 'uncalled' | 'mailWish'

const NAMES: Record<StandingField, string> = {
  died: `deceased, dead, died, death, deaths, passed away, passed on, chapter eternal, entered chapter eternal,
    eternal chapter, chapter invisible, entered chapter invisible, chapter celestial, omega, omega chapter, entered omega
    chapter, in memoriam, necrology, obituary, obituary link, obituary url, called home, rip, verstorben, gestorben, Todestag,
    Todesdatum, Sterbedatum, Sterbetag, tot, décédé, décès, date de décès, mort, fallecido, fallecimiento, fecha de
    fallecimiento, fecha de defunción, falecido, falecimento, data de falecimento, óbito, deceduto, decesso, data di morte,
    overleden, overlijdensdatum, avliden, død`,
  left: `archived, archive, suspended, suspension, resigned, resignation, resign, expelled, expulsion, inactive, depledged,
    withdrawn, withdrew, withdrawal, dropped, dropped out, disaffiliated, disaffiliation, terminated, termination, removed,
    removal, lapsed, cancelled, canceled, cancellation, deleted, trashed, disabled, deactivated, blocked, banned, former,
    former member, ex member, transferred, transferred out, on leave, leave of absence, left, leave, leaving, quit, lost,
    no longer active, not active, no longer a member, ausgetreten, Austritt, Austrittsdatum, ausgeschlossen, inaktiv, gesperrt,
    démissionnaire, exclu, inactif, baja, fecha de baja, inactivo, expulsado, dimitido, desligado, inativo, dimesso, inattivo,
    uitgetreden`,
  unmailed: `do not email, do not e-mail, do not mail, do not contact, do not write, do not send, do not solicit, do not
    send email, do not send mail, do not mail or email, don't email, don't mail, don't contact, no email, no mail, no
    contact, no mailings, no solicitation, no bulk emails, no bulk emails user opt out, no mass email, opt out, opted out,
    user opt out, email opt out, email opted out, has opted out of email, mail opt out, mailing opt out, global opt out,
    opt out of email, opt out of emails, unsubscribed, unsubscribe, email unsubscribed, unsubscribed from emails, on hold,
    email on hold, email disabled, email delivery disabled, email delivery disabled automatically, receiving emails disabled, receiving newsletters disabled,
    keine E-Mail, keine E-Mails, keine Post, nicht kontaktieren, nicht anschreiben, ne pas contacter, no contactar, no enviar
    correo, não contatar, non contattare, niet mailen`,
  uncalled: `do not phone, do not call, do not sms, do not text, do not phone or sms, don't call, don't phone, no phone calls,
    no calls, no sms, sms opt out, phone opt out, nicht anrufen, ne pas appeler, no llamar`,
  mailWish: `email opt in, opt in, opted in, mail opt in, subscribed, subscribed to emails, subscribed to email, subscribed to
    newsletter, email subscribed, receive emails, receives emails, receive email, receives email, receive mail, receive
    newsletters, receives newsletters, receive newsletter, receive mailings, wants email, wants emails, wants mail, email
    consent, consent to email, ok to email, okay to email, ok to mail, ok to contact, may email, may contact, may be
    contacted, may be emailed, can email, can contact, can be contacted, contact allowed, email allowed, emails allowed, email
    permission, accepts email, accepts emails, email status, mailing status, subscription status, subscriber status, email
    subscription, E-Mail erwünscht, Newsletter erwünscht`,
}

const keysOf = (names: string) => names.split(',').map(comparable)

const FIELDS = new Map(
  (Object.keys(NAMES) as StandingField[]).flatMap((field) => keysOf(NAMES[field]).map((key) => [key, field] as const)),
)

/** What people put before and behind such a name. */
const BEFORE =
  'is,is a,is contact,has,has been,was,he is,contact,contact is,member,member is,brother,date of,year of,date,year,account'
const BEHIND =
  'date,date of,year,on,yn,yes no,flag,indicator,member,members,brother,status,at,datum,am,in,reason,day,true false,x'
const [before, behind] = [keysOf(BEFORE), keysOf(BEHIND)]

/** A single sign of death makes a header too. */
const SIGN_OF_DEATH = /^[^\p{L}]{0,3}[†✝✞✟☨⚰][^\p{L}]{0,3}$/u

/** The field a header names: “Deceased?”, “Is Deceased (Y/N)”, “Date of death”, “Suspended member”, “Resignation Date”. */
export function standingField(header: string): StandingField | undefined {
  if (SIGN_OF_DEATH.test(header)) return 'died'
  const key = comparable(header)
  const known = FIELDS.get(key)
  if (known) return known
  const starts = before.filter((word) => key.startsWith(word)).map((word) => key.slice(word.length))
  for (const start of [key, ...starts]) {
    const field = FIELDS.get(start)
    if (field) return field
    const ended = behind.find((word) => start.endsWith(word) && FIELDS.has(start.slice(0, -word.length)))
    if (ended) return FIELDS.get(start.slice(0, -ended.length))
  }
  return undefined
}

const FOR_NOTES =
  /^(?:(?:additional|admin|chapter|general|internal|member|officer|other|secretary)?(?:notes?|comments?|remarks?|memos?|info|information|misc|observations?)\d*|labels?|groups?|groupmemberships?|tags?|categor(?:y|ies)|(?:member|membership|contact)?(?:type|level|category)|event\d+(?:label|type)|customfield\d+(?:label|type)|bemerkung(?:en)?|anmerkung(?:en)?|notiz(?:en)?|observaciones|observacoes|remarques?|note\d*|column\d*|unnamed\d*|field\d+|spalte\d*|reason|description|other|affiliation|membership)?$/

/** Whether a column that holds no field may hold notes on a man, as one without a name may. */
export const isForNotes = (header: string) => FOR_NOTES.test(comparable(header))
