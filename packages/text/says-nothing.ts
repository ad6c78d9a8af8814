// What people write where they know nothing: one list for every road on which something is written into a record.

/** In the form of `bare`; each a whole text, never a part of one. */
const NOTHING = `
  unknown, unknwon, unknow, unkown, not known, unidentified, unsure, not sure, uncertain, do not know, don't know, dont know,
  dunno, no idea, idk, tbd, tba, tbc, to be determined, to be announced, to be confirmed, to be decided, to be advised,
  pending, not applicable, non applicable, not available, unavailable, not given, not provided, not supplied, not stated,
  not specified, unspecified, not listed, unlisted, not assigned, unassigned, not recorded, not on file, not found, missing,
  n/a, no data, no info, no information, no record, no answer, no entry, no value, no response, nothing, nobody, no one,
  not any, left blank, intentionally left blank, empty, undefined, no big, no big brother, unknown brother, unknown big, unknown big brother, unknown name, name unknown, no little, no littles,
  no little brother, no little brothers, no email, no e-mail, no e mail, no mail, no address, no email address, no phone,
  no phone number, no number, no class, no city, no country,
  nmn, nmi, no middle name, no middle initial,
  see notes, see note, see file, see below, see above, see comment, see comments, see remarks, see card, see attached,
  #n/a, #na, #null!, #ref!, #value!, #name?, #div/0!, #num!,
  unbekannt, nicht bekannt, keine angabe, keine angaben, keines, entfällt, nichts,
  nicht vorhanden, nicht zutreffend,
  inconnu, inconnue, inconnus, aucun, aucune, néant, non renseigné, non renseignée, non communiqué, sans objet, non connu,
  personne inconnue, desconocido, desconocida, desconocidos, ninguno, ninguna, sin datos, sin dato, sin información, s/n, s/d,
  s/i, no aplica, no disponible, no consta, no se sabe,
  desconhecido, desconhecida, nenhum, nenhuma, sem dados, não informado, não se aplica, não consta, não sabe,
  sconosciuto, sconosciuta, nessuno, nessuna, non disponibile, non noto, non pervenuto,
  onbekend, niet bekend, n.v.t., nvt, okänd, okänt, inget, saknas, ukjent, ukendt, tuntematon, ei tiedossa,
  nieznany, nieznane, nieznana, brak danych, nie dotyczy, neznámý, neznámé, neznámy, žádný, žádné, ismeretlen,
  necunoscut, niciunul, bilinmiyor, belirsiz, nepoznato, nepoznat, άγνωστο, άγνωστος, κανένας, κανένα,
  неизвестно, неизвестен, неизвестный, нет, нет данных, не указано, не указан, отсутствует, невідомо, невідомий, немає,
  不明, 未知, 無, 无, 無し, なし, 該当なし, 未定, 未入力, 不詳, 暂无, 없음, 미상, 모름, 알 수 없음, غير معروف, لا يوجد, לא ידוע, אין
`

/** Words that are names as well: a man may be called Nil, Blank or Noone, and Na is a family in Korea and China. */
const ALSO_NAMES = `na, n a, n.a, n. a, k.a, k. a, nan, nil, null, none, unk, ukn, blank, nada, niente, rien, noone, niemand, keine, keiner, kein, geen,
  ingen, brak, yok, nincs, ignoto, undef, void`

const listed = (words: string) => new Set(words.split(',').map((word) => bare(word)))

/** Begins and ends with a letter or a digit: what most texts are, and nothing to take off. */
const IS_BARE = /^[A-Za-z0-9](?:[!-~ ]*[A-Za-z0-9])?$/

const AROUND = ' ()[]{}<>"“”\'*.!?¿…'

/** Lower case and composed, single spaces, without brackets and quotes round the whole and dots at its end. */
function bare(text: string) {
  const words = text.normalize('NFKC').toLowerCase().replace(/[’‘ʼ]/g, "'").replace(/\s+/g, ' ')
  let [from, to] = [0, words.length]
  while (from < to && AROUND.includes(words.charAt(from))) from++
  while (to > from && AROUND.includes(words.charAt(to - 1))) to--
  return words.slice(from, to)
}

const SURE = listed(NOTHING)
const PERHAPS_A_NAME = listed(ALSO_NAMES)

/** Signs that hold a place: dashes, dots, question marks, strokes. A cross, a tick and a star may say yes. */
const PLACEHOLDERS = /^[\s\p{Pd}\u2212.…·,;:?¿!¡/\\|_~'"`´’“”()[\]{}<>#&=]*$/u
/** “N/A”, “N / A (founding father)”. */
const NOT_APPLICABLE = /^n ?[/\\|] ?a(?: ?[-–—:;,.(][^\n]*)?$/
/** “xxx”, “xxx-xxx-xxxx”. */
const CROSSES = /^xx[-x.() ]{0,20}$/
const LONGEST = 60

/** Whether a text that stands for a value says that there is none, as an empty one does. */
export const saysNothing = (text: string) => text.length <= LONGEST && isNothing(text, true)

/** The same where names stand: what somebody may be called, or be the initials of, is his name. */
export const saysSurely = (text: string) => text.length <= LONGEST && isNothing(text, false)

/** Of most texts the first letters tell that they say something. */
const BEGINNINGS = new Set([...SURE, ...PERHAPS_A_NAME].map((word) => word.slice(0, 3)))
const mayBe = (text: string) =>
  !/^[+\dA-Za-z]/.test(text) || /^[NnXx]/.test(text) || BEGINNINGS.has(text.slice(0, 3).toLowerCase())

function isNothing(text: string, alsoNames: boolean) {
  if (!mayBe(text)) return false
  const isBare = IS_BARE.test(text)
  const word = isBare ? text.toLowerCase() : bare(text)
  if (SURE.has(word) || (alsoNames && PERHAPS_A_NAME.has(word))) return true
  if (word.startsWith('n') || word.startsWith('xx')) return NOT_APPLICABLE.test(word) || CROSSES.test(word)
  return !isBare && PLACEHOLDERS.test(text)
}

/** The same of a name beside a first and a last one, where most words that are names as well mean nothing. */
export const isNoFurtherName = (text: string) =>
  saysSurely(text) || (saysNothing(text) && !/^\p{Lu}[\p{Ll}.]/u.test(text)) || /^(?:none|null|nan|unk)$/i.test(text)
