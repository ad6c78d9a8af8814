// The frame of the signed-in app: the sidebar and the page beside it, with a way past the sidebar for the keyboard.
import './app-frame.css'
import type { ReactNode } from 'react'

export const AppFrame = ({ sidebar, children }: { sidebar: ReactNode; children: ReactNode }) => (
  <div className="app-frame">
    <button type="button" className="app-frame-skip" onClick={skipToContent}>
      Skip to content
    </button>
    {sidebar}
    {children}
  </div>
)

const skipToContent = () => document.getElementById('main')?.focus()
