// Finds words in the pages of an opened PDF.
import { placesOf, plain } from '@aerie/text/search-form'

/** The numbers of the pages, from 1, that have all the words. */
export function pagesWith(texts: readonly string[], sought: string): number[] {
  const words = plain(sought).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return texts.flatMap((text, at) => (words.every((word) => text.includes(word)) ? [at + 1] : []))
}

/** Where the words stand in a piece of a line: from and to. */
export function placesIn(piece: string, sought: string): [number, number][] {
  const text = plain(piece)
  const words = plain(sought).split(/\s+/).filter(Boolean)
  const places = words.flatMap((word) => placesOf(text, word).map((at): [number, number] => [at, at + word.length]))
  // Where letters became two, such as ß, the places are no longer those of the piece.
  return text.length === piece.length || places.length === 0 ? places : [[0, piece.length]]
}
