// A name is found however it is typed.
import { expect, test } from 'vitest'
import { searchable, soughtWords } from './spellings.ts'

const isFound = (stored: string, typed: string) => soughtWords(typed).every((word) => searchable(stored).includes(word))

test.each([
  ["Conan O'Brien", ['O’Brien', 'obrien', "O'Brien", 'oʼbrien', 'OBRIEN', "o'b", "conan o'b", 'O`Brien']],
  ['Conan O’Brien', ["O'Brien", 'obrien', 'brien']],
  ['Conan O Brien', ["o'brien", 'obrien', 'brien']],
  ["Mario D'Angelo", ['dangelo', 'd’angelo', 'angelo']],
  ['Jürgen Müller', ['Mueller', 'muller', 'Müller', 'Mu\u0308ller', 'mue', 'juergen', 'jurgen muell', 'MÜLLER']],
  ['Juergen Mueller', ['Müller', 'muller', 'mueller', 'jürgen']],
  ['Mu\u0308ller', ['müller', 'mueller', 'muller']],
  ['Jean‑Luc Picard', ['jean-luc', 'jean luc', 'jeanluc', 'Jean–Luc', 'jean‐luc pic']],
  ['Jean-Luc Picard', ['jean‑luc', 'jeanluc', 'luc']],
  ['Jean Luc Picard', ['jean-luc', 'jean luc']],
  ['Søren Ågaard', ['soren', 'soeren', 'søren', 'agaard', 'aagaard', 'ågaard']],
  ['Soeren Aagaard', ['søren', 'soren', 'ågaard']],
  ['Großmann', ['grossmann', 'großmann', 'GROSSMANN']],
  ['Joel Samuel', ['jo', 'joel', 'joe', 'sam', 'uel', 'samue']],
  ['Michael Bauer', ['michae', 'michael', 'bauer', 'bau', 'er']],
  ['Łukasz Żółć', ['lukasz', 'zolc']],
  ['Smith–Jones', ['smith-jones', 'smithjones', 'jones smith']],
])('%s', (stored, typed) => {
  expect(typed.filter((words) => !isFound(stored, words))).toEqual([])
})

test('what is not in a name does not find it', () => {
  expect(isFound("Conan O'Brien", 'obrian')).toBe(false)
  expect(isFound('Jürgen Müller', 'miller')).toBe(false)
  expect(isFound('Jean-Luc Picard', 'lucp')).toBe(false)
  expect(isFound('Jo Elder', 'joel')).toBe(false)
})
