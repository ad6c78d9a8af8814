// Joins three greyscale JPEGs into one in colour without decoding any: a scan of one component holds the same bytes as a
// greyscale JPEG of it (ITU-T T.81, A.2.2), so that only the headers are made anew.

export interface GreyJpegs {
  /** Of the whole size. */
  y: Uint8Array
  /** Of half the size, rounded up. */
  cb: Uint8Array
  cr: Uint8Array
}

const [SOI, EOI, SOS, DQT, DHT, SOF0, APP0, COM] = [0xd8, 0xd9, 0xda, 0xdb, 0xc4, 0xc0, 0xe0, 0xfe]
/** JFIF 1.1, no density, no thumbnail. */
const JFIF = [0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]

/** Baseline, 4:2:0, a scan for each component; throws where one of the three is not as sharp makes it. */
export function joinJpegs({ y, cb, cr }: GreyJpegs): Buffer {
  const parts = [y, cb, cr].map((jpeg) => takeApart(Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.length)))
  const [luma, ...chroma] = parts
  if (!luma || chroma.some(({ width, height }) => !isHalf(width, luma.width) || !isHalf(height, luma.height)))
    throw new Error('The components of a JPEG do not fit each other')
  const { width, height } = luma
  const components = [1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 2]
  return Buffer.concat([
    marker(SOI),
    segment(APP0, JFIF),
    ...parts.map(({ quantization }, id) => segment(DQT, [id, ...quantization])),
    segment(SOF0, [8, height >> 8, height & 255, width >> 8, width & 255, 3, ...components]),
    ...parts.flatMap(({ huffmanTables, data }, id) => [...huffmanTables, segment(SOS, [1, id + 1, 0, 0, 63, 0]), data]),
    marker(EOI),
  ])
}

const isHalf = (half: number, whole: number) => half === (whole + 1) >> 1
const marker = (code: number) => Buffer.from([0xff, code])
const segment = (code: number, content: number[]) =>
  Buffer.from([0xff, code, (content.length + 2) >> 8, (content.length + 2) & 255, ...content])

interface Component {
  width: number
  height: number
  /** 64 steps in zigzag order. */
  quantization: Buffer
  /** Their segments; those of a greyscale JPEG have the numbers that a scan of one component may name again. */
  huffmanTables: Buffer[]
  /** Entropy-coded. */
  data: Buffer
}

const refused = (what: string) => new Error(`Not a baseline greyscale JPEG of one scan: ${what}`)

function takeApart(jpeg: Buffer): Component {
  if (jpeg.readUInt16BE(0) !== 0xff00 + SOI || jpeg.readUInt16BE(jpeg.length - 2) !== 0xff00 + EOI)
    throw refused('it does not begin or end as one')
  const component: Partial<Component> & Pick<Component, 'huffmanTables'> = { huffmanTables: [] }
  for (let at = 2; ; ) {
    const end = at + 2 + jpeg.readUInt16BE(at + 2)
    const content = jpeg.subarray(at + 4, end)
    const code = jpeg.readUInt16BE(at) - 0xff00
    if (code === DQT) component.quantization = readQuantization(content)
    else if (code === SOF0) Object.assign(component, readFrame(content))
    else if (code === DHT) component.huffmanTables.push(jpeg.subarray(at, end))
    else if (code === SOS) return complete(component, content, jpeg.subarray(end, jpeg.length - 2))
    // Restarts, arithmetic coding, progression: whoever wrote those is not our encoder.
    else if (code !== COM && (code < APP0 || code > APP0 + 15)) throw refused(`it has a marker ${code.toString(16)}`)
    at = end
  }
}

function readQuantization(content: Buffer) {
  if (content.length !== 65 || content[0] !== 0) throw refused('its quantization is not one table of bytes')
  return content.subarray(1)
}

function readFrame(content: Buffer) {
  if (content.length !== 9 || content[0] !== 8 || content[5] !== 1)
    throw refused('its frame has more than one component')
  return { height: content.readUInt16BE(1), width: content.readUInt16BE(3) }
}

function complete(component: Partial<Component>, scan: Buffer, data: Buffer): Component {
  const { width, height, quantization, huffmanTables = [] } = component
  if (!width || !height || !quantization || huffmanTables.length === 0) throw refused('a header is missing')
  if (scan.length !== 6 || scan[0] !== 1 || scan[2] !== 0 || scan[3] !== 0 || scan[4] !== 63 || scan[5] !== 0)
    throw refused('its scan is not of one component, all at once')
  return { width, height, quantization, huffmanTables, data }
}
