// All sentences of the product, file by file, without those of the demo's people and of the gallery.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../runtime.mjs'
import { type Sentence, sentencesIn } from './read-sentences.ts'

const PARTS = ['contract', 'packages', 'server', 'web']
/** Words that imports know in rosters, and what men call each other: compared, and shown to nobody. */
const COMPARED =
  /^contract\/(?:nicknames|placeholders)\.ts$|^packages\/text\/says-nothing\.ts$|^packages\/roster-reading\/(?:letters\/(?:names|utf8)|names\/(?:titles|name-order)|standing\/standing-)|^server\/features\/roster-columns\/column-names/
const NOT_MET =
  /\.(?:test|fixture|run)\.tsx?$|\.d\.ts$|(?:^|\/)(?:node_modules|dist|test|gallery|demo|migrations)\/|^web\/[^/]*(?:plugin|config)\.ts$|^server\/platform\/db\/schema\.ts$/

/** Ordered by file, and within each by line. */
export function allSentences(): (Sentence & { file: string })[] {
  const files = PARTS.flatMap((part) =>
    readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${part}/${name.replaceAll('\\', '/')}`,
    ),
  ).filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !NOT_MET.test(file) && !COMPARED.test(file))
  return files
    .toSorted()
    .flatMap((file) => sentencesIn(file, readFileSync(join(root, file), 'utf8')).map((one) => ({ file, ...one })))
}
