// A search for whose copy a picture is: where it fails, that is said in the specified words, with the reason.
import { forensics } from '@aerie/contract/forensics'
import { act, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { test } from '../../test/page.tsx'
import { useSearch } from './use-search.ts'

test('a search that fails says so', async ({ wire, run }) => {
  wire.refuse(forensics.search, 'unavailable', 'Too many searches are under way.')
  const { result } = run(useSearch, undefined)
  act(() => result.current.begin({ file: new File(['....'], 'leak.jpg', { type: 'image/jpeg' }) }))
  await screen.findByText('Failed to extract watermark data')
  await screen.findByText('Too many searches are under way.')
  expect(result.current.error).not.toBeNull()
})
