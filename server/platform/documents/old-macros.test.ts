// Macros in Office files of the kind before 2007: found where each program keeps them, and not where only their names stand.
import { CFB } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { checkOldOffice, type OldFormat } from './old-office.ts'

const MAIN: Record<OldFormat, string> = { doc: 'WordDocument', xls: 'Workbook', ppt: 'PowerPoint Document' }

function container(format: OldFormat, main: Uint8Array = new Uint8Array(64), streams: string[] = []) {
  const cfb = CFB.utils.cfb_new()
  CFB.utils.cfb_add(cfb, `/${MAIN[format]}`, main)
  for (const stream of streams) CFB.utils.cfb_add(cfb, `/${stream}`, new Uint8Array([1, 2, 3]))
  return new Uint8Array(CFB.write(cfb, { type: 'buffer' }) as Buffer)
}
/** Records of a presentation, with whether it has macros. */
const records = (flag: number) =>
  new Uint8Array(
    [15, 0, 0xe8, 3, 40, 0, 0, 0, 0x1f, 0, 0xff, 3, 20, 0, 0, 0].concat([
      2,
      0,
      0,
      4,
      12,
      0,
      0,
      0,
      7,
      0,
      0,
      0,
      flag,
      0,
      0,
      0,
      2,
      0,
      0,
      0,
    ]),
  )

test.each([
  ['doc', container('doc', undefined, ['Macros/VBA/_VBA_PROJECT', 'Macros/PROJECT'])],
  ['xls', container('xls', undefined, ['_VBA_PROJECT_CUR/VBA/_vba_project'])],
  ['ppt', container('ppt', records(1))],
] as const)('%s with macros', (format, file) => expect(checkOldOffice(file, format)).toBe(true))

test.each([
  [
    'doc',
    container('doc', new TextEncoder().encode(`${'\0'.repeat(512)}This text tells of _VBA_PROJECT and of Macros.`)),
  ],
  ['xls', container('xls', undefined, ['_VBA_PROJECT_CURRENCY'])],
  ['ppt', container('ppt', records(0))],
] as const)('%s without', (format, file) => expect(checkOldOffice(file, format)).toBe(false))
