// `npm run sizes`: refuses a feature that has outgrown its walls. Tests, fixtures and css are not counted.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LIBRARIES } from './libraries.mjs'
import { root } from './runtime.mjs'

const MOST_LINES = 1200
const LARGEST_SHOWN = 5

const features = ['server/features', 'web/features'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
)
const sizes = [...features, ...LIBRARIES]
  .map((folder) => ({ folder, lines: filesOf(folder).reduce((sum, file) => sum + linesOf(file), 0) }))
  .sort((one, other) => other.lines - one.lines)
const tooLarge = sizes.filter(({ lines }) => lines > MOST_LINES)

for (const { folder, lines } of sizes.slice(0, Math.max(LARGEST_SHOWN, tooLarge.length)))
  console.log(`${lines}  ${folder}${lines > MOST_LINES ? `  is past ${MOST_LINES} lines` : ''}`)
process.exitCode = tooLarge.length > 0 ? 1 : 0

/** The product's files in a folder, but those of a library inside it. */
function filesOf(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
    .filter((file) => !LIBRARIES.some((library) => library !== folder && file.startsWith(`${library}/`)))
}

function linesOf(file) {
  return readFileSync(join(root, file), 'utf8').split('\n').length - 1
}
