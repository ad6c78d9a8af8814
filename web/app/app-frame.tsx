// The frame of the signed-in app: the spine and the page beside it, with a way past the spine for the keyboard.
import './app-frame.css'
import type { ReactNode } from 'react'

export const AppFrame = ({ spine, children }: { spine: ReactNode; children: ReactNode }) => (
  <div className="app-frame">
    <button type="button" className="app-frame-skip" onClick={skipToContent}>
      Skip to content
    </button>
    {spine}
    {children}
  </div>
)

const skipToContent = () => document.getElementById('main')?.focus()
