// `npm run sizes`: how large each feature and package is, without tests, fixtures and css; refuses a feature that has outgrown its walls.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './runtime.mjs'

const MOST_LINES = 1200

const features = [...sizesIn('server/features'), ...sizesIn('web/features')]
const tooLarge = features.filter(({ lines }) => lines > MOST_LINES)

for (const { folder, lines } of [...sizesIn('packages'), ...features.sort((one, other) => one.lines - other.lines)])
  console.log(`${String(lines).padStart(5)}  ${folder}`)
for (const { folder } of tooLarge) console.error(`${folder} is past ${MOST_LINES} lines`)
process.exitCode = tooLarge.length > 0 ? 1 : 0

function sizesIn(part) {
  return readdirSync(join(root, part), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ folder: `${part}/${name}`, lines: linesIn(`${part}/${name}`) }))
}

function linesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => /\.(?:tsx?|mjs)$/.test(name) && !/\.(?:test|fixture)\.tsx?$|(?:^|[/\\])node_modules[/\\]/.test(name),
    )
    .reduce((sum, name) => sum + readFileSync(join(root, folder, name), 'utf8').split('\n').length - 1, 0)
}
