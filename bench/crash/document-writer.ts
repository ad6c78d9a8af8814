// A super admin who adds papers of every kind and replaces them, and what the server has acknowledged of each.
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { madeDocx, madePdf, madePptx } from '../../server/platform/documents/made-document.fixture.ts'
import type { Client } from '../instruments/client.ts'
import { addDocument, replaceDocument, type SentFile, type WrittenDocument } from './film-writer.ts'
import { untilKilled } from './until-killed.ts'

/** Each answers another file each time. */
const PAPERS: (() => Promise<SentFile>)[] = [
  async () => ({ name: 'minutes.docx', content: Buffer.from(madeDocx([anew()])) }),
  async () => ({ name: 'minutes.pdf', content: Buffer.from(await madePdf([anew(), anew()])) }),
  async () => ({ name: 'dues.csv', content: Buffer.from(`Name,Paid\n${anew()},12\n`) }),
  async () => ({ name: 'evening.pptx', content: Buffer.from(madePptx([anew()])) }),
  async () => ({ name: 'porch.jpg', content: await picture() }),
]

const anew = () => `Of ${randomBytes(8).toString('hex')}`

const picture = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: `#${randomBytes(3).toString('hex')}` } })
    .jpeg()
    .toBuffer()

/** `end` announces the kill; `over` rejects when the server failed before it. */
export function writeDocuments(client: Client, cookie: string, documents: WrittenDocument[]) {
  let isEnding = false
  const paper = (at: number) => (PAPERS[at % PAPERS.length] as (typeof PAPERS)[number])()
  const over = untilKilled(
    () => isEnding,
    async () => {
      while (!isEnding) {
        const kind = documents.length
        const id = await addDocument(client, cookie, await paper(kind))
        if (id === null) return
        documents.push({ id, versions: 1, isReplaced: false })
        // The one before is replaced by another kind, and this one while it is made.
        for (const one of documents.slice(-2)) {
          if (isEnding) return
          one.isReplaced = true
          const isTaken = await replaceDocument(client, cookie, one.id, await paper(kind + one.versions))
          Object.assign(one, { versions: one.versions + (isTaken ? 1 : 0), isReplaced: false })
          if (!isTaken) return
        }
      }
    },
  )
  return {
    over,
    end() {
      isEnding = true
    },
  }
}
