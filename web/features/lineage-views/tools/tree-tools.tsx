// What stands over the tree: whose it is, a brother to find, how two are related, the size, the poster.
import './tree-tools.css'
import type { SizeName } from '@aerie/lineage-layout/drawing/sizes'
import { Download, Link2, Waypoints } from 'lucide-react'
import { FindBrother } from '#features/lineage/find-brother.tsx'
import type { Lineage } from '#features/lineage/model/lineage.ts'
import { Button } from '#ui/controls/button.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { Zoom } from './zoom.tsx'

export type TreeScope = 'everyone' | 'mine' | 'his'

interface TreeToolsProps {
  lineage: Lineage
  shown: TreeScope
  /** Whose line it is where it is not one's own. */
  whose: string
  onShow: (shown: TreeScope) => void
  size: SizeName
  onSize: (size: SizeName) => void
  onFind: (index: number) => void
  onRelate: () => void
  onPropose: () => void
  /** The dialog of the poster, whose code comes when it is about to be needed. */
  poster: { open: () => void; isComing: boolean; approach: { onPointerEnter: () => void; onFocus: () => void } }
}

export function TreeTools(props: TreeToolsProps) {
  const { lineage, shown, whose, onShow, size, onSize, onFind, onRelate, onPropose, poster } = props
  const choices = [
    { value: 'everyone' as const, label: 'Everyone' },
    ...(lineage.me === undefined ? [] : [{ value: 'mine' as const, label: 'My line' }]),
    ...(shown === 'his' ? [{ value: 'his' as const, label: `${whose}’s line` }] : []),
  ]
  return (
    <div className="tree-tools">
      <Segments label="Brothers shown" options={choices} value={shown} onChange={onShow} />
      <div className="tree-tools-find">
        <FindBrother lineage={lineage} label="Find a brother" onPick={onFind} />
      </div>
      <Button icon={<Waypoints />} className="tree-tools-relate" onClick={onRelate}>
        How are we related?
      </Button>
      <Button icon={<Link2 />} className="tree-tools-propose" onClick={onPropose}>
        Propose a tie
      </Button>
      <span className="tree-tools-gap" />
      <Zoom size={size} onChange={onSize} />
      <Button
        icon={<Download />}
        className="tree-tools-poster"
        pending={poster.isComing}
        onClick={poster.open}
        {...poster.approach}
      >
        Poster
      </Button>
    </div>
  )
}
