// Ranks and courtesy titles before a name, which are no part of it.

const listed = (words: string) => new Set(words.split(/\s+/))

/** Courtesy alone: nobody's job. */
const COURTESIES = listed(
  'mr mrs ms mx mister miss sir dr drs herr frau hr fr dhr mevr senor senora srta sra monsieur mme mlle signor signora sig',
)
/** No names of anybody, with a full stop or without. */
const ABBREVIATIONS = listed(
  `mr mrs ms mx drs dr dott prof revd rev fr capt cpt lt ltc ltcol ltg ltgen ltjg lcdr cdr cmdr comdr brig briggen bgen majgen
  sgt ssgt msgt tsgt gysgt sgtmaj sfc cpl lcpl pfc spc vadm radm adm atty engr msgr monsig hr dhr mevr mme mlle dring dipling
  mudr judr phdr rndr mvdr paeddr mgr bc inz univprof privdoz hptm oberstlt supt 1lt 2lt 1stlt 2ndlt`,
)
/** With a full stop, or in capitals among words that are not: without it they are names as well. */
const WITH_STOP = listed(
  `hon col maj gen ens amb gov sen rep pres insp det mag ing dipl mons sig doc lic arq arch sr sra srta dra br pvt avv cap`,
)
/** Nobody's first name. */
const IN_FULL = listed(
  `captain colonel lieutenant sergeant corporal admiral commander commodore professor doctor reverend honorable honourable
  ambassador senator governor congressman monsignor attorney mister herr frau senor senora signor signora monsieur madame
  pfarrer excellency`,
)
/** First names too: a title only where two names follow. */
const NAMES_TOO = listed(
  `col gen maj miss sister pater major general brigadier judge father pastor rabbi imam brother bro br sir lady dame engineer officer sheriff constable
  sheikh haji datuk dato shri shree smt private`,
)
/** Belong to the title behind them. */
const BEFORE_TITLES = listed(
  `first second third 1st 2nd 3rd 1 2 rear vice staff master gunnery lance command chief petty flight wing squadron warrant
  right rt very most the his air lieutenant major`,
)
/** Belong to the title before them. */
const BEHIND_TITLES = listed(
  '1st 2nd med iur jur phil rer nat hc hab dent vet theol habil mult oec pol ing techn mont class ret retd',
)

/** In short, but what somebody does. */
const JOBS = listed('pres gov sen rep insp supt det amb arch atty engr avv')
const BEGIN_TITLES = new Set([...ABBREVIATIONS, ...WITH_STOP, ...IN_FULL, ...NAMES_TOO, ...BEFORE_TITLES])

const bare = (word: string) =>
  /^[a-z]+$/i.test(word)
    ? word.toLowerCase()
    : word
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, '')

type Sure = 'yes' | 'if two follow' | 'no'

function isTitle(word: string, isShouted: boolean): Sure {
  const key = bare(word)
  if (ABBREVIATIONS.has(key) || IN_FULL.has(key)) return 'yes'
  if (WITH_STOP.has(key) && (word.endsWith('.') || (!isShouted && /^\p{Lu}{2,}$/u.test(word)))) return 'yes'
  return NAMES_TOO.has(key) ? 'if two follow' : 'no'
}

/** “Dr.Martin” is two words. */
export const spaced = (text: string) =>
  text.replace(
    /(?<=^|[\s.])(Dr|Mr|Mrs|Ms|Prof|Rev|Capt|Lt|Sgt|Col|Maj|Gen|Fr|Hon|Cmdr|Adm|Dipl)\.(?=\p{L}{2})/gu,
    '$1. ',
  )

interface Parted {
  title: string | null
  words: string[]
}

/** Takes the titles off the front; `following` is how many words of the name stand elsewhere. */
export function withoutTitles(words: string[], following = 0): Parted {
  if (!BEGIN_TITLES.has(bare(words[0] ?? ''))) return { title: null, words }
  const isShouted = words.every((word) => word === word.toUpperCase())
  let end = 0
  let isSure = false
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    // “Lt Col” needs no stops where two names follow.
    const isShort: boolean = isSure && end === at && at + 2 < words.length && WITH_STOP.has(bare(word))
    const sure: Sure = isShort ? 'yes' : isTitle(word, isShouted)
    if (sure !== 'no') {
      end = at + 1
      isSure ||= sure === 'yes'
    } else if (at > 0 && end === at && isBehindTitle(word)) {
      end = at + 1
    } else if (!BEFORE_TITLES.has(bare(word))) {
      break
    }
  }
  const left = words.length - end
  if (end === 0 || (!isSure && (left === 0 || left + following < 2))) return { title: null, words }
  return { title: words.slice(0, end).join(' '), words: words.slice(end) }
}

const isBehindTitle = (word: string) =>
  BEHIND_TITLES.has(bare(word)) && (/^[\p{Ll}\d]/u.test(word) || /^(?:Class|Ret'?d?\.?,?)$/i.test(word))

/**
 * Whether a cell for positions holds a courtesy title and no position; under a header that is no more than “Title” a rank
 * in short is one too.
 */
export function isCourtesy(text: string, header: string) {
  const words = spaced(text)
    .split(/[\s/,&]+/)
    .filter(Boolean)
  if (words.length === 0) return false
  if (words.every((word) => COURTESIES.has(bare(word)))) return true
  const isRank = (word: string) => (ABBREVIATIONS.has(word) || WITH_STOP.has(word)) && !JOBS.has(word)
  const keys = words.map(bare)
  return (
    /^titles?$/i.test(header.trim()) && keys.some(isRank) && keys.every((key) => isRank(key) || BEFORE_TITLES.has(key))
  )
}
