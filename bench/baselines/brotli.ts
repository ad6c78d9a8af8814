// Baseline of sending the directory: compressing the same JSON once, and nothing around it.
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

const [file = ''] = process.argv.slice(2)
const json = readFileSync(file)

process.on('message', ({ message: quality }: { message: number }) => {
  process.send?.(brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length)
})
process.send?.(json.length)
