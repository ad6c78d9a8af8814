// Writes a plain PDF of the demo: lines of text on A4, in the font that every reader has.

const LINES_A_PAGE = 44
const LONGEST_LINE = 88
const [LEFT, TOP, LEADING] = [64, 780, 16]
/** The signs of Windows-1252 that stand elsewhere in Unicode. */
const SIGNS: Record<string, number> = { '’': 0x92, '‘': 0x91, '“': 0x93, '”': 0x94, '–': 0x96 }

export function pdfOf(text: string): Buffer {
  const lines = text.split('\n').flatMap(wrap)
  const pages = Array.from({ length: Math.max(1, Math.ceil(lines.length / LINES_A_PAGE)) }, (_, at) =>
    lines.slice(at * LINES_A_PAGE, (at + 1) * LINES_A_PAGE),
  )
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`,
      streamOf(page),
    ]),
  ]
  return assemble(objects)
}

function wrap(line: string) {
  const wrapped = ['']
  for (const word of line.split(' ')) {
    const last = wrapped.at(-1) ?? ''
    if (last && last.length + word.length >= LONGEST_LINE) wrapped.push(word)
    else wrapped[wrapped.length - 1] = last ? `${last} ${word}` : word
  }
  return wrapped
}

function streamOf(lines: string[]) {
  const shown = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n')
  const content = `BT /F1 12 Tf ${LEADING} TL ${LEFT} ${TOP} Td\n${shown}\nET`
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
}

const escaped = (line: string) =>
  line
    .replace(/[\\()]/g, '\\$&')
    .replace(/[‘’“”–]/g, (sign) => `\\${(SIGNS[sign] ?? 0x3f).toString(8)}`)
    .replace(/[^ -~]/g, (sign) => `\\${(sign.charCodeAt(0) & 0xff).toString(8).padStart(3, '0')}`)

function assemble(objects: string[]) {
  let written = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = written.length
    written += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${written.length}\n%%EOF\n`
  return Buffer.from(written + table + end, 'latin1')
}
