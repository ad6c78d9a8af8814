// A program in the place of LibreOffice, for machines that have none: it makes the PDF it is given of whatever file it is handed.
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { madePdf } from '#platform/documents/made-document.fixture.ts'
import { openOffice } from '#platform/office/office.ts'

/** Files that hold one of these words, as letters that stand for themselves, come to nothing, or never to an end. */
export const [UNREADABLE, ENDLESS] = ['cannot-be-read', 'never-ends']

export async function openConvertingProgram(pages: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'aerie-converting-'))
  await chmod(folder, 0o755)
  const soffice = join(folder, 'soffice')
  await writeFile(join(folder, 'made.pdf'), await madePdf(pages))
  const script = [
    '#!/bin/sh',
    'while [ $# -gt 2 ]; do shift; done',
    `grep -qa ${UNREADABLE} "$2" && exit 1`,
    `grep -qa ${ENDLESS} "$2" && kill -KILL $$`,
    `cat ${join(folder, 'made.pdf')} > "$1/document.pdf"`,
  ]
  await writeFile(soffice, `${script.join('\n')}\n`)
  await chmod(soffice, 0o755)
  const office = openOffice({ state: 'unconfined', soffice, bwrap: null })
  const found = { isThere: true }
  return {
    found,
    /** As long as it is there. */
    office: {
      ...office,
      get isReady() {
        return found.isThere
      },
    },
    close: () => rm(folder, { recursive: true }),
  }
}
