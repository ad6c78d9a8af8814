// What the viewer shows below its head: the document, and beside it what is known of it.
import './document-viewer.css'
import type { ReactNode } from 'react'

interface ViewerBodyProps {
  side: ReactNode
  children: ReactNode
}

export const ViewerBody = ({ side, children }: ViewerBodyProps) => (
  <div className="document-viewer-body">
    {children}
    {side && <aside className="document-viewer-side">{side}</aside>}
  </div>
)
