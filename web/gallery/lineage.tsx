// The lineage: on its way, as a tree, one class, the lines, how two are related, the poster.

import type { LineageBrother, LineageTree } from '@aerie/contract/lineage'
import { layOut } from '@aerie/lineage-layout/layout'
import { useState } from 'react'
import { BlanksFound } from '../features/blanks/blank-list.tsx'
import { BrotherCard } from '../features/lineage/brother-card.tsx'
import { KinshipPanel } from '../features/lineage/kinship/kinship-panel.tsx'
import { LoadingLineage } from '../features/lineage/loading-lineage.tsx'
import { forestOf } from '../features/lineage/model/forest.ts'
import { openLineage } from '../features/lineage/model/lineage.ts'
import { ProposeDialog } from '../features/lineage/proposing/propose-dialog.tsx'
import { PosterDialog } from '../features/lineage-poster/poster-dialog.tsx'
import { openTracing } from '../features/lineage-tree/tracing.ts'
import { Tree } from '../features/lineage-tree/tree.tsx'
import { LineCards } from '../features/lineage-views/by-line/line-cards.tsx'
import { ClassGrid } from '../features/lineage-views/one-class/class-grid.tsx'
import { Legend } from '../features/lineage-views/tools/legend.tsx'
import { TreeTools } from '../features/lineage-views/tools/tree-tools.tsx'
import { UnmatchedNames } from '../features/lineage-views/unmatched/unmatched-names.tsx'
import { Button } from '../ui/controls/button.tsx'
import { GallerySection } from './gallery-section.tsx'

const brother = (id: number, firstName: string, lastName: string, more: Partial<LineageBrother>) => ({
  id,
  firstName,
  lastName,
  ...more,
})
const ROWS: LineageTree = {
  '-2': [brother(1, 'Ezra', 'Asante', { pledgeClass: -2, lineageColor: 'black' })],
  '1': [
    brother(2, 'Elijah', 'Berg', { pledgeClass: 1, bigBrother: 1 }),
    brother(3, 'Peter', 'Lund', { pledgeClass: 1, bigBrother: 1 }),
    brother(4, 'Anders', 'Vestergaard', { bigBrother: 'Bartholomew Irons' }),
  ],
  '2': [
    brother(5, 'Owen', 'Kirwan', { pledgeClass: 2, bigBrother: 2 }),
    brother(6, 'Tim', 'Grey', { pledgeClass: 2, bigBrother: 2, claimed: true }),
    brother(7, 'Jules', 'Quintero', { pledgeClass: 2, lineageColor: 'orange' }),
  ],
}
const forest = forestOf(ROWS)
const LINEAGE = openLineage({ forest, whole: layOut(forest) }, 'OSOP', 6)
const ignore = () => undefined

const BLANKS = [
  { field: 'bigBrother' as const, text: 'N/A', count: 2, first: [] },
  { field: 'phone' as const, text: '555-555-5555', count: 1, first: [] },
]

export function LineagePieces() {
  const [tracing] = useState(openTracing)
  const [size, setSize] = useState<'portraits' | 'small' | 'threads'>('portraits')
  const [asked, setAsked] = useState<'kinship' | 'card' | 'propose' | 'poster' | null>(null)
  const poster = {
    open: () => setAsked('poster'),
    isComing: false,
    approach: { onPointerEnter: ignore, onFocus: ignore },
  }
  return (
    <GallerySection title="Lineage">
      <LoadingLineage />
      <TreeTools
        lineage={LINEAGE}
        shown="everyone"
        whose=""
        onShow={ignore}
        size={size}
        onSize={setSize}
        onFind={ignore}
        onRelate={() => setAsked('kinship')}
        onPropose={() => setAsked('propose')}
        poster={poster}
      />
      <Legend lineage={LINEAGE} onGo={ignore} />
      <Tree
        lineage={LINEAGE}
        layout={LINEAGE.whole}
        sizeName={size}
        tracing={tracing}
        folding={null}
        isLine={false}
        label="Lineage by pledge class"
        destination={null}
        onTouched={() => setAsked('card')}
      />
      <Button onClick={() => setAsked('card')}>Touch somebody</Button>
      <ClassGrid lineage={LINEAGE} row={1} />
      <LineCards lineage={LINEAGE} open={undefined} />
      <LineCards lineage={LINEAGE} open="black" />
      <BlanksFound found={BLANKS} />
      <UnmatchedNames lineage={LINEAGE} />
      {asked === 'kinship' && (
        <KinshipPanel lineage={LINEAGE} one={5} other={1} onChoose={ignore} onClose={() => setAsked(null)} />
      )}
      {asked === 'card' && (
        <BrotherCard
          lineage={LINEAGE}
          index={3}
          onRelate={ignore}
          onPropose={() => setAsked('propose')}
          onLine={ignore}
          onClose={() => setAsked(null)}
        />
      )}
      <ProposeDialog open={asked === 'propose'} lineage={LINEAGE} about={3} onClose={() => setAsked(null)} />
      <PosterDialog
        open={asked === 'poster'}
        lineage={LINEAGE}
        shownLine={undefined}
        siteName="Aerie"
        onClose={() => setAsked(null)}
      />
    </GallerySection>
  )
}
