// The words by which a roster says that somebody is dead, has left, is not to be written to, or is one of us.
import { DATE_WORDS, spelled } from './spelled.ts'

/** What a text says of a man. */
export type PersonState = 'dead' | 'left' | 'unmailed'

/** What means it wherever it stands, in names and notes too. */
const SURE: Record<PersonState, string> = {
  dead: `†, ✝, ✞, ✟, ☨, ⚰, deceased, decd, died, dead, rip, r i p, rest in peace, in memoriam, d year, d number year,
    d number number year, d month year, d month number year, d number month year, passed away, passed on, has passed, had passed, passed year,
    called home, gone home, went home, entered rest, entered into rest, entered eternal rest, entered into eternal rest,
    chapter eternal, eternal chapter, chapter celestial, celestial chapter, chapter invisible, invisible chapter,
    omega chapter, chapter omega, with the lord, verstorben, verstorbener, gestorben, gest year, gest number number year, gest number month year,
    death, date of death, day of death, décédé, défunt, fallecido, falleció, difunto, muerto, falecido, faleceu, deceduto, defunto, overleden, avliden, afdød,
    zmarł, zmarły, zemřel, zesnulý, umrl, umro, preminuo, meghalt, elhunyt, vefat, decedat, kuollut, умер, умерший,
    скончался, покойный, помер, απεβίωσε, θανών, متوفى, متوفي, المرحوم, נפטר, 已故, 逝世, 去世, 過世, 过世, 故人, 死亡, 逝去, 物故,
    사망, 별세, 고인`,
  left: `inactive, resigned, resignation, expelled, expulsion, suspended, withdrawn, withdrew, depledged, de pledged,
    disaffiliated, archived, terminated, transferred, not active, no longer active, no longer member, no longer a member,
    no longer an active member, no longer brother, no longer a brother, not a member, not a brother, not member, non active, nonactive, not currently active,
    former member, former brother, ex member, ex brother, ausgetreten, ausgeschlossen, inaktiv, nicht aktiv, nicht mehr aktiv,
    kein mitglied, kein mitglied mehr, beurlaubt, démissionnaire, démissionné, inactif, inactivo, dado de baja, dimitido,
    expulsado, inativo, desligado, expulso, inattivo, dimesso, espulso, uitgetreden, geschorst`,
  unmailed: `do not contact, don t contact, dont contact, never contact, do not write, do not send, do not mail,
    do not e mail, do not email, don t mail, don t email, don t e mail, dont mail, dont email, opt out, opted out, optout,
    unsubscribed, unsubscribe, keine mails, keine e mails, nicht kontaktieren, nicht anschreiben, ne pas contacter,
    no contactar, não contatar, não contactar, non contattare, niet contacteren`,
}

/** What means it in a column of its own only: elsewhere it is a name, a Greek letter or somebody else's business. */
const IN_A_STATUS: Record<PersonState, string> = {
  dead: 'omega, eternal, invisible, tot, mort, morto, finado, óbito, død',
  left: `former, formerly, lost, left, quit, dropped, lapsed, expired, cancelled, canceled, removed, revoked, deleted,
    disabled, deactivated, blocked, banned, discharged, dismissed, suspension, withdrawal, on leave, leave of absence, loa,
    on hold, archive, no longer, not in good standing, non member, nonmember, baja, ehemalig, ehemaliger, gesperrt, gekündigt,
    exclu, radié, renunció, retirado, suspendido, suspenso, sospeso`,
  unmailed: 'no contact, no mail, no mails, no email, no emails, no e mail, no e mails, kein kontakt',
}

const STATES: PersonState[] = ['dead', 'left', 'unmailed']

const statesBy = (...lists: Record<PersonState, string>[]) =>
  new Map(
    lists.flatMap((list) =>
      STATES.flatMap((state) =>
        list[state]
          .split(',')
          .flatMap((phrase) => (phrase.trim() ? [[spelled(phrase).join(' '), state] as const] : [])),
      ),
    ),
  )
const SURE_STATES = statesBy(SURE)
const STATUS_STATES = statesBy(SURE, IN_A_STATUS)
const FIRST_WORDS = new Set([...STATUS_STATES.keys()].map((phrase) => phrase.split(' ')[0]))
const LONGEST_PHRASE = 5

const listed = (words: string) => new Set(words.split(/[\s,]+/))

/** Not “no”: “No, deceased” answers whether he is active. */
const NOT = listed('not never nicht nie kein keine pas isn without')

interface StateMatch {
  state: PersonState
  from: number
  to: number
}

/** The first state that the words say somebody is in, not that he is not; the longest phrase counts. */
function find(states: ReadonlyMap<string, PersonState>, words: string[], start = 0): StateMatch | null {
  for (let from = start; from < words.length; from += 1) {
    if (!FIRST_WORDS.has(words[from] ?? '')) continue
    for (let to = Math.min(words.length, from + LONGEST_PHRASE); to > from; to -= 1) {
      const state = states.get(to - from === 1 ? (words[from] ?? '') : words.slice(from, to).join(' '))
      if (state && !isDenied(words, from)) return { state, from, to }
    }
  }
  return null
}

/** “Not deceased”. */
const isDeniedAtAll = (words: string[]) =>
  NOT.has(words[0] ?? '') && find(STATUS_STATES, words) === null && find(STATUS_STATES, words.slice(1)) !== null

const isDenied = (words: string[], at: number) => NOT.has(words[at - 1] ?? '') || NOT.has(words[at - 2] ?? '')

/** What a cell of a column about his standing says, anywhere in it. */
export const stateIn = (text: string): PersonState | null =>
  /^dec\.?$/i.test(text) ? 'dead' : (find(STATUS_STATES, spelled(text))?.state ?? null)

const BESIDE = listed(
  `a an and as at b by he him has had is was since in on of the to his our this s brother brothers member members alumni
  alumnus alum contact contacts list my mycontacts group see obituary age aged years year early late spring summer fall
  autumn winter confirmed reported status date x yes voluntarily please him from fraternity chapter sadly suddenly
  unexpectedly am im den der el em en le number month active born geb`,
)

/**
 * What a note says of a man that says nothing else: “passed away in May 2019”, but not “his father passed away”. Of
 * several notes in one text, the first that says so.
 */
export function noteOfState(text: string): { state: PersonState; note: string } | null {
  const words = spelled(text)
  if (find(SURE_STATES, words) === null) return null
  const whole = stateAlone(words)
  if (whole) return { state: whole, note: text.trim() }
  for (const note of text.split(/[;|\n,!]|:::|\. /)) {
    const state = stateAlone(spelled(note))
    if (state) return { state, note: note.trim() }
  }
  return null
}

export const stateNoted = (text: string): PersonState | null => noteOfState(text)?.state ?? null

function stateAlone(words: string[]): PersonState | null {
  let found = find(SURE_STATES, words)
  const state = found?.state ?? null
  let at = 0
  while (found) {
    if (!isBeside(words, at, found.from)) return null
    at = found.to
    found = find(SURE_STATES, words, at)
  }
  return isBeside(words, at, words.length) ? state : null
}

const isBeside = (words: string[], from: number, to: number) =>
  words.slice(from, to).every((word) => BESIDE.has(word) || DATE_WORDS.has(word))

/** Say by themselves that somebody is one of us, whatever stands beside them, or where nothing else does. */
const ACTIVE = listed('active aktiv aktives actif activo ativo attivo actief aktywny current')
const OURS = listed(
  `alumnus alumni alum alums alumna collegiate collegian undergraduate undergrad graduate graduated grad initiated initiate
  lifetime member members brother mitglied membre miembro membro socio bruder paid enabled living alive founder founding
  charter standing`,
)
const BESIDE_OURS = listed(
  'in good full regular life new grace dues a an the of since class as is and us our fraternity chapter early yes true father fathers',
)
const LEAVES_OPEN = listed('until till bis jusqu hasta pending probation probationary was war ended ends maybe')

const YES = /^(?:true|yes|y|1|x|ja|oui|si|sí|sim|wahr|vrai|✓|✔|☑)$/i
const NO = /^(?:false|no|n|0|nein|non|nao|não|falsch|faux|✗|✘|❌|☐)$/i

export const saysNo = (text: string) => NO.test(text)

/** Whether the words say that he is one of us; null where they leave it open. */
export function isOneOfUs(text: string): boolean | null {
  if (YES.test(text)) return true
  if (NO.test(text)) return false
  const words = spelled(text)
  if (/^(?:new|grace)$/.test(words.join(' ')) || isDeniedAtAll(words)) return true
  if (words.some((word) => LEAVES_OPEN.has(word))) return null
  if (/^(?:no|nein|não) ?[-–—(,.;:/]/i.test(text)) return false
  if (words.some((word, at) => ACTIVE.has(word) && !isDenied(words, at)) || /^(?:yes|ja|oui)$/.test(words[0] ?? ''))
    return true
  const isKnown = words.every((word) => OURS.has(word) || BESIDE_OURS.has(word) || DATE_WORDS.has(word))
  return isKnown && words.some((word) => OURS.has(word)) ? true : null
}
