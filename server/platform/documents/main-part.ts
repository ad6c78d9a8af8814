// Which Office program a file is of, and the part in which it begins, as its own directory says.
import { Refusal } from '../errors.ts'
import { DAMAGED, MACROS, type OfficePackage, openPackage, TYPES_PART } from './office-package.ts'
import { isOldOffice, refuseOldOffice } from './old-office.ts'

export type OfficeFormat = 'docx' | 'xlsx' | 'pptx'

/** By the type of the part in which they begin; with macros their types have other beginnings. */
const BEGINNINGS: [OfficeFormat, RegExp][] = [
  ['docx', /wordprocessingml\.(?:document|template)\.main\+xml$/i],
  ['xlsx', /spreadsheetml\.(?:sheet|template)\.main\+xml$/i],
  ['pptx', /presentationml\.(?:presentation|slideshow|template)\.main\+xml$/i],
]
const WITH_MACROS = /macroEnabled/i

export interface OpenedOffice {
  parts: OfficePackage
  /** The name of the part in which it begins. */
  main: string
}

/** Throws a refusal with a sentence for what is no such file, or may not be kept. */
export function openOffice(file: Uint8Array, format: OfficeFormat): OpenedOffice {
  if (isOldOffice(file)) refuseOldOffice(file, format)
  if (!isZip(file)) throw new Refusal('not_valid', `This is not a ${format} file.`)
  const parts = openPackage(file)
  const [main] = [...named(parts), ...parts.names].filter((name) => formatOf(parts.contentTypeOf(name)) !== null)
  if (main === undefined) {
    if ([...parts.names].some((name) => WITH_MACROS.test(parts.contentTypeOf(name))))
      throw new Refusal('not_valid', MACROS)
    throw new Refusal('not_valid', parts.names.has(TYPES_PART) ? DAMAGED : `This is not a ${format} file.`)
  }
  const found = formatOf(parts.contentTypeOf(main))
  if (found !== null && found !== format) throw new Refusal('not_valid', misnamed(found, format))
  return { parts, main }
}

const isZip = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b

/** What the package itself names as its beginning. */
const named = (parts: OfficePackage) =>
  parts
    .relationshipsOf('')
    .filter(({ type, target, isExternal }) => type === 'officeDocument' && !isExternal && parts.names.has(target))
    .map(({ target }) => target)

const formatOf = (type: string) => BEGINNINGS.find(([, pattern]) => pattern.test(type))?.[0] ?? null

const PROGRAMS: Record<OfficeFormat, string> = { docx: 'a Word file', xlsx: 'an Excel file', pptx: 'a PowerPoint file' }

const misnamed = (found: OfficeFormat, ending: OfficeFormat) =>
  `This is ${PROGRAMS[found]}, although its name ends in .${ending}. Let it end in .${found} and select that.`
