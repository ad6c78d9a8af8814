// The button of the sidebar that opens the search, with the keys that open it too; on the rail a magnifier.
import '#ui/layout/sidebar-action.css'
import './search-button.css'
import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'

export const SearchButton = ({ keys, ...rest }: ComponentProps<'button'> & { keys: string }) => (
  <button type="button" className="sidebar-action search-button" aria-haspopup="dialog" {...rest}>
    <Search />
    <span>Search</span>
    <kbd aria-hidden>{keys}</kbd>
  </button>
)
