// A PDF that arrives in parts: its beginning, then what the pages need that somebody looks at.
import { PDFDataRangeTransport } from 'pdfjs-dist'
import { Unreachable } from '#lib/call-errors.ts'
import { whenOnline } from '#lib/connection.ts'
import { fetchFile } from '#lib/fetch-file.ts'

/** In bytes: a paper of some pages is one part. */
export const PART_LENGTH = 262_144

export interface PdfBeginning {
  address: string
  content: ArrayBuffer
  /** Of the whole file, in bytes. */
  size: number
  /** Names the copy of which the other parts have to be; null where the server has none to name. */
  etag: string | null
}

/** All of it where it is short, or the server sends it whole. */
export async function fetchBeginning(address: string): Promise<PdfBeginning> {
  const { content, headers } = await fetchFile(address, { range: `bytes=0-${PART_LENGTH - 1}` })
  const [, total] = /\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? []
  return {
    address,
    content: await content.arrayBuffer(),
    size: total === undefined ? content.size : Number(total),
    etag: headers.get('etag'),
  }
}

/** Fetches the other parts as pdf.js asks for them; `onFailure` where they cannot be had any more. */
export class PdfParts extends PDFDataRangeTransport {
  readonly #beginning: PdfBeginning
  readonly #onFailure: () => void
  #isOver = false

  constructor(beginning: PdfBeginning, onFailure: () => void) {
    // Its bytes are taken over by the thread that reads them.
    super(beginning.size, new Uint8Array(beginning.content.slice(0)))
    this.#beginning = beginning
    this.#onFailure = onFailure
  }

  override requestDataRange(begin: number, end: number) {
    void this.#fetch(begin, end)
  }

  override abort() {
    this.#isOver = true
  }

  async #fetch(begin: number, end: number): Promise<void> {
    const { address, etag } = this.#beginning
    try {
      const headers = { range: `bytes=${begin}-${end - 1}`, ...(etag !== null && { 'if-range': etag }) }
      const { status, content } = await fetchFile(address, headers)
      if (this.#isOver) return
      // A day later it is another copy, and a part of that does not fit.
      if (status === 206) this.onDataRange(begin, new Uint8Array(await content.arrayBuffer()))
      else this.#onFailure()
    } catch (error) {
      if (this.#isOver) return
      if (error instanceof Unreachable) this.#againOnceLineIsBack(begin, end)
      else this.#onFailure()
    }
  }

  #againOnceLineIsBack(begin: number, end: number) {
    const leave = whenOnline(() => {
      leave()
      void this.#fetch(begin, end)
    })
  }
}
