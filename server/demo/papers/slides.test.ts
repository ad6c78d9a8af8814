// The slides of the demo, before what reads those of members: kept, with their texts and the picture.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openOffice } from '#platform/documents/main-part.ts'
import { readSlides } from '#platform/documents/slides.ts'
import { pptxOf } from './slides.ts'

test('slides are told apart, and the last has its picture', async () => {
  const picture = await readFile(new URL('house.jpg', import.meta.url))
  const file = pptxOf('First\nOne & two\n\nSecond\nThree', picture)
  expect(() => openOffice(file, 'pptx')).not.toThrow()
  const { count, pages, rendition } = await readSlides(file)
  expect(count ?? pages.length).toBe(2)
  expect(pages[0]?.body).toContain('One & two')
  expect(pages[1]?.body).toContain('Three')
  expect(rendition?.pictures.map((one) => one.length)).toEqual([picture.length])
})
