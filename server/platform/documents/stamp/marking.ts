// Whether copies of a paper can be marked, found before it is kept: so that nobody learns it from a leak.
import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib'
import { unzipSync } from 'fflate'
import type { OfficeFormat } from '../main-part.ts'

/** `breaks_signature`: they can, and are no longer what was signed. */
export type Marking = 'possible' | 'breaks_signature' | 'impossible'

/** In bytes: larger ones take long to look into, and are taken to be as nearly all are, unless they are locked. */
const LARGEST_LOOKED_INTO = 10_000_000

export async function markingOf(file: Uint8Array, format: 'pdf' | OfficeFormat): Promise<Marking> {
  const [canWrite, isSigned] = format === 'pdf' ? await lookIntoPdf(file) : lookIntoOffice(file)
  if (!canWrite) return 'impossible'
  return isSigned ? 'breaks_signature' : 'possible'
}

async function lookIntoPdf(file: Uint8Array): Promise<[canWrite: boolean, isSigned: boolean]> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  // A signature says in plain bytes of which it is.
  const isSigned = bytes.includes('/ByteRange')
  if (file.length > LARGEST_LOOKED_INTO && !bytes.includes('/Encrypt')) return [true, isSigned]
  const pages = await PDFDocument.load(file, { password: '', updateMetadata: false, parseSpeed: ParseSpeeds.Fastest })
    .then((pdf) => pdf.getPages().length)
    .catch(() => 0)
  return [pages > 0, isSigned]
}

function lookIntoOffice(file: Uint8Array): [canWrite: boolean, isSigned: boolean] {
  const names: string[] = []
  unzipSync(file, {
    filter: ({ name }) => {
      names.push(name)
      return false
    },
  })
  const canWrite = ['[Content_Types].xml', '_rels/.rels'].every((name) => names.includes(name))
  return [canWrite, names.some((name) => /^_xmlsignatures\//i.test(name))]
}
