// The letters in which a roster that is not Unicode can be written: code pages, called as people know them.
import * as z from 'zod/mini'

/** Those that spreadsheet programs save by themselves come first. */
export const LETTERS = {
  'windows-1252': 'Western European (Windows-1252)',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1257': 'Baltic (Windows-1257)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'windows-1256': 'Arabic (Windows-1256)',
  'windows-1258': 'Vietnamese (Windows-1258)',
  'windows-874': 'Thai (Windows-874)',
  gb18030: 'Chinese, simplified (GB18030)',
  big5: 'Chinese, traditional (Big5)',
  shift_jis: 'Japanese (Shift JIS)',
  'euc-kr': 'Korean (EUC-KR)',
  macintosh: 'Western European (Mac)',
  'mac-ce': 'Central European (Mac)',
  'x-mac-cyrillic': 'Cyrillic (Mac)',
  'mac-greek': 'Greek (Mac)',
  'mac-turkish': 'Turkish (Mac)',
  'mac-icelandic': 'Icelandic (Mac)',
  'mac-croatian': 'Croatian (Mac)',
  'mac-romanian': 'Romanian (Mac)',
  cp850: 'Western European (DOS 850)',
  cp437: 'American (DOS 437)',
  cp852: 'Central European (DOS 852)',
  ibm866: 'Cyrillic (DOS 866)',
  cp737: 'Greek (DOS 737)',
  cp857: 'Turkish (DOS 857)',
  cp775: 'Baltic (DOS 775)',
  cp862: 'Hebrew (DOS 862)',
  cp720: 'Arabic (DOS 720)',
  cp861: 'Icelandic (DOS 861)',
  cp865: 'Nordic (DOS 865)',
  'iso-8859-15': 'Western European (ISO 8859-15)',
  'iso-8859-2': 'Central European (ISO 8859-2)',
  'iso-8859-16': 'Romanian (ISO 8859-16)',
  'iso-8859-5': 'Cyrillic (ISO 8859-5)',
  'koi8-r': 'Russian (KOI8-R)',
  'koi8-u': 'Ukrainian (KOI8-U)',
  'iso-8859-7': 'Greek (ISO 8859-7)',
  'iso-8859-6': 'Arabic (ISO 8859-6)',
  'euc-jp': 'Japanese (EUC-JP)',
} as const

export type LettersId = keyof typeof LETTERS
export const LETTERS_IDS = Object.keys(LETTERS) as LettersId[]
export const LettersId = z.enum(LETTERS_IDS as [LettersId, ...LettersId[]])
