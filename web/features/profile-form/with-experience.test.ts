// Positions from elsewhere fill what is empty and follow what is there; nothing typed is lost.
import { expect, test } from 'vitest'
import { withExperience } from './with-experience.ts'

const EMPTY = { currentPosition: '', currentCompany: '', workStartDate: '', workHistory: [] }
const NOW = { title: 'Type Designer', company: 'Northlight Studio', startDate: 'March 2019', endDate: null }
const THEN = { title: 'Senior Letterer', company: 'Harbour Press', startDate: 'June 2016', endDate: 'February 2019' }

test('the position without an end becomes the current one where none is named', () => {
  expect(withExperience(EMPTY, [THEN, NOW])).toEqual({
    currentPosition: 'Type Designer',
    currentCompany: 'Northlight Studio',
    workStartDate: 'March 2019',
    workHistory: [THEN],
  })
})

test('a current position stays, and what is known already is not repeated', () => {
  const work = {
    currentPosition: 'type designer',
    currentCompany: 'Northlight Studio',
    workStartDate: '2019',
    workHistory: [{ title: 'Own words', company: '', startDate: '', endDate: '' }],
  }
  expect(withExperience(work, [NOW, THEN])).toEqual({ ...work, workHistory: [...work.workHistory, THEN] })
})
