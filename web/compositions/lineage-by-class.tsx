// The tree with what stands over it and beside it: everyone's or one line, whom one looks for, how two are related.
import { use, useState } from 'react'
import { BrotherCard } from '#features/lineage/brother-card.tsx'
import { KinshipPanel } from '#features/lineage/kinship/kinship-panel.tsx'
import type { Lineage } from '#features/lineage/model/lineage.ts'
import type { LineageSearch } from '#features/lineage/model/lineage-search.ts'
import { openTracing } from '#features/lineage-tree/tracing.ts'
import { Tree } from '#features/lineage-tree/tree.tsx'
import { Legend } from '#features/lineage-views/tools/legend.tsx'
import { TreeTools } from '#features/lineage-views/tools/tree-tools.tsx'
import { stepSize } from '#features/lineage-views/tools/zoom.tsx'
import { useLineageActs } from '#features/lineage-views/use-lineage-acts.ts'
import { useLineageKeys } from '#features/lineage-views/use-lineage-keys.ts'
import { usePinned } from '#features/lineage-views/use-pinned.ts'
import { useShown } from '#features/lineage-views/use-shown.ts'
import { lazyCode } from '#lib/lazy-code.ts'
import { SiteName } from '#ui/layout/site-name.ts'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'

const lazyProposeDialog = lazyCode(() => import('#features/lineage/proposing/propose-dialog.tsx'))
const posterDialog = lazyCode(() => import('#features/lineage-poster/poster-dialog.tsx'))

interface LineageByClassProps {
  lineage: Lineage
  search: LineageSearch
  goTo: (next: LineageSearch, replace?: boolean) => void
}

export function LineageByClass({ lineage, search, goTo }: LineageByClassProps) {
  const [tracing] = useState(openTracing)
  const shown = useShown(lineage, search)
  const acts = useLineageActs({ lineage, search, shown, goTo })
  const { one, other, touched } = acts
  const { code, ...poster } = useLazyDialog(posterDialog)
  const { propose, proposeDialog } = useProposing(lineage, acts.letGo)
  const siteName = use(SiteName)
  usePinned(lineage, tracing, { one, other, touched })
  useTreeKeys(acts)
  return (
    <>
      <TreeTools
        lineage={lineage}
        shown={shown.shown}
        whose={shown.whose}
        onShow={acts.show}
        size={acts.size}
        onSize={acts.setSize}
        onFind={acts.goToBrother}
        onRelate={() => acts.relate(one, undefined)}
        onPropose={() => propose(undefined)}
        poster={poster}
      />
      <Legend lineage={lineage} onGo={acts.goToBrother} />
      <Tree
        lineage={lineage}
        layout={shown.layout}
        sizeName={acts.size}
        tracing={tracing}
        folding={shown.folding}
        isLine={shown.shown !== 'everyone'}
        label={shown.shown === 'everyone' ? 'Lineage by pledge class' : `The line of ${shown.whose}`}
        destination={acts.destination}
        onTouched={acts.touch}
      />
      {acts.isRelating && (
        <KinshipPanel lineage={lineage} one={one} other={other} onChoose={acts.relate} onClose={acts.endRelating} />
      )}
      {touched !== null && (
        <BrotherCard
          lineage={lineage}
          index={touched}
          onRelate={() => acts.relate(lineage.me, touched)}
          onPropose={() => propose(touched)}
          onLine={() => acts.show(touched === lineage.me ? 'mine' : 'his', touched)}
          onClose={acts.letGo}
        />
      )}
      {proposeDialog}
      {code && (
        <code.PosterDialog
          open={poster.isOpen}
          lineage={lineage}
          shownLine={shown.index}
          siteName={siteName}
          onClose={poster.close}
        />
      )}
    </>
  )
}

/** About whom there may be a big brother to propose. */
function useProposing(lineage: Lineage, onOpen: () => void) {
  const { code, ...dialog } = useLazyDialog(lazyProposeDialog)
  const [about, setAbout] = useState<number>()
  return {
    propose(index: number | undefined) {
      setAbout(index)
      onOpen()
      dialog.open()
    },
    proposeDialog: code && (
      <code.ProposeDialog
        key={dialog.count}
        open={dialog.isOpen}
        lineage={lineage}
        about={about}
        onClose={dialog.close}
      />
    ),
  }
}

function useTreeKeys(acts: ReturnType<typeof useLineageActs>) {
  useLineageKeys({
    onZoom(step) {
      const next = step === 'all' ? 'threads' : stepSize(acts.size, step)
      if (next) acts.setSize(next)
    },
    onEscape() {
      acts.letGo()
      if (acts.isRelating) acts.endRelating()
    },
  })
}
