// The brothers that this device keeps, searched by name, class, city or work.
import { formatCount } from '@aerie/text/numbers'
import { Search } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Input } from '#ui/controls/input.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Page } from '#ui/layout/page.tsx'
import { asOfWords } from './as-of.ts'
import { findAmong } from './find-on-device.ts'
import type { KeptCopy } from './kept-copy.ts'
import { KeptRow } from './kept-row.tsx'

const AT_ONCE = 12
const MORE = 60

interface OfflineDirectoryProps {
  copy: KeptCopy
  band: ReactNode
  beside: ReactNode
}

export function OfflineDirectory({ copy: { brothers, about }, band, beside }: OfflineDirectoryProps) {
  const [typed, setTyped] = useState('')
  const [most, setMost] = useState(AT_ONCE)
  const found = findAmong(brothers, useDeferredValue(typed))
  const all = formatCount(found.length)
  return (
    <Page title="Brotherhood" subtitle={`From this device, as of ${asOfWords(about.asOf)}`}>
      {band}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card
          title="Brothers"
          flush
          action={<span className="num text-ink-3">{formatCount(brothers.length)} on this device</span>}
          foot={
            <>
              <span className="num">
                {formatCount(Math.min(most, found.length))} of {all}
              </span>
              {most < found.length && (
                <Button variant="link" onClick={() => setMost(most + MORE)}>
                  Show more
                </Button>
              )}
            </>
          }
        >
          <div className="px-5 pb-4">
            <Input
              type="search"
              icon={<Search />}
              aria-label="Search brothers on this device"
              placeholder="Name, class or city"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value)
                setMost(AT_ONCE)
              }}
            />
          </div>
          <p className="sr-only" role="status">
            {typed && `${all} found`}
          </p>
          {found.length > 0 ? (
            <ul className="kept-rows">
              {found.slice(0, most).map((brother) => (
                <KeptRow key={brother.id} brother={brother} shortName={about.shortName} />
              ))}
            </ul>
          ) : (
            <EmptyState compact title="Nobody on this device">
              Nobody kept here fits these words.
            </EmptyState>
          )}
        </Card>
        {beside}
      </div>
    </Page>
  )
}
