// A line that says for whom a copy was made, in letters that every reader shows: those of western Europe in a font that all
// have, others in one that the file brings along.
import { lettersOf } from '@aerie/text/letters'
import { type PDFDocument, type PDFFont, type PDFRef, StandardFonts } from '@cantoo/pdf-lib'
import { type EmbeddedLetters, LINE_SIZE, openLetters, type Run } from './embedded-letters.ts'
import { partWith } from './font-parts.ts'

export interface WrittenLine {
  /** Between `BT` and `ET`, where its beginning has been set. */
  operators: string
  /** In 1/72 inch. */
  width: number
  /** By the names that the operators have for them. */
  fonts: Record<string, PDFRef>
}

/** Where a letter of it is in no font, `besides` says who is meant. */
export async function writeLine(pdf: PDFDocument, line: string, besides: string): Promise<WrittenLine> {
  const plain = await pdf.embedFont(StandardFonts.Helvetica)
  const { pieces, letters } = await piecesOf(line, plain)
  if (pieces.some(({ isLost }) => isLost)) pieces.push({ text: besides, file: null })
  const names = new Map<string | null, string>([[null, 'Plain']])
  const written = joined(pieces).map(({ text, file }): Run & { name: string } => {
    const name = names.get(file) ?? `Letters${names.size}`
    names.set(file, name)
    return { name, ...(letters.get(file)?.write(text) ?? writePlain(plain, text)) }
  })
  const fonts = [...names].map(([file, name]): [string, PDFRef] => [
    name,
    letters.get(file)?.embed(pdf.context) ?? plain.ref,
  ])
  return {
    operators: written.map(({ name, operators }) => `/${name} ${LINE_SIZE} Tf ${operators}`).join(' '),
    width: written.reduce((sum, { width }) => sum + width, 0) * LINE_SIZE,
    fonts: Object.fromEntries(fonts),
  }
}

const writePlain = (font: PDFFont, text: string): Run => ({
  operators: `${font.encodeText(text)} Tj`,
  width: font.widthOfTextAtSize(text, 1),
})

interface Piece {
  text: string
  /** Of the font's part; null for the font that all readers have. */
  file: string | null
  isLost?: boolean
}

/** Letters with their accents, each by the font that has it. */
async function piecesOf(line: string, plain: PDFFont) {
  const known = new Set(plain.getCharacterSet())
  const isPlain = (text: string) => Array.from(text).every((letter) => known.has(letter.codePointAt(0) ?? 0))
  const pieces = await Promise.all(
    lettersOf(line.normalize('NFC')).map(
      async (text): Promise<Piece> => ({
        text,
        file: isPlain(text) ? null : ((await partWith(text)) ?? null),
        isLost: false,
      }),
    ),
  )
  const letters = new Map<string | null, EmbeddedLetters>()
  for (const [file, ofFile] of Map.groupBy(pieces, ({ file }) => file))
    if (file !== null) letters.set(file, await openLetters(file, ofFile.map(({ text }) => text).join('')))
  const settled = pieces.map((piece): Piece => {
    // What its package names is not always drawn.
    const isThere = piece.file === null ? isPlain(piece.text) : letters.get(piece.file)?.has(piece.text)
    return isThere ? piece : { text: bareOf(piece.text, isPlain), file: null, isLost: true }
  })
  return { pieces: settled, letters }
}

function bareOf(letter: string, isPlain: (text: string) => boolean) {
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '')
  return isPlain(bare) ? bare : '?'
}

/** What stands beside each other in one font is written, and shaped, as one. */
function joined(pieces: readonly Piece[]) {
  const runs: Piece[] = []
  for (const { text, file } of pieces) {
    const last = runs.at(-1)
    if (last?.file === file) last.text += text
    else runs.push({ text, file })
  }
  return runs
}
