// `npm run sentences`: prints every sentence of the product that a person can meet, with its place, for whoever translates it.
import { allSentences } from './sentences/all-sentences.ts'

for (const { file, line, text } of allSentences()) console.log(`${file}:${line}\t${text}`)
