// Lists in a sentence, and the order in which lists stand.
import { onFirstUse } from './on-first-use.ts'

const list = onFirstUse(() => new Intl.ListFormat('en'))
const listWithoutSerialComma = onFirstUse(() => new Intl.ListFormat('en-GB'))
const alternatives = onFirstUse(() => new Intl.ListFormat('en', { type: 'disjunction' }))

/** 'albums, news, and trips'. */
export const listOf = (parts: Iterable<string>) => list().format(parts)

/** The parts of the same, of which those of the type `element` are the given ones. */
export const listPartsOf = (parts: Iterable<string>) => list().formatToParts(parts)

/** 'Osric Vane, Idris Kell and 3 more': names, and how many there are besides. */
export const namesAndMore = (parts: Iterable<string>) => listWithoutSerialComma().format(parts)

/** 'albums, news, or trips'. */
export const anyOf = (parts: Iterable<string>) => alternatives().format(parts)

const alphabet = onFirstUse(() => new Intl.Collator('en', { sensitivity: 'base' }))

/** By the alphabet, whatever accents and capitals; for `sort`. */
export const byAlphabet = (one: string, other: string) => alphabet().compare(one, other)
