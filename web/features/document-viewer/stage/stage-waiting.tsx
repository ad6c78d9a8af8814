// What stands in the viewer until there is something to show.
import './document-stage.css'
import { Spinner } from '#ui/feedback/spinner.tsx'

/** `isMaking`: the server has still to do something for it, and the page is told when that is done. */
export const StageWaiting = ({ isMaking = false }: { isMaking?: boolean }) => (
  <div className="document-stage-center" role="status">
    <Spinner />
    <p className="mt-3">Loading the document...</p>
    {isMaking && <p className="mt-1 text-ink-2">It is being made ready, and is shown here as soon as that is done.</p>}
  </div>
)
