// Generates the forms with files that endpoints take: rosters, pictures, exports, and what is none of them.
import fc from 'fast-check'
import type { Values } from './values.ts'

export interface Sent {
  payload: string | Buffer
  type: string
}

const EDGE = 'edge'

const FILES = [
  'First name,Last name,E-mail\nNils,Berg,nils@example.org\n',
  'First name;Last name;Class\r\n"Odd";"Lund";12\r\nNo;Body;x\r\n',
  '\ufeffName,Phone,Big brother\nMarcus Reyes,+1 617 555 0134,Al Stone\n',
  'Company Name,Title,Description,Location,Started On,Finished On\nSalt,Clerk,,Boston,Jan 2020,\n',
  'First name,Last name\n"unclosed,quote\n',
  'First name,Last name\nA\u0000l,Stone\n',
  'First name\tLast name\nTab\tbed\n',
  'a,b,c\n1,2\n',
  ',\n,,,\n',
  '',
  '\n',
  'PK\u0003\u0004broken zip',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '%PDF-1.7',
]
const NAMES = [
  'roster.csv',
  'ROSTER.CSV',
  'photo.jpg',
  'Positions.csv',
  'export.zip',
  'a\ud83d.csv',
  '../../x.csv',
  `${'n'.repeat(500)}.csv`,
  '',
  '.csv',
]

/** `pictures` are small files that can be read as such. */
export function formOf(field: string, values: Values, pictures: Buffer[]) {
  const content = fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...FILES).map((text) => Buffer.from(text)) },
    { weight: 4, arbitrary: fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 1, arbitrary: fc.constantFrom(...pictures) },
    { weight: 1, arbitrary: fc.constantFrom(...pictures).map((picture) => picture.subarray(0, picture.length / 2)) },
  )
  const names = fc.constantFrom('dryRun', 'exclude', 'invite', 'mended', 'crop', 'recut', 'unknown', '__proto__')
  const texts = fc.oneof(
    fc.constantFrom('true', 'false', '1,2', '0,0,1,1', '0.1,0,0.8,1', '1,1,1,1', '[{"row":2,"cells":["A","\\u0000"]}]'),
    values.hostileText,
  )
  const parts = fc.record({
    fields: fc.array(fc.tuple(names, texts), { maxLength: 4 }),
    field: fc.oneof({ weight: 9, arbitrary: fc.constant(field) }, { weight: 1, arbitrary: values.text }),
    name: fc.constantFrom(...NAMES),
    content,
    /** How much of it is sent. */
    share: fc.oneof(
      { weight: 9, arbitrary: fc.constant(1) },
      { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
    ),
  })
  return parts.map(({ fields, field: named, name, content: file, share }): Sent => {
    const lines = fields.map(([key, value]) => Buffer.from(partOf(`name="${key}"`, value)))
    const last = [
      Buffer.from(partOf(`name="${named.replaceAll(/["\r\n]/g, '')}"; filename="${name}"`, '').slice(0, -2)),
      file,
    ]
    const whole = Buffer.concat([...lines, ...last, Buffer.from(`\r\n--${EDGE}--\r\n`)])
    return {
      payload: whole.subarray(0, Math.ceil(whole.length * share)),
      type: `multipart/form-data; boundary=${EDGE}`,
    }
  })
}

const partOf = (disposition: string, value: string) =>
  `--${EDGE}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`
