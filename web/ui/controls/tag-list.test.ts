// Tags grow without blanks and repetitions, however they are typed or pasted.
import { expect, test } from 'vitest'
import { tagsIn, withTags } from './tag-list.ts'

test('a text falls into its tags at commas and whatever divides a pasted list', () => {
  expect(tagsIn('a, b, c')).toEqual(['a', 'b', 'c'])
  expect(tagsIn('Harbour Press;\r\nDe  Witt\tBindery')).toEqual(['Harbour Press', 'De Witt', 'Bindery'])
  expect(tagsIn(' , ;  ')).toEqual([])
})

test('what is in the list already is not added again, in whatever case', () => {
  expect(withTags(['Fenmark'], ['FENMARK', 'Vistula', 'vistula', 'Fontana'])).toEqual(['Fenmark', 'Vistula', 'Fontana'])
})

test('the list itself is left as it was', () => {
  const tags = ['Fenmark']
  withTags(tags, ['Vistula'])
  expect(tags).toEqual(['Fenmark'])
})
