// A few known companies are offered for what is typed, and none twice.
import { expect, test } from 'vitest'
import { suggestCompanies } from './company-suggestions.ts'

const company = (name: string, usageCount: number, id: number) => ({ id, name, usageCount })
const companies = [
  company('Northwind Press', 9, 1),
  company('De Witt Bindery', 4, 2),
  company('Zürich Windmills', 2, 3),
  company('Winding Lane', 1, 4),
]
const offered = (typed: string, chosen: string[] = []) =>
  suggestCompanies(companies, typed, chosen).map(({ tag }) => tag)

test('names that begin with it come first, then those with such a word, then the others', () => {
  expect(offered('wind')).toEqual(['Winding Lane', 'Zürich Windmills', 'Northwind Press'])
})

test('accents and case do not matter', () => {
  expect(offered('ZURICH')).toEqual(['Zürich Windmills'])
})

test('what is chosen is not offered again', () => {
  expect(offered('wind', ['winding lane'])).toEqual(['Zürich Windmills', 'Northwind Press'])
})

test('nothing is offered before something is typed, and five at most', () => {
  expect(offered(' ')).toEqual([])
  const many = Array.from({ length: 40 }, (_, at) => company(`Mill ${at}`, 40 - at, at))
  expect(suggestCompanies(many, 'mill', ['Mill 0'])).toHaveLength(5)
})

test('each says how many brothers name it', () => {
  expect(suggestCompanies(companies, 'de wi', [])).toEqual([{ tag: 'De Witt Bindery', hint: '4 brothers' }])
  expect(suggestCompanies(companies, 'lane', [])).toEqual([{ tag: 'Winding Lane', hint: '1 brother' }])
})
