// The way to the rest of a list: it goes when the list is whole, and says so when a page could not be loaded.

import { joinRequests } from '@aerie/contract/join-requests'
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { useListInPages } from '#lib/list-in-pages.ts'
import { pagesQuery } from '#lib/pages-query.ts'
import { press } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { ShowMore } from './show-more.tsx'

function Decided() {
  const query = useListInPages(pagesQuery(joinRequests.decided))
  return (
    <>
      {query.data?.map(({ id, name }) => (
        <p key={id}>{name}</p>
      ))}
      <ShowMore query={query} />
    </>
  )
}

const request = (id: number, name: string) => ({
  id,
  name,
  email: 'him@post.example',
  outcome: 'accepted' as const,
  decidedAt: '2026-11-20T18:40:00.000Z',
  decidedBy: null,
  note: null,
})

test('a page that could not be loaded is said, what is there stays, and the next press asks again', async ({
  wire,
  show,
}) => {
  const pages = [[request(1, 'August')], [request(2, 'Nils')]]
  wire.answerPages(joinRequests.decided, pages)
  show(<Decided />)
  await screen.findByText('August')
  wire.refuse(joinRequests.decided, 'unavailable', 'The database is resting.')
  await press('Show more')
  await screen.findByText('The database is resting.')
  expect(screen.getByText('August')).toBeDefined()
  wire.answerPages(joinRequests.decided, pages)
  await press('Show more')
  await screen.findByText('Nils')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(screen.queryByText('The database is resting.')).toBeNull()
})
