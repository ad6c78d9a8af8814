// The last bytes of what is packed, by which a cut is seen at once; zstd passes over such a frame.

const SKIPPED = 0x184d2a50
const TEXT = Buffer.from('aerie: the end\n')

const head = Buffer.alloc(8)
head.writeUInt32LE(SKIPPED, 0)
head.writeUInt32LE(TEXT.length, 4)

export const END_MARK = Buffer.concat([head, TEXT])
