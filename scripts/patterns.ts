// `npm run patterns`: refuses a regular expression of the product whose time grows faster than the text it is tried on.
// `-- --keep` keeps what was found linear, which is not judged again then; `-- --all` judges all anew.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EXCEPTIONS } from './patterns/exceptions.ts'
import { isLinear, judgeAnew, keepLinear, notKept } from './patterns/judge.ts'
import { patternsIn } from './patterns/read-patterns.ts'
import { root } from './runtime.mjs'

const PARTS = ['contract', 'packages', 'server', 'web']
const TESTS = /\.(?:test|fixture|run)\.tsx?$|\.d\.ts$|(?:^|\/)(?:node_modules|dist|test)\//

const files = PARTS.flatMap((part) =>
  readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${part}/${name.replaceAll('\\', '/')}`,
  ),
).filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !TESTS.test(file))
const found = files.flatMap((file) =>
  patternsIn(file, readFileSync(join(root, file), 'utf8')).map((pattern) => ({ file, ...pattern })),
)

if (process.argv.includes('--all')) judgeAnew()
const needed = new Set<string>()
let refused = 0
for (const { file, line, source, flags } of found) {
  if (source !== null && isLinear(source, flags)) continue
  const name = `${file}: ${source}`
  needed.add(name)
  if (source !== null && name in EXCEPTIONS) continue
  refused += 1
  console.log(
    source === null
      ? `${file}:${line} is composed of what is neither constant nor given to RegExp.escape`
      : `${file}:${line} takes more than linear time: /${source}/${flags}`,
  )
}
const idle = Object.keys(EXCEPTIONS).filter((name) => !needed.has(name))
for (const name of idle) console.log(`No longer an exception: ${name}`)

if (process.argv.includes('--keep')) keepLinear(found)
else if (notKept() > 0) console.log(`${notKept()} judged; \`npm run patterns -- --keep\` keeps that they are linear`)
console.log(`${found.length} regular expressions, ${Object.keys(EXCEPTIONS).length} of them not linear and bounded`)
process.exitCode = refused + idle.length > 0 ? 1 : 0
