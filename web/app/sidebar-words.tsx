// The button on the rail that brings out the words beside its icons, for screens on which nothing can hover.
import '#ui/layout/sidebar-action.css'
import './sidebar.css'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'

export const SidebarWords = ({ areOut, onToggle }: { areOut: boolean; onToggle: () => void }) => (
  <button type="button" className="sidebar-action sidebar-words" aria-expanded={areOut} onClick={onToggle}>
    {areOut ? <PanelLeftClose /> : <PanelLeftOpen />}
    <span>{areOut ? 'Hide the words' : 'Show the words'}</span>
  </button>
)
